import { expect, test } from 'vitest'
import type { Position, WindowInfo } from '../protocol'
import { isPut, windowWords } from './wishes'

const options = (count: number) => Array.from({ length: count }, (_, place) => ({ words: `option ${place}`, kind: 'torch', facts: {}, pieces: [] }))
const position = (count: number, window: Partial<WindowInfo> | null) =>
  ({
    decision: count ? { seat: 0, step: 1, prompt: 'torches', facts: {}, options: options(count) } : null,
    window: window && { closes_in: 4, asks: false, answer: null, can_wait: false, ...window },
  }) as unknown as Position

test('a question outside a window is put as ever', () => {
  expect(isPut(position(2, null))).toBe(true)
  expect(isPut(position(0, null))).toBe(false)
  expect(windowWords(position(2, null))).toBe(null)
})

test('the question of a window is put if the order wants it', () => {
  expect(isPut(position(2, { asks: true }))).toBe(true)
  expect(windowWords(position(2, { asks: true }))).toBe(null)
})

test('otherwise the prompt says what can be done all the same', () => {
  expect(isPut(position(2, {}))).toBe(false)
  expect(windowWords(position(2, {}))).toBe('window-may-answer')
  expect(windowWords(position(1, {}))).toBe('window-open')
  expect(windowWords(position(0, {}))).toBe('window-open')
  expect(windowWords(position(0, { answer: 'torch' }))).toBe('window-answered')
})
