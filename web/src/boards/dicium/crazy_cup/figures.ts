import { drawn, type Figure } from '../../../rules/figures'
import { CARDS, GROUNDS } from '../../../art/dicium/race'
import { CLAUSES } from './nouns'

const about = (thing: string) => CLAUSES[thing]

export const figures: Figure[] = [
  ...drawn('kind', GROUNDS, about),
  ...drawn('card', CARDS, about),
]
