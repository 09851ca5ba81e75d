import { expect, test } from 'vitest'
import type { BeliefsInfo } from '../protocol'
import { chancesOfTruth, stairs } from './beliefs'

const told: BeliefsInfo = {
  kind: 'team',
  names: ['shogun', 'ninja'],
  truth: [0, 1, 0],
  course: [
    { step: 0, chances: [[[1, 0], [0.5, 0.5], [0.5, 0.5]], [[1, 0], [0, 1], [1, 0]], []] },
    { step: 4, chances: [[[1, 0], [0.2, 0.8], [0.8, 0.2]], [[1, 0], [0, 1], [1, 0]], []] },
  ],
}

test('a seat is told about whom it could not know from the beginning', () => {
  const lines = chancesOfTruth(told, 0)
  expect(lines.map(({ other }) => other)).toEqual([1, 2])
  expect(lines[0]!.points).toEqual([{ step: 0, chance: 0.5 }, { step: 4, chance: 0.8 }])
  expect(chancesOfTruth(told, 1)).toEqual([])
})

test('a belief stays as it is until it changes', () => {
  expect(stairs([{ step: 0, chance: 0.5 }, { step: 4, chance: 1 }], 8, 80, 10)).toBe('0.0,5.0 40.0,5.0 40.0,0.0 80.0,0.0')
})
