import { drawn, type Figure } from '../../rules/figures'
import { TREASURES } from '../../art/ninjato/treasures'
import { PEOPLE } from '../../art/ninjato/people'
import { CLANS, WAYS } from '../../art/ninjato/signs'
import { CLAUSES } from './nouns'

const about = (thing: string) => CLAUSES[thing] ?? CLAUSES[thing.split('-')[0]!]

export const figures: Figure[] = [
  ...drawn('treasure', TREASURES, about),
  ...drawn('guard', PEOPLE, about),
  ...drawn('clan', CLANS, about),
  ...drawn('way', WAYS, about),
]
