/** Bushido's nouns in the order of the rules engine, and the clause that each rests on. */
import type { Disc, Land, Role, Tile } from '../../art/bushido'
import type { BushidoSeat, BushidoView } from '../../protocol'

export const LAND_ORDER: Land[] = ['city', 'temple', 'town', 'village', 'mountain', 'rice-field', 'fortress']
export const TILE_ORDER: Tile[] = ['katana-3', 'katana-2', 'katana-1', 'chanoyu', 'geisha', 'shinobi', 'ronin', 'seppuku']
export const DISC_ORDER: Disc[] = ['battle', 'duel', 'ambush', 'traitor', 'kotau']
export const ROLE_ORDER: Role[] = ['daimyo', 'samurai', 'bushi', 'sensei', 'hatamoto']
export const PHASES = [
  'appointment', 'tea', 'treasury', 'roles', 'schemes', 'hatamoto',
  'mobilisation', 'combat', 'results', 'advice', 'arms', 'audience',
] // prettier-ignore
export const TOKENS: Record<number, string> = { 3: 'three', 6: 'six' }

export const VALUES = ['honour', 'koku', 'katana'] as const
export type Value = (typeof VALUES)[number]

/** Where a value of a land comes from, at this table. */
export const sourceOf = (view: BushidoView, land: string, value: Value) =>
  view.rules.sources[`${land} ${value}`] ?? 'owner'

/** Everything that this observer knows to lie behind a screen: all of it, or what a Shinobi has seen. */
export function behind(seat: BushidoSeat): { isAll: boolean; tiles: Record<string, number>; discs: Record<string, number> } {
  return seat.tiles ? { isAll: true, tiles: seat.tiles, discs: seat.discs ?? {} } : { isAll: false, tiles: seat.known_tiles, discs: seat.known_discs }
}

/** The track goes from 0, the torii, to 50; each clan has two markers on it. */
export const TRACK_END = 50
export type Honour = 'daimyo' | 'samurai'

/** The seats from most honour to least. */
export const ranked = (seats: BushidoSeat[], kind: Honour) => seats.toSorted((a, b) => b[kind] - a[kind])

/** Who holds a role; with three players one clan may hold two. */
export const holder = (view: BushidoView, role: string) => view.seats.find((seat) => seat.roles.includes(role))?.seat ?? null

const PHASE_CLAUSES = ['R5.2', 'R6.1', 'R7.1', 'R8.1', 'R9.1', 'R9.11', 'R10.1', 'R11.2', 'R12.1', 'R13.1', 'R14.1', 'R14.4']

export const CLAUSES: Record<string, string> = {
  ...Object.fromEntries(PHASES.map((phase, i) => [`phase-${phase}`, PHASE_CLAUSES[i]!])),
  ...Object.fromEntries(LAND_ORDER.map((land) => [`land-${land}`, 'R2.3'])),
  'land-fortress': 'R2.6',
  'face-down': 'R2.7',
  'tile-katana-1': 'R11.9',
  'tile-katana-2': 'R11.9',
  'tile-katana-3': 'R7.1',
  'tile-chanoyu': 'R9.7',
  'tile-geisha': 'R9.9',
  'tile-shinobi': 'R9.8',
  'tile-ronin': 'R9.3',
  'tile-seppuku': 'R13.2',
  'disc-battle': 'R11.10',
  'disc-duel': 'R11.10',
  'disc-ambush': 'R11.10',
  'disc-traitor': 'R11.12',
  'disc-kotau': 'R14.6',
  'role-daimyo': 'R5.2',
  'role-samurai': 'R8.2',
  'role-bushi': 'R8.3',
  'role-sensei': 'R8.5',
  'role-hatamoto': 'R8.6',
  'piece-three': 'R10.8',
  'piece-six': 'R10.8',
  'piece-campaign': 'R15.1',
  'piece-honour': 'R3.1',
  'piece-koku': 'R2.12',
  'piece-income': 'R2.13',
  'piece-bag': 'R4.6',
  'piece-elite': 'R15.6',
  month: 'R14.7',
  seat: 'R17.1',
  discs: 'R4.9',
  spent: 'R11.15',
  combat: 'R11.10',
}
