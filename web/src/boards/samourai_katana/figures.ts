import { EVENTS } from '../../art/samourai_katana/events'
import { SPECIALS } from '../../art/samourai_katana/specials'
import { WARRIORS } from '../../art/samourai_katana/warriors'
import { drawn, type Figure } from '../../rules/figures'
import { CLAUSES } from './clauses'

const about = (kind: string) => (thing: string) => CLAUSES[thing] ?? CLAUSES[`card-${kind}`]

export const figures: Figure[] = [
  ...drawn('card', WARRIORS, about('warrior')),
  ...drawn('card', SPECIALS, about('special')),
  ...drawn('card', EVENTS, about('event')),
]
