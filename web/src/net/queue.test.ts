import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { Queue } from './queue.svelte'

let shown: string[]
let queue: Queue<string>

beforeEach(() => {
  vi.useFakeTimers()
  shown = []
  // A small letter is nothing to look at.
  queue = new Queue<string>((thing, isLast) => shown.push(thing + (isLast ? '!' : '')), (thing) => (thing === thing.toUpperCase() ? 100 : 0))
})
afterEach(() => void vi.useRealTimers())

test('each thing stays for its time, and what is nothing to look at keeps nobody waiting', () => {
  for (const thing of ['A', 'b', 'C', 'D']) queue.put(thing)
  expect([shown, queue.length]).toEqual([['A!'], 3])
  vi.advanceTimersByTime(99)
  expect(shown).toEqual(['A!'])
  vi.advanceTimersByTime(1)
  expect(shown).toEqual(['A!', 'b', 'C'])
  vi.advanceTimersByTime(100)
  expect([shown.at(-1), queue.length]).toEqual(['D!', 0])
})

test('what comes after a while is shown at once', () => {
  queue.put('A')
  vi.advanceTimersByTime(5000)
  queue.put('B')
  expect(shown).toEqual(['A!', 'B!'])
})

test('all that waits is shown at once on request, in its order, and then nothing is owed', () => {
  for (const thing of ['A', 'B', 'C']) queue.put(thing)
  queue.skip()
  queue.put('D')
  expect(shown).toEqual(['A!', 'B', 'C!', 'D!'])
  vi.advanceTimersByTime(5000)
  expect(shown.length).toBe(4)
})

test('what waits can be forgotten, and the last of it changed', () => {
  queue.put('A')
  queue.put('B')
  queue.amend(() => 'X')
  vi.advanceTimersByTime(100)
  expect(shown).toEqual(['A!', 'X!'])
  queue.put('C')
  queue.drop()
  vi.advanceTimersByTime(5000)
  expect([shown.length, queue.length]).toEqual([2, 0])
})
