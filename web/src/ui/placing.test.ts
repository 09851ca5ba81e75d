import { expect, test } from 'vitest'
import { placed } from './placing'

const room = { width: 1000, height: 700 }
const size = { width: 200, height: 100 }
const rect = (left: number, top: number, width: number, height: number) => ({ left, top, width, height })

test('an explanation stands above what it explains, or below where there is no room', () => {
  expect(placed(size, rect(400, 300, 80, 40), room, [])).toEqual({ left: 340, top: 190 })
  expect(placed(size, rect(400, 20, 80, 40), room, [])).toEqual({ left: 340, top: 70 })
  expect(placed(size, rect(5, 300, 20, 40), room, [])).toEqual({ left: 10, top: 190 })
})

test('it goes elsewhere rather than over what can be chosen', () => {
  const above = rect(300, 150, 300, 100)
  expect(placed(size, rect(400, 300, 80, 40), room, [above])).toEqual({ left: 340, top: 350 })
  const below = rect(300, 372, 300, 100)
  expect(placed(size, rect(400, 300, 80, 40), room, [above, below])).toEqual({ left: 490, top: 270 })
})

test('where it has no room beside, it goes to the nearest free place', () => {
  const ring = [rect(300, 150, 300, 100), rect(300, 372, 300, 100), rect(480, 200, 250, 300), rect(200, 200, 180, 300)]
  const { left, top } = placed(size, rect(400, 300, 80, 40), room, ring)
  for (const each of ring) expect(left + 200 <= each.left || left >= each.left + each.width || top + 100 <= each.top || top >= each.top + each.height).toBe(true)
  expect(Math.hypot(left - 340, top - 270)).toBeLessThan(420)
})

test('where everything is covered it covers least, and stays in the window', () => {
  const all = rect(0, 0, 1000, 700)
  const { left, top } = placed(size, rect(400, 300, 80, 40), room, [all])
  expect([left >= 10, top >= 10, left + 200 <= 990, top + 100 <= 690]).toEqual([true, true, true, true])
  expect(placed({ width: 990, height: 690 }, rect(0, 0, 10, 10), room, [])).toEqual({ left: 10, top: 10 })
})
