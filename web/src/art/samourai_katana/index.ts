/** Everything drawn for Samouraï & Katana, fetched when such a table opens. */
import { EVENTS } from './events'
import { SPECIALS } from './specials'
import { WARRIORS } from './warriors'

export { LANDS, LANES, SIZE, type Land } from './japan'
export { CLANS, SIGNS, type Clan, type Sign } from './signs'
export const CARDS = { ...WARRIORS, ...SPECIALS, ...EVENTS }
export type CardKind = keyof typeof CARDS
