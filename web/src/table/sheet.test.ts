import { expect, test } from 'vitest'
import type { Outcome } from '../protocol'
import { columnsOf, isCounted, isSummed, isToAdd } from './sheet'

const outcome = (scores: number[], sheet: Record<string, number>[]) => ({ reason: 'x', winners: [0], scores, teams: [], ranking: [], sheet }) as unknown as Outcome

test('where points are added up, a team has a score to show', () => {
  const counted = outcome([7, 5], [{ honour: 7, total: 7 }, { honour: 5, total: 5 }])
  expect([columnsOf(counted), isSummed(counted), isCounted(counted)]).toEqual([['honour', 'total'], true, true])
})

test('a team that has only won has none', () => {
  const race = outcome([40, 26], [{ squares: 40, bonuses: 4 }, { squares: 26, bonuses: 6 }])
  expect([isSummed(race), isCounted(race)]).toEqual([false, true])
  const night = outcome([1, 0, 1, 0], [])
  expect([isSummed(night), isCounted(night)]).toEqual([false, false])
})

test('of many columns, empty ones are left out', () => {
  const names = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'total']
  const row = (values: Record<string, number>) => ({ ...Object.fromEntries(names.map((name) => [name, 0])), ...values })
  expect(columnsOf(outcome([0], [row({})]))).toEqual(names)
  const many = [row({ b: 2, z: 0, total: 0 }), row({ e: -1, z: 0 })]
  expect(columnsOf(outcome([2, 0], many))).toEqual(['b', 'e', 'total'])
})

test('columns that add up to the score show the sum beside them, others do not', () => {
  expect(isToAdd(outcome([10, 5], [{ cities: 4, temples: 6 }, { cities: 5, temples: 0 }]))).toBe(true)
  expect(isToAdd(outcome([40, 26], [{ squares: 40, bonuses: 4 }, { squares: 26, bonuses: 6 }]))).toBe(false)
  expect(isToAdd(outcome([7, 5], [{ honour: 7, total: 7 }, { honour: 5, total: 5 }]))).toBe(false)
  expect(isToAdd(outcome([1, 0], []))).toBe(false)
})
