import { expect, test } from 'vitest'
import type { Outcome } from '../protocol'
import { beyond, columnsOf, isCounted, isSummed } from './sheet'

const outcome = (scores: number[], sheet: Record<string, number>[]) => ({ reason: 'x', winners: [0], scores, teams: [], ranking: [], sheet }) as unknown as Outcome

test('a team can have less than its players together, where points are added up', () => {
  const counted = outcome([7, 5], [{ honour: 7, total: 7 }, { honour: 5, total: 5 }])
  expect([columnsOf(counted), isSummed(counted), isCounted(counted)]).toEqual([['honour', 'total'], true, true])
  expect(beyond(counted, { seats: [0, 1], score: 9 })).toBe(-3)
})

test('nothing is deducted from a team that has only won', () => {
  const race = outcome([40, 26], [{ squares: 40, bonuses: 4 }, { squares: 26, bonuses: 6 }])
  expect([isSummed(race), isCounted(race), beyond(race, { seats: [0, 1], score: 1 })]).toEqual([false, true, 0])
  const night = outcome([1, 0, 1, 0], [])
  expect([isSummed(night), isCounted(night), beyond(night, { seats: [0, 2], score: 1 })]).toEqual([false, false, 0])
})
