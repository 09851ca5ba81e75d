/** How the generic board reads a view: seats first, then whatever else there is, by its shape and the game's own words. */
import type { Reader } from '../../text/reader'

/** Told elsewhere on the page, or of no use to a player. The same in Python: src/tatami/text/fields.py. */
const FOR_PROGRAMS = new Set(['game', 'seat', 'steps', 'rules', 'waiting', 'picked', 'asked', 'memory', 'revealed', 'outcome'])

export type Shape = 'nothing' | 'flag' | 'number' | 'word' | 'words' | 'track' | 'grid' | 'table' | 'list' | 'parts'
export type Part = Record<string, unknown>

const isPart = (value: unknown): value is Part => typeof value === 'object' && value !== null && !Array.isArray(value)

export function shapeOf(value: unknown): Shape {
  if (value === null || value === undefined) return 'nothing'
  if (typeof value === 'boolean') return 'flag'
  if (typeof value === 'number') return 'number'
  if (typeof value === 'string') return 'word'
  if (!Array.isArray(value)) return 'parts'
  if (value.every((each) => typeof each === 'string')) return 'words'
  if (value.every((each) => typeof each === 'number' || each === null)) return 'track'
  if (value.every((each) => Array.isArray(each) && each.every((cell) => typeof cell !== 'object' || cell === null))) return 'grid'
  return value.every(isPart) ? 'table' : 'list'
}

/** A view in three: its seats, its single values, and whatever else is for people. */
export function parts(view: Part): { seats: Part[]; single: Part; rest: [string, unknown][] } {
  const seats = Array.isArray(view['seats']) ? (view['seats'] as Part[]) : []
  const shown = Object.entries(view).filter(([name, value]) => name !== 'seats' && value !== null && !FOR_PROGRAMS.has(name))
  const isSingle = (value: unknown) => typeof value !== 'object'
  return { seats, single: Object.fromEntries(shown.filter(([, value]) => isSingle(value))), rest: shown.filter(([, value]) => !isSingle(value)) }
}

/** What a part says to people, without what is not known. A seat that is named already need not say which one it is. */
export function entries(part: Part, isNamed: boolean): [string, unknown][] {
  return Object.entries(part).filter(([name, value]) => value !== null && (name === 'seat' ? !isNamed : !FOR_PROGRAMS.has(name)))
}

/** The columns of a list of like parts: whatever at least one of them says. */
export function columns(rows: Part[]): string[] {
  return [...new Set(rows.flatMap((row) => entries(row, false).map(([name]) => name)))]
}

/** Words of a zone with how often each is there, in the order they come. */
export function counted(words: string[]): [word: string, count: number][] {
  const counts = new Map<string, number>()
  for (const word of words) counts.set(word, (counts.get(word) ?? 0) + 1)
  return [...counts]
}

/** What a space is called by: its own id, found under the noun of the list that it is in (`provinces` have a `province`). */
export function idOf(space: Part, list: string, reader: Reader): string {
  const id = space[nounOf(list, reader)]
  return typeof id === 'string' ? id : ''
}

/** Where spaces lie: hexes by `q` and `r`, squares by `x` and `y`. Null where a part has no place. */
export function placed(rows: Part[]): { x: number; y: number }[] | null {
  const at = (across: string, down: string) => rows.length > 0 && rows.every((row) => typeof row[across] === 'number' && typeof row[down] === 'number')
  if (at('q', 'r')) return rows.map((row) => ({ x: (row['q'] as number) + (row['r'] as number) / 2, y: row['r'] as number }))
  if (at('x', 'y')) return rows.map((row) => ({ x: row['x'] as number, y: row['y'] as number }))
  return null
}

/** A field's name in the game's own words. A game without texts, in the making, shows the field's name. */
export function labelOf(name: string, reader: Reader): string {
  if (reader.book.has(`view-${name}`)) return reader.book.say(`view-${name}`)
  const plain = name.replace(/^(is|has)_/, '').replaceAll('_', ' ')
  return plain.charAt(0).toUpperCase() + plain.slice(1)
}

/** What the ids of a field are: cards, provinces, seats … */
export const nounOf = (field: string, reader: Reader): string => reader.book.attribute(`view-${field}`, 'noun') ?? field.replace(/s$/, '')

/** What an id in a field is called, if the game has a name for it. */
export function wordOf(field: string, id: string, reader: Reader): string | undefined {
  const found = [`view-${field}-${id}`, `${nounOf(field, reader)}-${id}`].find((each) => reader.book.has(each))
  return found && reader.book.say(found)
}

/** A part whose keys are all ids of one kind tells how many there are of each; any other part has fields of its own. */
export function tally(field: string, part: Part, reader: Reader): [word: string, count: number][] | null {
  const said: [string, number][] = []
  for (const [id, count] of Object.entries(part)) {
    const word = wordOf(field, id, reader)
    if (word === undefined || typeof count !== 'number') return null
    said.push([word, count])
  }
  return said
}
