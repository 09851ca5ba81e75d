/** How the generic board reads a view: seats first, then whatever else there is, by its shape alone. */
import type { Reader } from '../../text/reader'

/** Told elsewhere on the page, or of no use to a player. */
const LEFT_OUT = new Set(['game', 'seat', 'seats', 'asked', 'outcome', 'waiting', 'steps', 'revealed'])

export type Shape = 'nothing' | 'flag' | 'number' | 'word' | 'words' | 'track' | 'grid' | 'list' | 'parts'

export function shapeOf(value: unknown): Shape {
  if (value === null || value === undefined) return 'nothing'
  if (typeof value === 'boolean') return 'flag'
  if (typeof value === 'number') return 'number'
  if (typeof value === 'string') return 'word'
  if (!Array.isArray(value)) return 'parts'
  if (value.every((each) => typeof each === 'string')) return 'words'
  if (value.every((each) => typeof each === 'number' || each === null)) return 'track'
  if (value.every((each) => Array.isArray(each) && each.every((cell) => typeof cell !== 'object' || cell === null))) return 'grid'
  return 'list'
}

/** The seats of a view, and everything else. */
export function parts(view: Record<string, unknown>): { seats: unknown[]; rest: [string, unknown][] } {
  const seats = Array.isArray(view['seats']) ? (view['seats'] as unknown[]) : []
  return { seats, rest: Object.entries(view).filter(([name]) => !LEFT_OUT.has(name)) }
}

/** Words of a zone with how often each is there, in the order they come. */
export function counted(words: string[]): [word: string, count: number][] {
  const counts = new Map<string, number>()
  for (const word of words) counts.set(word, (counts.get(word) ?? 0) + 1)
  return [...counts]
}

/** A field's name as people read it: the game's own word if it has one. */
export function labelOf(name: string, reader: Reader): string {
  for (const id of [`piece-${name}`, `option-${name}`]) if (reader.book.has(id)) return reader.book.say(id)
  const plain = name.replace(/^(is|has)_/, '').replaceAll('_', ' ')
  return plain.charAt(0).toUpperCase() + plain.slice(1)
}

/** An id as people read it: whatever noun of the game has that name. */
export function wordOf(field: string, id: string, reader: Reader): string {
  const kinds = [field, field.replace(/s$/, ''), 'card', 'character', 'role', 'team', 'tile', 'space', 'piece', 'reason']
  const kind = kinds.find((each) => reader.book.has(`${each}-${id}`))
  return kind ? reader.noun(kind, id) : id
}
