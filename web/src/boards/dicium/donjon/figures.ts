import { drawn, type Figure } from '../../../rules/figures'
import { CARDS, HEROES, MONSTERS, RELICS } from '../../../art/dicium/dungeon'
import { clauseFor } from './nouns'

export const figures: Figure[] = [
  ...drawn('hero', HEROES, () => 'R2.1'),
  ...drawn('card', CARDS, clauseFor),
  ...drawn('monster', MONSTERS, clauseFor),
  ...drawn('relic', RELICS, clauseFor),
]
