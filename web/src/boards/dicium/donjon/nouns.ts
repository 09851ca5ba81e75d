/** How the dungeon is laid out, what is counted of its view, and which clause is about what. No rules here. */
import type { DiciumDonjonChest, DiciumDonjonView } from '../../../protocol'
import type { Reader } from '../../../text/reader'
import type { Place } from '../../parts/grid'
import { SHARED_CLAUSES, type DiceClauses } from '../clauses'
import type { Face, Form } from '../dice'
import { lackOfColour, lackOfValues, type Dim } from '../lacking'
import { placeOf } from '../squares'
import { here } from '../words'
import { there } from './words'

export const COLUMNS = 11
export const ROWS = 9
/** Faces of the combat die, and of the king's. */
export const SIDES = 6

export const isSquare = (piece: string) => /^[a-k][1-9]$/.test(piece)
/** Where a square lies, from the top left corner. */
export function spotOf(square: string): Place {
  const { column: x, row: y } = placeOf(square)
  return { x, y }
}

// The goal

export interface Slot {
  /** Open, still needed, or spared by the best hunter's trophies. */
  state: 'open' | 'needed' | 'spared'
  /** The chest that fills it. */
  chest: DiciumDonjonChest | undefined
}

/** The chests as one plate: those that are open, those that are still needed, and those that trophies spare. */
export function slots({ chests, goal }: Pick<DiciumDonjonView, 'chests' | 'goal'>): Slot[] {
  const open = chests.filter(({ opener }) => opener !== null)
  return chests.map((_, i) => ({ state: i < open.length ? 'open' : i < goal.needed ? 'needed' : 'spared', chest: open[i] }))
}

/** Where the crown is: found, in a square that is known or follows from the relics that were seen, or anywhere. */
export function crownOf({ chests, goal }: Pick<DiciumDonjonView, 'chests' | 'goal'>): { isFound: boolean; square: string | null } {
  if (goal.has_crown) return { isFound: true, square: null }
  const seen = chests.find(({ holds }) => holds === 'crown')
  const covered = chests.filter(({ kind, holds }) => kind === 'relic' && holds === null)
  return { isFound: false, square: (seen ?? (covered.length === 1 ? covered[0] : undefined))?.square ?? null }
}

// The king

/** How sure it is that a turn still comes: for the first, the second … of those that follow, while the king goes one or two steps before each, half and half. */
export function turnsLeft(steps: number): number[] {
  const chances: number[] = []
  for (let throws = 1; throws < steps; throws++) chances.push(atMost(steps - throws - 1, throws))
  return chances
}
/** The chance that at most so many of some coins show heads. */
function atMost(heads: number, coins: number): number {
  let [sum, ways] = [0, 1]
  for (let k = 0; k <= Math.min(heads, coins); k++) {
    sum += ways
    ways = (ways * (coins - k)) / (k + 1)
  }
  return sum / 2 ** coins
}

/** Rounds until the king's card comes up: it lies below the pile of whoever was first. */
export function roundsToKing({ seats, first }: Pick<DiciumDonjonView, 'seats' | 'first'>): number {
  return cards(seats[first]!.pile) + 1
}
export const cards = (pile: Record<string, number>): number => Object.values(pile).reduce((sum, count) => sum + count, 0)

// Fights and sight

/** The lowest result of the combat die that beats a defence, with so much added; more than a die has if none does. */
export const needed = (defence: number, attack: number): number => Math.max(1, defence - attack)
/** On how many sides of the die that is so. */
export const hits = (lowest: number): number => Math.max(0, SIDES + 1 - lowest)

/** What the combat die has to show, in words. */
export function oddsOf(defence: number, attack: number): string {
  const lowest = needed(defence, attack)
  if (lowest > SIDES) return there.say('hopeless', { count: lowest - SIDES })
  return there.say(lowest === 1 ? 'sure' : 'odds', { lowest, hits: hits(lowest), sides: SIDES })
}

/** The defence of what lies on each square that has a foe. */
export function defences({ monsters, goblins, rules }: Pick<DiciumDonjonView, 'monsters' | 'goblins' | 'rules'>): Map<string, number> {
  const found = new Map(goblins.map((square) => [square, rules.goblin_defence]))
  for (const { square, defence } of monsters) if (square) found.set(square, defence)
  return found
}

export interface Ray {
  /** The last square that is seen that way. */
  end: string
  dx: number
  dy: number
  long: number
}

/** The lines of sight from a square: the farthest square in each of four directions. */
export function rays(from: string, seen: readonly string[]): Ray[] {
  const start = spotOf(from)
  const found = new Map<string, Ray>()
  for (const square of seen) {
    const { x, y } = spotOf(square)
    const [dx, dy] = [Math.sign(x - start.x), Math.sign(y - start.y)]
    const long = Math.abs(x - start.x) + Math.abs(y - start.y)
    const known = found.get(`${dx},${dy}`)
    if (!known || known.long < long) found.set(`${dx},${dy}`, { end: square, dx, dy, long })
  }
  return [...found.values()]
}

// The tray

const YELLOW = ['opening', 'fireball', 'pass-wall', 'goblin']
/** Combinations of a colour: how many faces of which, and what they do. */
export const COLOURED: { piece: string; colour: string; faces: number; deed: string }[] = [
  { piece: 'blue-1', colour: 'blue', faces: 1, deed: 'move' },
  ...YELLOW.map((deed, i) => ({ piece: `yellow-${i + 1}`, colour: 'yellow', faces: i + 1, deed })),
  { piece: 'gate-4', colour: 'yellow', faces: 4, deed: 'portal' },
  ...[2, 3, 4, 5].map((faces) => ({ piece: `green-${faces}`, colour: 'green', faces, deed: 'search' })),
  { piece: 'lock-2', colour: 'green', faces: 2, deed: 'treasure' },
  { piece: 'lock-3', colour: 'green', faces: 3, deed: 'relic' },
]
/** The trap that forbids a colour. */
const TRAPS: Record<string, string> = { blue: 'pit', yellow: 'silence' }

/** The combinations that are not to be had, each with what it would do and what is missing; while none is thought about, all of them. */
export function dims(view: DiciumDonjonView, reader: Reader, isCombining: boolean): Dim[] {
  const { dice, rules, forms, face_bonuses, card } = view
  const isFormed = (piece: string) => forms.some((form) => form.piece === piece || (piece === 'blue-1' && form.piece.startsWith('blue-')))
  const values = rules.young ? [] : rules.deeds.map(({ piece, deed }) => ({ piece, deed, lack: lackOfValues(piece, dice as Face[]), trap: '' }))
  const colours = COLOURED.map(({ piece, colour, faces, deed }) => ({ piece, deed, lack: lackOfColour(dice as Face[], colour, faces, face_bonuses[colour] ?? 0), trap: TRAPS[colour] ?? '' }))
  const all = [...values, ...colours]
  if (!isCombining) return all.map(({ piece, deed }) => ({ piece, deed, told: reader.noun('piece', piece) }))
  return all
    .filter(({ piece }) => !isFormed(piece))
    .filter(({ deed }, i, rest) => deed !== 'search' || rest.findIndex((other) => other.deed === deed) === i) // of the levels the lowest
    .map(({ piece, deed, lack, trap }) => {
      if (card !== null && trap === card) return { piece, deed, told: reader.noun('card', card) }
      return { piece, deed, told: lack.id === 'enough' ? there.say(`not-here-${deed}`) : here.say(`missing-${lack.id}`, { have: lack.have, of: lack.of }) }
    })
}

/** What a combination would do here: the squares that it leads to, one by one where they are few. */
export function detailOf(form: Form, { reaches, goblins }: Pick<DiciumDonjonView, 'reaches' | 'goblins'>): string {
  const squares = reaches.filter(({ piece }) => piece === form.piece).map(({ square }) => square)
  if (squares.length) return there.say(squares.length > 2 ? 'leads-to-many' : 'leads-to', { count: squares.length, squares: squares.join(', ') })
  if (form.deed === 'goblin') return there.say('goblins-to-choose', { count: goblins.length })
  return there.has(`detail-${form.deed}`) ? there.say(`detail-${form.deed}`, { count: form.count }) : ''
}

// Explanations

const NAMED: Record<string, string> = { 'tile-goblin': 'goblin_defence', 'piece-goal': 'trophies', 'piece-trophies': 'trophies' }
const PRINTED = /^(kind|piece-(guard|portal|throne|entrance|way|door))/

/** Where the values of a thing come from. */
export function sourceOf(thing: string, { rules, seats, seat }: Pick<DiciumDonjonView, 'rules' | 'seats' | 'seat'>): string | undefined {
  const { sources } = rules
  if (PRINTED.test(thing)) return sources['dungeon']
  if (thing === 'about-mats' || thing.startsWith('bonus-')) return sources[`mat-${MATS[seats[seat ?? 0]?.hero ?? 'elf']}`]
  if (thing.startsWith('tile-')) return sources[NAMED[thing] ?? thing.replace('tile-', 'monster-')]
  return sources[NAMED[thing] ?? thing] ?? sources[thing.replace(/^piece-/, '')]
}
const MATS: Record<string, string> = { elf: 'blue', mage: 'yellow', warrior: 'red', thief: 'green' }

const CLAUSES: Record<string, string> = {
  'piece-goal': 'R14.1',
  'piece-reserve-goblins': 'R14.2',
  'piece-king': 'R14.3',
  'piece-king-die': 'R13.2',
  'piece-pile': 'R2.4',
  'piece-trophies': 'R12.5',
  'piece-guard': 'R7.6',
  'piece-portal': 'R7.9',
  'piece-throne': 'R7.7',
  'piece-entrance': 'R13.1',
  'piece-way': 'R7.7',
  'piece-door': 'R7.4',
  'piece-stop': 'R11.5',
  'piece-leave': 'R10.3',
  'piece-blue-1': 'R9.2',
  'piece-yellow-1': 'R9.5',
  'piece-yellow-2': 'R9.6',
  'piece-yellow-3': 'R9.8',
  'piece-yellow-4': 'R9.9',
  'piece-gate-4': 'R9.10',
  'piece-lock-2': 'R10.2',
  'piece-lock-3': 'R10.2',
  'piece-three': 'R11.2',
  'piece-two-pair': 'R11.3',
  'piece-four': 'R11.4',
  'piece-full': 'R11.5',
  'piece-five': 'R11.6',
  'piece-boosts': 'R12.2',
  'tile-goblin': 'R12.2',
  'tile-treasure': 'R10.2',
  'tile-relic': 'R10.5',
  'tile-portal': 'R9.10',
  'kind-hall': 'R7.2',
  'kind-lair': 'R12.2',
  'kind-treasure': 'R10.3',
  'kind-crypt': 'R10.5',
  'about-mats': 'R5.1',
  seat: 'R2.1',
}
const TRAP_CARDS = ['pit', 'web', 'gas', 'curse', 'silence', 'darkness', 'poison', 'trapdoor']
const GOBLIN_CARDS = ['lurking', 'prowling', 'scout']

/** The clause about a thing of this game. */
export function clauseFor(thing: string): string | undefined {
  const [, kind, id] = /^(card|monster|tile|treasure|relic|hero|seat)-(.+)$/.exec(thing) ?? []
  if (kind === 'card') {
    if (id!.startsWith('scroll-')) return id === 'scroll-fate' ? 'R8.8' : 'R8.7'
    if (TRAP_CARDS.includes(id!)) return 'R8.9'
    if (GOBLIN_CARDS.includes(id!)) return 'R8.11'
    return id === 'king' ? 'R13.1' : ['boots', 'sceptre', 'sword', 'gloves'].includes(id!) ? 'R8.6' : 'R8.4'
  }
  if (kind === 'treasure') return 'R10.4'
  if (kind === 'relic') return 'R10.5'
  if (kind === 'hero') return 'R2.2'
  if (kind === 'seat') return CLAUSES['seat']
  return CLAUSES[thing] ?? (kind === 'monster' || kind === 'tile' ? 'R12.2' : undefined)
}

export const DICE_CLAUSES: DiceClauses = { ...SHARED_CLAUSES, values: 'R11.1', colours: 'R9.4', green: 'R10.1', combat: 'R12.2' }
