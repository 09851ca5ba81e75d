/** Katana's nouns: what kind a card is, its figures, how a hand is held, and which clause is about what. */
import type { CardKind, Character } from '../../art/katana'
import { ACTIONS } from '../../art/katana/actions'
import { PERMANENTS } from '../../art/katana/permanents'
import { WEAPONS } from '../../art/katana/weapons'
import type { Corner } from '../../look/frames'
import type { KatanaSeat, KatanaView } from '../../protocol'
import { keyed, type Keyed } from '../parts/keyed'

/** How a hand is held: as the drawings of the cards are kept. */
const ORDER = [WEAPONS, PERMANENTS, ACTIONS].flatMap((kinds) => Object.keys(kinds) as CardKind[])

export function corner(kind: CardKind): Corner {
  if (kind in WEAPONS) return 'weapon'
  return kind in PERMANENTS ? 'permanent' : 'action'
}

/** The figures on a weapon at this table: a content pack may change them. */
export function figures(kind: CardKind, view: KatanaView): { precision?: number; damage?: number } {
  const weapon = view.rules.weapons.find(({ card }) => card === kind)
  return weapon ? { precision: weapon.precision, damage: weapon.damage } : {}
}

/** A hand in order: weapons, permanents, actions, equal cards together. */
export const arranged = (hand: string[]): Keyed<CardKind>[] => keyed((hand as CardKind[]).toSorted((a, b) => ORDER.indexOf(a) - ORDER.indexOf(b)))

/** What lies in front of a seat. */
export function permanents(seat: KatanaSeat): { kind: CardKind; count: number }[] {
  const all: { kind: CardKind; count: number }[] = [
    { kind: 'armour', count: seat.armours },
    { kind: 'fast-draw', count: seat.fast_draws },
    { kind: 'focus', count: seat.focuses },
    { kind: 'bushido', count: seat.has_bushido ? 1 : 0 },
  ]
  return all.filter(({ count }) => count > 0)
}

export const character = (seat: KatanaSeat) => seat.character as Character

/** A role's picture: the stars of a ninja are drawn beside it. */
export function rolePicture(role: string | null): { role: 'shogun' | 'samurai' | 'ninja' | 'ronin' | 'hidden'; stars: 0 | 1 | 2 | 3 } {
  if (role?.startsWith('ninja-')) return { role: 'ninja', stars: Number(role.slice(6)) as 1 | 2 | 3 }
  return { role: (role as 'shogun' | 'samurai' | 'ronin' | null) ?? 'hidden', stars: 0 }
}

/** The characters whose power is about the weapons in their own hand. */
const WEAPON_MASTERS: Character[] = ['goemon', 'hanzo', 'kojiro', 'musashi', 'tomoe']

/** What bears on a player's weapons: each says so in its own words. */
export function bearingOnWeapons(seat: KatanaSeat): { noun: 'character' | 'card'; id: string; count: number }[] {
  const master = WEAPON_MASTERS.filter((each) => each === seat.character).map((id) => ({ noun: 'character' as const, id, count: 1 }))
  const laid = permanents(seat).filter(({ kind }) => kind === 'fast-draw' || kind === 'focus')
  return [...master, ...laid.map(({ kind, count }) => ({ noun: 'card' as const, id: kind, count }))]
}

/** Clauses about what is on the table besides cards and characters. */
export const CLAUSES: Record<string, string> = {
  'piece-harmless': 'R4.1',
  'piece-difficulty': 'R6.1',
  'piece-life': 'R7.1',
  'piece-honour': 'R9.1',
  'piece-hand': 'R14.2',
  'piece-pile': 'R8.1',
  'piece-discards': 'R14.5',
  'piece-resolving': 'R5.3',
  'piece-role': 'R14.1',
  'piece-weapon': 'R3.7',
  'role-shogun': 'R1.2',
  'role-samurai': 'R1.2',
  'role-ronin': 'R1.2',
  'role-ninja-1': 'R10.2',
  'role-ninja-2': 'R10.2',
  'role-ninja-3': 'R10.2',
}
