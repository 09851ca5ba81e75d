import { drawn, type Figure } from '../../../rules/figures'
import { MONSTERS, PHILOSOPHERS, TILES } from '../../../art/dicium/archipelago'
import { clauseFor } from './nouns'

export const figures: Figure[] = [
  ...drawn('tile', TILES, clauseFor),
  ...drawn('card', PHILOSOPHERS, clauseFor),
  ...drawn('monster', MONSTERS, clauseFor),
]
