import { expect, test } from 'vitest'
import type { Fact, LogEntry } from '../protocol'
import { lastMove } from './marks'

const event = (kind: string, facts: Record<string, Fact>) => ({ kind, has_secrets: false, facts })
const entry = (step: number, seat: number | null, events: LogEntry['events'], more: Partial<LogEntry> = {}): LogEntry => ({ step, seat, events, takes_back: 0, undone: false, ...more })
const anchors = (log: LogEntry[]) => lastMove(log)?.marks.map((mark) => mark.anchors[0])

test('the last move is marked where it was made, as exactly as it is told', () => {
  expect(anchors([entry(1, 0, [event('moves', { seat: 0, pawn: 'ninja-blue-1', from: 'e9', square: 'd9' })])])).toEqual(['d9', 'ninja-blue-1', 'e9'])
  expect(anchors([entry(1, 0, [event('attacks', { seat: 0, target: 2, card: 'bo' })])])).toEqual(['seat-2'])
  expect(anchors([entry(1, 0, [event('draws', { seat: 0, count: 2 })])])).toEqual(['seat-0'])
  expect(lastMove([entry(1, 0, [event('raids', { seat: 0, house: '4', side: 'stealth' })])])!.marks[0]!.anchors).toEqual(['house-4/stealth', 'house-4'])
})

test('places outdo the seats that the same move touched, and the course of the game is no move', () => {
  const log = [entry(1, 1, [event('attacks', { seat: 1, target: 0, territory: 'tosa' }), event('loses', { seat: 1, count: 1 }), event('turn', { seat: 2 })])]
  expect(anchors(log)).toEqual(['tosa'])
  expect(lastMove(log)!.seat).toBe(1)
  expect(anchors([...log, entry(2, 2, [event('turn', { seat: 0 })])])).toEqual(['tosa'])
  expect(anchors([...log, entry(2, 1, [event('draws', { seat: 1 })])])).toEqual(['tosa'])
  expect(anchors([...log, entry(2, 2, [event('draws', { seat: 2 })])])).toEqual(['seat-2'])
})

test('what was taken back is not marked, and the deal is nobody’s move', () => {
  const log = [entry(0, null, [event('places', { seat: 0, square: 'a1' })]), entry(1, 0, [event('moves', { square: 'b2' })], { undone: true }), entry(2, 0, [], { takes_back: 1 })]
  expect(lastMove(log)).toBeNull()
})
