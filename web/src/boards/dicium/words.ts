/** What the boards of the dice say besides the texts of the games. */
import { wordsOf } from '../parts/words'
import en from './text/en.ftl?raw'
import fr from './text/fr.ftl?raw'

export const here = wordsOf({ en, fr })
