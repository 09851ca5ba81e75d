/** What the dungeon says besides the texts of the game and of the dice room. */
import { wordsOf } from '../../parts/words'
import en from './text/en.ftl?raw'
import fr from './text/fr.ftl?raw'

export const there = wordsOf({ en, fr })
