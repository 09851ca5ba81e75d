/** Crazy Cup's pieces: how the view becomes the dice room's, where squares lie, who is ahead, and which clause is about what. */
import { CARDS } from '../../../art/dicium/race'
import type { DiciumCrazyCupPawn, DiciumCrazyCupSquare, DiciumCrazyCupView } from '../../../protocol'
import { turned, type Place, type Spot } from '../../parts/grid'
import { isUncertain } from '../../parts/sources'
import { SHARED_CLAUSES, type DiceClauses } from '../clauses'
import type { DiceView } from '../dice'

/** The same table as the shared parts know it: `hand` is the active hand there. */
export function diceOf(view: DiciumCrazyCupView): DiceView {
  const seats = view.seats.map(({ seat, active_hand, reserve, mat }) => ({
    seat,
    hand: active_hand,
    reserve,
    bonuses: mat.map(({ level, bonus, taken }) => ({ level, bonus, is_acquired: taken })),
  }))
  return { ...view, seats }
}

const ROUGH = ['ravine', 'volcano', 'cactus', 'lake']
export const isRough = (kind: string) => ROUGH.includes(kind)
export const TILE_FOR: Record<string, string> = { ravine: 'wings', volcano: 'shield', cactus: 'saws', lake: 'floats' }

export const pieceOf = (square: string) => `${square}/square`
export const pawnPiece = (pawn: DiciumCrazyCupPawn) => (pawn.seat === null ? 'drone' : `seat-${pawn.seat}`)

/** How large the ground is, and where on it no square lies: for the direction of the race, and for a mark. */
export interface Ground {
  columns: number
  rows: number
  way: Spot
  mark: Spot
}

/** Room for the arrows, the best first. */
const ROOMS: [columns: number, rows: number][] = [[3, 2], [2, 2], [3, 1], [2, 1], [1, 2], [1, 1]]

/** The ground of any track. One without rock in it gets a row below for what lies beside the squares. */
export function groundOf(track: readonly Pick<DiciumCrazyCupSquare, 'column' | 'row'>[]): Ground {
  const columns = 1 + Math.max(...track.map(({ column }) => column))
  const rows = 1 + Math.max(...track.map(({ row }) => row))
  const taken = new Set(track.map(({ column, row }) => `${column},${row}`))
  for (const high of [rows, rows + 1]) {
    const spots = (wide: number, tall: number): Spot[] =>
      Array.from({ length: Math.max(0, columns - wide + 1) * Math.max(0, high - tall + 1) }, (_, i) => ({ column: i % (columns - wide + 1), row: Math.floor(i / (columns - wide + 1)), columns: wide, rows: tall }))
        .filter((spot) => cells(spot).every((cell) => !taken.has(cell)))
        .sort((a, b) => far(a) - far(b))
    const far = (spot: Spot) => Math.hypot(spot.column + spot.columns / 2 - columns / 2, spot.row + spot.rows / 2 - high / 2)
    for (const [wide, tall] of ROOMS) {
      const [way] = spots(wide, tall)
      const mark = way && spots(1, 1).find((spot) => !cells(way).includes(cells(spot)[0]!))
      if (way && mark) return { columns, rows: high, way, mark }
    }
  }
  const below = { column: 0, row: rows, columns: 1, rows: 1 }
  return { columns, rows: rows + 1, way: below, mark: below }
}

const cells = ({ column, row, columns, rows }: Spot) => Array.from({ length: columns * rows }, (_, i) => `${column + (i % columns)},${row + Math.floor(i / columns)}`)

/** Where a square lies, in squares. */
export function placeOf({ column, row }: { column: number; row: number }, ground: Pick<Ground, 'rows'>, isUpright: boolean): Place {
  const { x, y } = turned({ column, row, columns: 1, rows: 1 }, ground.rows, isUpright)
  return { x, y }
}

/** The cards of another player that the looker knows: those seen, and after the race the whole hand. */
export function seenOf(view: DiciumCrazyCupView, seat: number): string[] {
  const { hand, known } = view.seats[seat]!
  return seat === view.seat ? [] : (hand ?? known)
}

export interface Joint {
  from: Place
  to: Place
}

/** How long a barrier is, of the side of a square. */
export const FENCE = 0.75

/** Roads are where squares are joined; barriers where neighbours are not. */
export function joints(track: readonly DiciumCrazyCupSquare[], isUpright: boolean): { roads: Joint[]; barriers: Joint[] } {
  const [roads, barriers]: [Joint[], Joint[]] = [[], []]
  const ground = groundOf(track)
  track.forEach((one, i) => {
    for (const other of track.slice(i + 1)) {
      if (Math.abs(one.column - other.column) + Math.abs(one.row - other.row) !== 1) continue
      const joint = { from: placeOf(one, ground, isUpright), to: placeOf(other, ground, isUpright) }
      const among = one.links.includes(other.square) ? roads : barriers
      among.push(joint)
    }
  })
  return { roads, barriers }
}

export interface Parked {
  pawn: DiciumCrazyCupPawn
  x: number
  y: number
  isCrowded: boolean
}

const SPOTS: [x: number, y: number][][] = [
  [[0.5, 0.5]],
  [[0.32, 0.36], [0.68, 0.64]],
  [[0.3, 0.32], [0.7, 0.34], [0.5, 0.7]],
  [[0.3, 0.3], [0.7, 0.3], [0.3, 0.72], [0.7, 0.72]],
]

/** Pawns that share a square stand side by side. */
export function parked(view: DiciumCrazyCupView, isUpright: boolean): Parked[] {
  const ground = groundOf(view.rules.track)
  const squares = new Map(view.rules.track.map((square) => [square.square, square]))
  return view.pawns.flatMap((pawn, i) => {
    const square = squares.get(pawn.square)
    if (!square) return []
    const here = view.pawns.filter((other) => other.square === pawn.square)
    const nth = here.indexOf(view.pawns[i]!)
    const spots = SPOTS[here.length - 1] ?? SPOTS[3]!
    const [x, y] = spots[nth] ?? [0.5, 0.5]
    const place = placeOf(square, ground, isUpright)
    // A square is hardly larger than a machine: several reach over its edge, but not over that of the track, where
    // all of them move in together.
    const [wide, high] = isUpright ? [ground.rows, ground.columns] : [ground.columns, ground.rows]
    const [across, down] = here.length > 2 ? [1.8, 1.5] : isUpright ? [1.5, 1.6] : [1.5, 1.4]
    const within = (middle: number, most: number, apart: number[]) => Math.min(Math.max(middle, 0.34 - Math.min(...apart)), most - 0.34 - Math.max(...apart))
    const [besides, belows] = [spots.map(([each]) => (each - 0.5) * across), spots.map(([, each]) => (each - 0.5) * down)]
    return [{ pawn, x: within(place.x + 0.5, wide, besides) + (x - 0.5) * across, y: within(place.y + 0.5, high, belows) + (y - 0.5) * down, isCrowded: here.length > 1 }]
  })
}

/** Does a player's machine stand on such a square? */
export function isOn(view: DiciumCrazyCupView, seat: number, kind: string): boolean {
  const here = view.pawns.find((pawn) => pawn.seat === seat)?.square
  return view.rules.track.some((square) => square.square === here && square.kind === kind)
}

/** The length of the lap in road squares. */
export const lap = (view: DiciumCrazyCupView) => view.rules.track.filter(({ kind }) => !isRough(kind)).length

/** Partners, and how far they have come together: they meet when that is the whole lap. */
export function pairs(view: DiciumCrazyCupView): { seats: [number, number]; squares: number }[] {
  if (!view.rules.teams) return []
  const driven = (seat: number) => view.pawns.find((pawn) => pawn.seat === seat)?.squares ?? 0
  return ([[0, 2], [1, 3]] as [number, number][]).map((seats) => ({ seats, squares: driven(seats[0]) + driven(seats[1]) }))
}

/** The place of a pawn in the race, as the squares from Start tell; pawns that are level share it. */
export const rank = (view: DiciumCrazyCupView, pawn: DiciumCrazyCupPawn) => 1 + view.pawns.filter(({ squares }) => squares > pawn.squares).length

/** Whose mat each is, by seat. */
const MATS = ['blue', 'yellow', 'red', 'green'] as const

/** Where the values of a thing come from. */
export function sourceOf(thing: string, view: DiciumCrazyCupView): string | undefined {
  const { sources } = view.rules
  if (thing === 'about-track' || thing.startsWith('kind-')) return sources['track']
  if (thing === 'about-mats' || thing.startsWith('bonus-')) return sources[`mat-${MATS[view.seat ?? 0]}`]
  if (thing === 'piece-cards') return Object.keys(CARDS).map((card) => sources[`card-${card}`]).find(isUncertain)
  return sources[thing] ?? sources[thing.replace(/^piece-/, '')]
}

export const CLAUSES: Record<string, string> = {
  'kind-start': 'R7.4',
  'kind-road': 'R7.1',
  'kind-garage': 'R7.9',
  'kind-ravine': 'R7.6',
  'kind-volcano': 'R7.6',
  'kind-cactus': 'R7.6',
  'kind-lake': 'R7.6',
  tile: 'R8.2',
  'card-hook': 'R11.1',
  'card-tornado': 'R11.2',
  'card-sandstorm': 'R11.3',
  'card-nitro': 'R11.4',
  'card-rocket': 'R11.5',
  'card-oil': 'R11.6',
  'card-dynamite': 'R11.7',
  'card-puncture': 'R11.8',
  'card-loaded-dice': 'R11.9',
  'card-sabotage': 'R11.10',
  'card-pickpocket': 'R11.11',
  'card-ace': 'R11.12',
  'piece-tornado-tile': 'R11.2',
  'piece-drone': 'R13.2',
  'piece-deck': 'R8.5',
  'piece-supply': 'R8.2',
  'piece-direction': 'R7.2',
  'piece-clockwise': 'R7.2',
  'piece-counter': 'R7.2',
  'piece-stop': 'R7.1',
  'piece-way': 'R7.7',
  'piece-pass': 'R10.3',
  'piece-airship': 'R8.10',
  'piece-storm': 'R11.3',
  'piece-bump': 'R8.6',
  'piece-cards': 'R2.3',
  'piece-lap': 'R1.2',
  'piece-team': 'R14.1',
  'about-track': 'R7.1',
  'about-mats': 'R5.1',
  seat: 'R1.2',
}

export const DICE_CLAUSES: DiceClauses = { ...SHARED_CLAUSES, combat: 'R9.1' }
