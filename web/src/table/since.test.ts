import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import type { LogEntry, Position } from '../protocol'
import { Book } from '../text/book'
import { Reader } from '../text/reader'
import { changes, seenIn, standing } from './since'

const texts = ['text/en.ftl', 'games/katana/text/en.ftl'].map((file) => readFileSync(new URL(`../../../src/tatami/${file}`, import.meta.url), 'utf8'))
const reader = new Reader(new Book('en', texts), ['Aiko', 'Botan', 'Chie'])
const at = (step: number, own: object) => ({ step, seat: 0, view: { seats: [{ seat: 0, ...own }, { seat: 1, life: 9 }] } }) as unknown as Position
const entry = (step: number, seat: number | null, kind: string, facts: object, more: Partial<LogEntry> = {}): LogEntry =>
  ({ step, seat, events: [{ kind, has_secrets: false, facts }], takes_back: 0, undone: false, ...more }) as LogEntry

const before = seenIn(at(4, { life: 4, honour: 3, hand_size: 5, role: 'ninja', hand: ['bo'] }))
const log = [
  entry(3, 1, 'loses-life', { seat: 0, count: 2, left: 2, by: 1 }),
  entry(5, 1, 'attacks', { seat: 1, target: 0, card: 'bo' }),
  entry(6, 1, 'draws', { seat: 1, count: 2 }),
  entry(7, 2, 'attacks', { seat: 2, target: 0, card: 'bo' }, { undone: true }),
  entry(8, 2, '', {}, { takes_back: 1 }),
]

test('a line tells the own numbers that are other than before, and what others did to this seat', () => {
  expect(changes(before, at(8, { life: 3, honour: 3, hand_size: 7 }), log, reader)).toEqual(['Life 4 → 3', 'Cards in hand 5 → 7', 'Botan attacks Aiko with a Bō'])
})

test('numbers that moved alike are told once, by the shorter label', () => {
  const both = seenIn(at(4, { full_life: 4, life: 4 }))
  expect(changes(both, at(8, { full_life: 3, life: 3 }), [], reader)).toEqual(['Life 4 → 3'])
})

test('where nothing of one’s own has changed the line says nothing of it', () => {
  expect(changes(before, at(8, { life: 4, honour: 3, hand_size: 5 }), log.slice(2), reader)).toEqual([])
})

test('only choices that stand count as moves, and only after what was seen', () => {
  expect(standing([entry(0, null, 'turn', {}), ...log], 4).map(({ step }) => step)).toEqual([5, 6])
})
