import { expect, test } from 'vitest'
import type { LogEntry } from '../protocol'
import { lines, type UndoLine, upTo } from './log'

const entry = (step: number, seat: number | null, takes_back = 0, undone = false): LogEntry => ({
  step,
  seat,
  takes_back,
  undone,
  events: takes_back ? [] : [{ kind: `step-${step}`, has_secrets: false, facts: {} }],
})
const keys = (log: LogEntry[]) => lines(log).map((line) => line.key)
const folded = (log: LogEntry[], step: number) =>
  (lines(log).find((line) => line.key === `${step}`) as UndoLine).folded.map((line) => line.key)

test('a chain of steps that was taken back is one line', () => {
  const log = [entry(0, null), entry(1, 0), entry(2, 1, 0, true), entry(3, 2, 0, true), entry(4, 1, 2), entry(5, 1)]
  expect(keys(log)).toEqual(['0.0', '1.0', '4', '5.0'])
  expect(folded(log, 4)).toEqual(['2.0', '3.0'])
})

test('what was made again and taken back again lies in the second line', () => {
  const log = [entry(0, null), entry(1, 0, 0, true), entry(2, 0, 1), entry(3, 0, 0, true), entry(4, 0, 1)]
  expect(keys(log)).toEqual(['0.0', '2', '4'])
  expect([folded(log, 2), folded(log, 4)]).toEqual([['1.0'], ['3.0']])
})

test('what lies before the first page is not missed', () => {
  const log = [entry(7, 0, 0, true), entry(8, 1, 5), entry(9, 1)]
  expect(keys(log)).toEqual(['8', '9.0'])
  expect(folded(log, 8)).toEqual(['7.0'])
})

test('a game that is looked at again is told up to there', () => {
  const log = [entry(0, null), entry(1, 0, 0, true), entry(2, 0, 1), entry(3, 0), entry(4, 1)]
  expect(keys(upTo(log[0]!, log))).toEqual(['0.0'])
  expect(keys(upTo(log[1]!, log))).toEqual(['0.0', '1.0'])
  expect(keys(upTo(log[3]!, log))).toEqual(['0.0', '2', '3.0'])
  expect(keys(upTo(log[0]!, log.slice(3)))).toEqual(['0.0'])
})
