/** Everything drawn for Katana, in one piece that a page fetches when a Katana table opens. */
import { ACTIONS } from './actions'
import { PERMANENTS } from './permanents'
import { SHADOWS } from './shadows'
import { WARRIORS } from './warriors'
import { WEAPONS } from './weapons'

export { ROLES } from './roles'
export const CARDS = { ...WEAPONS, ...PERMANENTS, ...ACTIONS }
export const PORTRAITS = { ...WARRIORS, ...SHADOWS }

export type CardKind = keyof typeof CARDS
export type Character = keyof typeof PORTRAITS
