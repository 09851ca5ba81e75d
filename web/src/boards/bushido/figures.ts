import { drawn, type Figure } from '../../rules/figures'
import { DISCS } from '../../art/bushido/discs'
import { LANDS } from '../../art/bushido/lands'
import { ROLES } from '../../art/bushido/roles'
import { TILES } from '../../art/bushido/tiles'
import { CLAUSES } from './nouns'

const about = (thing: string) => CLAUSES[thing]

export const figures: Figure[] = [
  ...drawn('land', LANDS, about).map((figure): Figure => ({ ...figure, box: [100, 70] })),
  ...drawn('tile', TILES, about),
  ...drawn('disc', DISCS, about),
  ...drawn('role', ROLES, about),
]
