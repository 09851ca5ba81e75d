/** Ninjato's nouns in the players' order, what is printed on its cards, and the clause that each thing rests on. */
import type { Clan, Treasure, Way } from '../../art/ninjato'
import type { NinjatoRaid, NinjatoShuriken, NinjatoView } from '../../protocol'
import type { Reader } from '../../text/reader'
import { held, tally } from '../parts/held'

export const TREASURE_ORDER: Treasure[] = ['fan', 'scroll', 'vase', 'jade', 'gold']
export const ELITE_ORDER = ['elite', 'captain'] as const
export const CLAN_ORDER: Clan[] = ['taira', 'minamoto', 'go-shirakawa']
export const WAY_ORDER: Way[] = ['tiger', 'snake', 'crane']
export const PLACES = ['dojo', 'sensei', 'palace', 'pavilion'] as const
export type PlaceName = (typeof PLACES)[number]
export const SIDES = ['strength', 'stealth'] as const
export type Side = (typeof SIDES)[number]
export const SHURIKEN = 3
export const ROUNDS = [1, 2, 3, 4, 5, 6, 7]

/** Clans are known by crest and colour; the red is that of drawings, for vermilion is what is asked. */
export const COLOURS: Record<Clan, string> = { taira: '#a23f35', minamoto: '#2c4f80', 'go-shirakawa': '#4f6b3a' }

interface EnvoyFacts {
  clan: Clan
  age: number
  treasures: Treasure[]
}
interface SkillFacts {
  way: Way
  /** The value of the card it costs; 0 is any. */
  cost: number
  amount: number
}

const printed = <Facts>(reader: Reader, id: string) => reader.values[id] as unknown as Facts
export const envoyOf = (reader: Reader, id: string) => printed<EnvoyFacts>(reader, `envoy-${id}`)
export const skillOf = (reader: Reader, id: string) => printed<SkillFacts>(reader, `skill-${id}`)
export const demandOf = (reader: Reader, rumour: string) => printed<{ treasures: Treasure[] }>(reader, `rumour-${rumour}`).treasures
export const valueOf = (reader: Reader, treasure: string) => printed<{ count: number }>(reader, `treasure-${treasure}`).count
/** What a demand brings if it is paid without gold. */
export const worthOf = (reader: Reader, treasures: readonly string[]) => treasures.reduce((sum, each) => sum + valueOf(reader, each), 0)

/** `favour-taira-2` is of the kind `favour-taira`. */
export const kindOf = (rumour: string) => rumour.replace(/-\d$/, '')
/** The pictures on a rumour: what it counts. */
export function signsOf(kind: string): string[] {
  const [, family, of] = /^(favour|fame)-(.+)$/.exec(kind) ?? []
  if (family) return [family === 'favour' ? `flag-${of}` : `way-${of}`]
  if (kind === 'three-clans') return CLAN_ORDER.map((clan) => `flag-${clan}`)
  if (kind === 'three-ways') return WAY_ORDER.map((way) => `way-${way}`)
  return [kind === 'elite-slayer' ? 'elite' : 'sign-people']
}
/** Rumours by kind: copies of one kind lie together. */
export const byKind = (rumours: readonly string[]) => Object.entries(tally(rumours.map(kindOf))).map(([kind, count]) => ({ kind, count }))

/** An envoy looks as old as he is. */
export const portraitOf = (age: number) => (age < 30 ? 'young' : age < 50 ? 'grown' : 'old')

/** The picture of a guard, and what it has besides its value. */
export const hasGong = (guard: string) => guard.startsWith('gong-')
export const figureOf = (guard: string) => (/^(guard|gong)-/.test(guard) ? guard.replace(/-\d$/, '') : guard)
/** The number on a guard; an Elite has one for each side. */
export const numberOf = (guard: string) => /-(\d)$/.exec(guard)?.[1] ?? ''

/** The piece that is touched for a skill of one's own: disguises are alike. */
export const skillPiece = (skill: string) => (skill.startsWith('hensojutsu') ? 'hensojutsu' : skill)

/** Skills that work on one side only. */
export const SKILL_SIDES: Record<string, Side | undefined> = {
  kenjutsu: 'strength', naginatajutsu: 'strength', bojutsu: 'strength', kusarigamajutsu: 'strength', kayakujutsu: 'strength',
  'shinobi-iri': 'stealth', choho: 'stealth', suiren: 'stealth', shurikenjutsu: 'stealth', intonjutsu: 'stealth',
} // prettier-ignore

export const sign = (side: string) => (side === 'strength' ? '>' : '<')
/** How a number stands to another. */
export const compared = (total: number, value: number) => (total > value ? '>' : total < value ? '<' : '=')
export const wins = (total: number, value: number, side: string) => compared(total, value) === sign(side)

export const thrown = (view: NinjatoView, place: string, house?: string, side?: string): NinjatoShuriken[] =>
  view.placed.filter((each) => each.place === place && (!house || (each.house === house && each.side === side)))

/** One treasure of a house: the clear ones first, each side from the cheapest on. */
export interface Lying {
  kind: Treasure
  isRed: boolean
}
export const lying = (house: { clear: Record<string, number>; red: Record<string, number> }): Lying[] =>
  [false, true].flatMap((isRed) => held(isRed ? house.red : house.clear, TREASURE_ORDER).flatMap(({ kind, count }) => Array.from({ length: count }, () => ({ kind, isRed }))))

/** Guards by their value: so many without and with a gong, and whether what the raider holds beats them. */
export interface Column {
  value: number
  quiet: number
  gongs: number
  isBeatable: boolean | null
}
export function columns(ahead: NinjatoRaid['ahead']): Column[] {
  const found = new Map<number, Column>()
  for (const foe of ahead) {
    const column = found.get(foe.value) ?? { value: foe.value, quiet: 0, gongs: 0, isBeatable: foe.is_beatable }
    if (hasGong(foe.guard)) column.gongs += foe.left
    else column.quiet += foe.left
    found.set(foe.value, column)
  }
  return [...found.values()].sort((a, b) => a.value - b.value)
}
export const left = (ahead: NinjatoRaid['ahead']) => ahead.reduce((sum, foe) => sum + foe.left, 0)
export const gongs = (ahead: NinjatoRaid['ahead']) => left(ahead.filter(({ guard }) => hasGong(guard)))
/** How many of those who may come could be beaten; null where that is not known. */
export const beatable = (ahead: NinjatoRaid['ahead']) => (ahead.some(({ is_beatable }) => is_beatable === null) ? null : left(ahead.filter(({ is_beatable }) => is_beatable)))
/** Is it Elites who wait? */
export const isElite = (ahead: NinjatoRaid['ahead']) => ahead.some(({ guard }) => !/^(guard|gong)-/.test(guard))

export const SKILL_CLAUSES: Record<string, string> = {
  kenjutsu: 'R6.1', naginatajutsu: 'R6.1', 'shinobi-iri': 'R6.1', choho: 'R6.1',
  bojutsu: 'R6.2', kusarigamajutsu: 'R6.2', suiren: 'R6.2', shurikenjutsu: 'R6.2',
  kayakujutsu: 'R6.4', intonjutsu: 'R6.5', taijutsu: 'R6.6', bajutsu: 'R6.7', boryaku: 'R6.8', chimon: 'R6.9', tenmon: 'R6.10', kyoyo: 'R6.11',
  'hensojutsu-tiger': 'R6.12', 'hensojutsu-snake': 'R6.12', 'hensojutsu-crane': 'R6.12',
} // prettier-ignore

/** Clauses by what is explained, or by its family. */
export const CLAUSES: Record<string, string> = {
  ...Object.fromEntries(Object.entries(SKILL_CLAUSES).map(([skill, clause]) => [`skill-${skill}`, clause])),
  card: 'R4.6',
  'card-3': 'R4.6',
  treasure: 'R2.4',
  'treasure-gold': 'R7.2',
  guard: 'R4.12',
  'guard-gong': 'R4.13',
  'guard-elite': 'R4.15',
  'guard-captain': 'R4.15',
  'guard-watchman': 'R4.20',
  envoy: 'R7.1',
  rumour: 'R10.1',
  kind: 'R10.1',
  'kind-three-clans': 'R10.2',
  'kind-three-ways': 'R10.2',
  clan: 'R9.4',
  way: 'R5.2',
  'side-strength': 'R4.5',
  'side-stealth': 'R4.5',
  'place-dojo': 'R3.4',
  'place-sensei': 'R5.1',
  'place-palace': 'R7.1',
  'place-pavilion': 'R7.1',
  house: 'R4.2',
  'piece-loot': 'R4.19',
  'piece-next': 'R4.10',
  'piece-guard': 'R4.7',
  'piece-honour': 'R9.4',
  seat: 'R1.2',
  'about-round': 'R3.1',
  'about-order': 'R8.2',
  'about-scoring': 'R9.1',
  'about-forecast': 'R10.4',
  'about-shuriken': 'R3.1',
  'about-hand': 'R3.4',
  'about-guards': 'R2.6',
  'about-elites': 'R4.15',
  'about-bag': 'R2.4',
  'about-tokens': 'R4.21',
  'about-token': 'R4.21',
  'about-sentry': 'R4.14',
  'about-red': 'R4.15',
  'about-age': 'R9.3',
  'about-beats': 'R4.10',
  'about-closed': 'R4.22',
  'line-envoys': 'R7.3',
  'line-rumours': 'R7.3',
  'line-clans': 'R9.4',
  'line-bonus': 'R10.1',
  'line-treasures': 'R10.4',
  'line-elites': 'R10.5',
  'line-total': 'R1.2',
  pile: 'R3.5',
  'about-stack': 'R3.6',
}
