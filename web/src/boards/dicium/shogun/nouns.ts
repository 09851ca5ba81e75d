/** How the rules engine orders Shogun's nouns, where things lie on the palace board, and which clause is about them. */
import type { DiciumShogunPawn, DiciumShogunView } from '../../../protocol'
import { SHARED_CLAUSES, type DiceClauses } from '../clauses'
import { crowd, placeOf, wallsOf } from '../squares'

export const SIZE = 9
/** `ninja-blue-1` is drawn as `ninja-blue`. */
export const figure = (pawn: string) => pawn.replace(/-\d$/, '')
export const numberOf = (pawn: string) => /-(\d)$/.exec(pawn)?.[1] ?? ''

export const isSquare = (piece: string) => /^[a-i][1-9]$/.test(piece)
export const isPawn = (piece: string) => piece === 'shogun' || /^(ninja|samurai)-/.test(piece)

export interface Standing {
  pawn: DiciumShogunPawn
  /** The middle of the pawn in squares from the top left corner, and how large it is drawn. */
  x: number
  y: number
  scale: number
}

/** All pawns on the board. A captive goes with his captor and is shown with him. */
export function standing(view: DiciumShogunView): Standing[] {
  const found: Standing[] = []
  const there = new Map<string, DiciumShogunPawn[]>()
  for (const pawn of view.pawns) {
    if (!pawn.square || (pawn.pawn === 'shogun' && view.captor)) continue
    there.set(pawn.square, [...(there.get(pawn.square) ?? []), pawn])
  }
  for (const [square, pawns] of there) {
    const { column, row } = placeOf(square)
    const { places, scale } = crowd(pawns.length)
    pawns.forEach((pawn, i) => {
      const [x, y] = places[i] ?? [0.5, 0.5]
      found.push({ pawn, x: column + x, y: row + y, scale })
    })
  }
  return found.sort((a, b) => a.pawn.pawn.localeCompare(b.pawn.pawn))
}

/** The walls and doors of the palace as lines, in squares. */
export const lines = (palace: DiciumShogunView['rules']['palace']) => wallsOf(palace, SIZE, SIZE)

/** Where gardens are: those have a letter, and other zones a word. */
export const isGarden = (zone: string) => /^[A-H]$/.test(zone)

const NAMED: Record<string, string> = { 'about-palace': 'palace', 'piece-alerts': 'alerts', 'tile-brazier': 'braziers', 'tile-torii': 'torii', 'tile-turned-torii': 'torii', 'tile-garrison': 'garrisons' }

/** Which night is played; one without end has no value. */
export type Night = 'short' | 'long' | 'endless'
export const nightOf = (option: unknown): Night => (option === 'long' || option === 'endless' ? option : 'short')

/** Where the values of a thing come from; of a combination, for the side that plays. */
export function sourceOf(thing: string, view: DiciumShogunView, night: Night): string | undefined {
  const { sources } = view.rules
  if (thing.startsWith('kind-')) return sources['palace']
  if (thing === 'piece-night') return sources[`${night}_night`]
  if (thing === 'about-mats' || thing.startsWith('bonus-')) return sources[`mat-${view.seats[view.seat ?? 0]!.mat ?? 'blue'}`]
  const side = view.seats[view.turn]?.side === 'ninjas' ? 'ninja' : 'samurai'
  return sources[NAMED[thing] ?? thing] ?? sources[thing.replace(/^piece-/, `${side} `)]
}

export const CLAUSES: Record<string, string> = {
  'side-ninjas': 'R14.1',
  'side-samurai': 'R14.3',
  'piece-alerts': 'R14.3',
  'piece-throne': 'R9.1',
  'piece-stop': 'R12.4',
  'piece-keep-shogun': 'R9.9',
  'pawn-shogun': 'R9.1',
  'pawn-ninja': 'R8.1',
  'pawn-samurai': 'R8.1',
  'kind-corridor': 'R7.2',
  'kind-garrison': 'R7.8',
  'kind-altar': 'R7.10',
  'kind-tatami': 'R7.2',
  'kind-throne': 'R7.2',
  'kind-garden': 'R7.2',
  'kind-brazier': 'R13.7',
  'kind-torii': 'R7.7',
  'tile-brazier': 'R13.7',
  'tile-torii': 'R7.7',
  'tile-turned-torii': 'R7.6',
  'tile-garrison': 'R7.8',
  'piece-shogun-state': 'R9.5',
  'piece-night': 'R14.5',
  'piece-endless-night': 'R14.5',
  'about-palace': 'R7.1',
  'about-mats': 'R5.1',
  'piece-stock': 'R13.1',
  'piece-pawns-left': 'R7.9',
  seat: 'R5.1',
}

export const DICE_CLAUSES: DiceClauses = { ...SHARED_CLAUSES, values: 'R8.5', colours: 'R8.5', combat: 'R10.2' }
