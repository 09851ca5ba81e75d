import { drawn, type Figure } from '../../rules/figures'
import { CARDS, PORTRAITS } from '../../art/katana'
import { ROLES } from '../../art/katana/roles'
import { CLAUSES } from './nouns'

export const figures: Figure[] = [
  ...drawn('card', CARDS),
  ...drawn('character', PORTRAITS),
  ...drawn('role', ROLES, (thing) => CLAUSES[thing]),
]
