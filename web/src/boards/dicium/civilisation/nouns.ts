/** How the rules engine orders Civilisation's nouns, how its view fits the dice room, and which clause is about what. */
import type { DiciumCivilisationSeat, DiciumCivilisationView } from '../../../protocol'
import type { Reader } from '../../../text/reader'
import { SHARED_CLAUSES, type DiceClauses } from '../clauses'
import { COMBINATIONS, type DiceView, type Face } from '../dice'
import { lackOfColour, lackOfValues, type Dim, type Lack } from '../lacking'
import type { Tables } from '../tables'
import { here } from '../words'

export const SIZE = 9
/** A region has as many squares in a row. */
export const REGION = 3
/** The order of mats. */
export const COLOURS = ['blue', 'yellow', 'red', 'green'] as const
/** The order of objectives in the rules of a table. */
const COMMON = ['colonist', 'builder', 'slayer', 'navigator', 'explorer', 'scholar', 'conqueror', 'enlightened', 'pantheon', 'navel']
const SECRETS = ['architect', 'pontiff', 'founder', 'admiral', 'ploughman', 'invader', 'hunter', 'sage', 'geographer', 'strategist']

export const pieceOf = (square: string) => `${square}/square`
export const isSquare = (piece: string) => /^[a-i][1-9]\/square$/.test(piece)

/** The view as the dice room wants it. */
export function diceView(view: DiciumCivilisationView): DiceView {
  const seats = view.seats.map(({ seat, active_hand, reserve, notches }) => ({ seat, hand: active_hand, reserve, bonuses: notches.map(({ level, bonus, taken }) => ({ level, bonus, is_acquired: taken })) }))
  return { ...view, seats }
}

export function civilisationTables({ rules }: Pick<DiciumCivilisationView, 'rules'>): Tables {
  const values = rules.deeds.map(({ piece, deed, count }) => ({ piece, does: [{ deed, count, source: rules.sources[piece] }] }))
  return { sides: [], own: null, values, colours: ['temple-5'], yellow: 'yellow-1', green: 'does-city' }
}

export interface Progress {
  points: number
  needs: { measure: string; count: number }[]
}

/** What an objective asks for and brings at this table. */
export function objectiveOf(id: string, kind: 'common' | 'secrets', { rules }: Pick<DiciumCivilisationView, 'rules'>): Progress {
  const row = rules[kind][(kind === 'common' ? COMMON : SECRETS).indexOf(id)]
  return { points: row?.points ?? 0, needs: row?.needs ?? [] }
}

/** How much of it somebody has, of how much; more than is asked for does not count. */
export function progress({ needs }: Progress, { measures }: Pick<DiciumCivilisationSeat, 'measures'>): { have: number; of: number } {
  const have = needs.reduce((sum, { measure, count }) => sum + Math.min(count, measures[measure] ?? 0), 0)
  return { have, of: needs.reduce((sum, { count }) => sum + count, 0) }
}

/** Points that were gained as cards, by what brought them. */
export const GAINED = ['city', 'temple', 'wonder', 'attack', 'monster', 'wrath'] as const
export const COUNTED = ['regions', 'philosophers', 'common', 'secret'] as const
export const gained = (sheet: Record<string, number>) => GAINED.reduce((sum, source) => sum + (sheet[source] ?? 0), 0)

/** The pieces of all combinations, a colour by its smallest. */
export const PIECES = ['sail', 'march', 'city', 'temple', ...COMBINATIONS] as const
const OF_COLOUR: Record<string, RegExp> = { sail: /^blue-/, march: /^yellow-/, city: /^green-/, temple: /^temple-/ }

/** The turns of a game alone (R15.1), and the ranks with the points that each begins at (R15.3). */
export const TURNS_ALONE = 12
export const RANKS = [
  { rank: 'half-pay', from: 0 },
  { rank: 'champion', from: 21 },
  { rank: 'chosen', from: 26 },
  { rank: 'demigod', from: 31 },
  { rank: 'god', from: 36 },
]
export const rankOf = (points: number): string => RANKS.findLast(({ from }) => points >= from)?.rank ?? 'half-pay'

/** The piece that is touched for a colour: that of its smallest combination. */
const SMALLEST: Record<string, string> = { sail: 'blue-1', march: 'yellow-1', city: 'green-2', temple: 'temple-5' }
const FACES: Record<string, [colour: string, count: number]> = { sail: ['blue', 1], march: ['yellow', 1], city: ['green', 2], temple: ['green', 5] }
const touched = (piece: string) => SMALLEST[piece] ?? piece
/** All combinations by the piece that is touched for them. */
export const ALL = PIECES.map(touched)

/** The combinations that can not be used, and what is missing in the dice. */
export function missing(view: Pick<DiciumCivilisationView, 'dice' | 'forms'>): (Lack & { piece: string })[] {
  const formed = (piece: string) => view.forms.some((form) => (OF_COLOUR[piece] ? OF_COLOUR[piece].test(form.piece) : form.piece === piece))
  return PIECES.filter((piece) => !formed(piece)).map((piece) => {
    const dice = view.dice as Face[]
    return { piece: touched(piece), ...(FACES[piece] ? lackOfColour(dice, ...FACES[piece]) : lackOfValues(piece, dice)) }
  })
}

/** What is not to be had, in words; while no combination is thought about, all of them. */
export function dims(view: DiciumCivilisationView, reader: Reader, isCombining: boolean): Dim[] {
  const deed = (piece: string) => view.rules.deeds.find((each) => each.piece === piece)?.deed ?? PIECES.find((each) => touched(each) === piece)!
  if (!isCombining) return ALL.map((piece) => ({ piece, deed: deed(piece), told: reader.noun('piece', piece) }))
  return missing(view).map(({ piece, id, have, of }) => ({ piece, deed: deed(piece), told: here.say(`missing-${id}`, { have, of }) }))
}

const NAMED: Record<string, string> = { 'piece-square': 'archipelago', 'piece-quarry': 'archipelago', 'piece-region': 'archipelago' }

/** Where the values of a thing come from. */
export function sourceOf(thing: string, { rules, seats, seat }: DiciumCivilisationView): string | undefined {
  const mat = seats[seat ?? 0]!.mat ?? 'blue'
  if (thing === 'about-mats' || thing.startsWith('bonus-')) return rules.sources[`mat-${mat}`]
  if (/^(hero|tile-hero)-colour/.test(thing)) return rules.sources[`hero-${mat}`]
  return rules.sources[NAMED[thing] ?? thing] ?? rules.sources[thing.replace(/^piece-/, '')]
}

const PHILOSOPHERS = ['socrates', 'plato', 'aristotle', 'pythagoras', 'thales', 'heraclitus', 'diogenes', 'epicurus', 'zeno', 'democritus', 'parmenides', 'protagoras', 'anaximander', 'empedocles', 'hypatia', 'archimedes']

const CLAUSES: Record<string, string> = {
  'piece-square': 'R7.1',
  'piece-region': 'R14.5',
  'piece-quarry': 'R7.6',
  'piece-redeploy': 'R9.6',
  'piece-pass': 'R12.11',
  'piece-deck': 'R8.6',
  'piece-objective': 'R13.1',
  'piece-wonder': 'R8.10',
  'piece-travel': 'R8.10',
  'piece-stack': 'R14.2',
  'piece-spare': 'R14.3',
  'piece-temple-5': 'R8.12',
  'tile-capital': 'R2.4',
  'tile-city': 'R9.4',
  'tile-temple': 'R9.4',
  'tile-wonder': 'R9.4',
  'hero-redeploy': 'R9.6',
  'hero-roll': 'R9.7',
  'hero-colour': 'R9.8',
  'about-mats': 'R5.1',
  seat: 'R14.5',
}

/** The clause about a thing of this game. */
export function clauseFor(thing: string): string | undefined {
  if (thing.startsWith('card-')) return `R12.${PHILOSOPHERS.indexOf(thing.slice(5)) + 1}`
  if (thing.startsWith('objective-')) return 'R13.1'
  if (thing.startsWith('secret-')) return 'R13.6'
  if (thing.startsWith('monster-')) return 'R10.4'
  if (thing.startsWith('mat-')) return 'R2.3'
  return CLAUSES[thing.replace(/^tile-hero/, 'hero').replace(/^seat-\d$/, 'seat')]
}

export const DICE_CLAUSES: DiceClauses = { ...SHARED_CLAUSES, values: 'R8.13', colours: 'R8.1', green: 'R8.11', combat: 'R10.2' }
