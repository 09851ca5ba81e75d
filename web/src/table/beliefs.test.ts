import { expect, test } from 'vitest'
import type { BeliefsInfo } from '../protocol'
import { chancesOfHolding, chancesOfTruth, moment, stairs } from './beliefs'

const told: BeliefsInfo = {
  kind: 'team',
  names: ['shogun', 'ninja'],
  truth: [0, 1, 0],
  course: [
    { step: 0, chances: [[[1, 0], [0.5, 0.5], [0.5, 0.5]], [[1, 0], [0, 1], [1, 0]], []] },
    { step: 4, chances: [[[1, 0], [0.2, 0.8], [0.8, 0.2]], [[1, 0], [0, 1], [1, 0]], []] },
  ],
  holdings: [
    {
      kind: 'card',
      name: 'parry',
      judged: [
        [{ steps: [], chances: [] }, { steps: [0, 3], chances: [0.4, 0.75] }, { steps: [0], chances: [0] }],
        [{ steps: [0], chances: [0.5] }, { steps: [], chances: [] }, { steps: [0], chances: [0] }],
        [{ steps: [0], chances: [0.5] }, { steps: [0], chances: [0.6] }, { steps: [], chances: [] }],
      ],
      held: [[[0, 8]], [[2, 5], [6, 8]], []],
    },
  ],
}

test('a seat is told about whom it could not know from the beginning', () => {
  const lines = chancesOfTruth(told, 0)
  expect(lines.map(({ other }) => other)).toEqual([1, 2])
  expect(lines[0]!.points).toEqual([{ step: 0, chance: 0.5 }, { step: 4, chance: 0.8 }])
  expect(chancesOfTruth(told, 1)).toEqual([])
})

test('a seat judges every hand but its own, beside when it really held the thing', () => {
  const lines = chancesOfHolding(told.holdings[0]!, 0)
  expect(lines).toEqual([
    { other: 1, points: [{ step: 0, chance: 0.4 }, { step: 3, chance: 0.75 }], held: [{ from: 2, until: 5 }, { from: 6, until: 8 }] },
    { other: 2, points: [{ step: 0, chance: 0 }], held: [] },
  ])
  expect(chancesOfHolding(told.holdings[0]!, 2).map(({ other }) => other)).toEqual([0, 1])
})

test('what was thought and what was so, after any choice', () => {
  const [botan, chie] = chancesOfHolding(told.holdings[0]!, 0)
  const seen = [0, 2, 3, 4, 5, 6, 7].map((step) => moment(botan!, step, 8))
  expect(seen.map(({ chance }) => chance)).toEqual([0.4, 0.4, 0.75, 0.75, 0.75, 0.75, 0.75])
  expect(seen.map(({ isHeld }) => isHeld)).toEqual([false, true, true, true, false, true, true])
  expect(moment(botan!, 8, 8)).toEqual({ chance: 0.75, isHeld: true })
  expect(moment(chie!, 4, 8)).toEqual({ chance: 0, isHeld: false })
})

test('a belief stays as it is until it changes', () => {
  expect(stairs([{ step: 0, chance: 0.5 }, { step: 4, chance: 1 }], 8, 80, 10)).toBe('0.0,5.0 40.0,5.0 40.0,0.0 80.0,0.0')
})
