/** How the dice room of the rules engine writes things, as far as its boards need it. No rules here. */
import type { Colour } from '../../art/dicium'
import type { EventInfo, OptionInfo } from '../../protocol'
import { keyed } from '../parts/keyed'

export const FACES = ['1', '2', '3', '4', '5', 'dicium'] as const
export type Face = (typeof FACES)[number]

/** What is printed on the faces. */
export const COLOUR_OF: Record<Face, Colour | 'wild'> = { '1': 'green', '2': 'blue', '3': 'yellow', '4': 'red', '5': 'blue', dicium: 'wild' }

export const LEVELS = [2, 3, 4, 5] as const
export const COMBINATIONS = ['pair', 'straight', 'three', 'two-pair', 'four', 'full', 'five'] as const

/** Dice that can lie in the reserve of a mat. */
export const SLOTS = 2
/** Choices that pick dice one at a time, and the words that end each of them. */
export const ENDS: Record<string, string> = { reroll: 'throw', reserve: 'reserve no more' }

/** One die on the table. Equal faces are interchangeable, so a die is its face and which of them it is. */
export interface Lying {
  face: Face
  key: string
}

export const lying = (faces: readonly string[]): Lying[] => keyed(faces).map(({ id, key }) => ({ face: id as Face, key }))

/** Which of the dice are meant by these faces: the first of each that are not taken yet. */
export function matching(dice: readonly Lying[], faces: readonly string[]): Set<string> {
  const left = new Map<string, number>()
  for (const face of faces) left.set(face, (left.get(face) ?? 0) + 1)
  const found = new Set<string>()
  for (const { face, key } of dice) {
    const count = left.get(face) ?? 0
    if (!count) continue
    left.set(face, count - 1)
    found.add(key)
  }
  return found
}

/** The faces that were just thrown. */
export function fallen(news: readonly EventInfo[]): string[] {
  return news.filter(({ kind }) => kind === 'throws' || kind === 'rerolls').flatMap(({ facts }) => (Array.isArray(facts['faces']) ? facts['faces'].map(String) : []))
}

export interface Fight {
  seat: number
  die: number
  engaged: number
  bonus: number
  strength: number
  /** What the die was thrown for; the drone's test is nobody's. */
  throw: 'attack' | 'defence' | 'test' | 'drone'
}

/** What the combat die showed, one throw after the other. */
export function fights(news: readonly EventInfo[]): Fight[] {
  return news.filter(({ kind }) => kind === 'fights').map(({ facts }) => facts as unknown as Fight)
}

/** The throws to show after some news: the last one, a defence beside its attack, perhaps a step later; new dice clear the table. */
export function following(shown: Fight[], news: readonly EventInfo[]): Fight[] {
  const thrown = fights(news)
  const [last, before] = [thrown.at(-1), thrown.at(-2) ?? shown.at(-1)]
  if (last) return last.throw === 'defence' && before?.throw === 'attack' ? [before, last] : [last]
  return fallen(news).length || news.some(({ kind }) => kind === 'turn') ? [] : shown
}

export type Group = 'values' | 'colours' | 'other'

/** A combination of values, one of a colour (`blue-3`), or something else to say. */
export function groupOf(option: OptionInfo): Group {
  const piece = option.pieces[0] ?? ''
  if ((COMBINATIONS as readonly string[]).includes(piece)) return 'values'
  return /^(blue|yellow|red|green|temple|gate|lock)-\d+$/.test(piece) ? 'colours' : 'other'
}

/** What the unspent dice form: which of them it can take, what it does, and how far or of which level. */
export interface Form {
  piece: string
  faces: string[]
  deed: string
  count: number
}

/** What the views of all games of the family have. */
export interface DiceSeat {
  seat: number
  hand: number
  reserve: string[]
  bonuses: { level: number; bonus: string; is_acquired: boolean }[]
}
export interface DiceView {
  seat: number | null
  turn: number
  /** Which part of a turn it is; null before the first turn and after the last. */
  phase: string | null
  dice: string[]
  /** The dice that were picked so far for what is asked: to be thrown again, put by, spent, or turned. */
  picked_dice: string[]
  thrown: number
  throws: number
  actions: number
  forms: Form[]
  seats: DiceSeat[]
  outcome: unknown
}

/** Where a die is meant that a question names: among those that lie in the tray, or in the reserve of the one asked. */
export const inReserve = (view: DiceView, asked: number): boolean => view.turn !== asked || view.dice.length === 0
