import { drawn, type Figure } from '../../../rules/figures'
import { SQUARES, TILES } from '../../../art/dicium/palace'
import { BONUSES } from '../../../art/dicium/signs'
import { CLAUSES } from './nouns'

const about = (thing: string) => CLAUSES[thing]

export const figures: Figure[] = [
  ...drawn('kind', SQUARES, about),
  ...drawn('tile', TILES, about),
  ...drawn('bonus', BONUSES, () => 'R5.1'),
]
