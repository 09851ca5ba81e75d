import { describe, expect, test } from 'vitest'
import { beside } from './beside'

const box = (left: number, top: number, width: number, height: number) => ({ left, top, width, height })
const [size, room] = [{ width: 200, height: 100 }, { width: 1000, height: 700 }]

describe('an explanation stands beside what it explains', () => {
  test('above it, and below where there is no room above', () => {
    expect(beside(box(400, 300, 50, 50), size, room, [])).toEqual({ left: 325, top: 190 })
    expect(beside(box(400, 20, 50, 50), size, room, [])).toEqual({ left: 325, top: 80 })
  })

  test('beyond a question that lies there', () => {
    const question = box(0, 400, 1000, 60)
    expect(beside(box(400, 480, 80, 120), size, room, [question]).top).toBe(290)
  })

  test('to the side where above and below are too low', () => {
    expect(beside(box(400, 60, 50, 600), size, room, [])).toEqual({ left: 460, top: 310 })
  })

  test('never off the window, and where nothing is free it hides least', () => {
    const all = box(0, 0, 1000, 700)
    const { left, top } = beside(box(980, 680, 20, 20), size, room, [all])
    expect(left + size.width).toBeLessThanOrEqual(990)
    expect(top + size.height).toBeLessThanOrEqual(690)
  })
})
