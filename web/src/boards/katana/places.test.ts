import { expect, test } from 'vitest'
import { middleOf, placesOf } from './places'

test.each([2, 3, 4, 5, 6])('%i others sit round the middle, clockwise from the left, and no place is left over', (others) => {
  const places = placesOf(others)
  const span = (column: string) => Number(column.split('span ')[1])
  expect(places.length).toBe(others)
  expect([places[0]!.x < 50, places.at(-1)!.x > 50]).toEqual([true, true])
  const sides = span(places[0]!.column) + span(places.at(-1)!.column)
  expect(sides + span(middleOf(others).column)).toBe(12)
  const top = places.slice(1, -1)
  if (top.length) expect(top.reduce((sum, { column }) => sum + span(column), 0)).toBe(12)
  expect(top.map(({ x }) => x)).toEqual(top.map(({ x }) => x).toSorted((a, b) => a - b))
})
