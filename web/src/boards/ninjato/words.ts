/** What this board says besides the texts of the game. */
import { wordsOf } from '../parts/words'
import en from './text/en.ftl?raw'
import fr from './text/fr.ftl?raw'

export const here = wordsOf({ en, fr })
