import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import type { DecisionInfo, LogEntry, Position, ServerMessage, TableInfo } from '../protocol'
import type { Pipe } from './link'
import { marked, questionOf, Sitting } from './sitting.svelte'

class FakePipe implements Pipe {
  sent: Record<string, unknown>[] = []
  onopen: (() => void) | null = null
  onmessage: ((event: { data: unknown }) => void) | null = null
  onclose: ((event: { code: number }) => void) | null = null
  send(text: string) {
    this.sent.push(JSON.parse(text) as Record<string, unknown>)
  }
  close() {
    this.onclose?.({ code: 1000 })
  }
  say(message: ServerMessage) {
    this.onmessage?.({ data: JSON.stringify(message) })
  }
}

const entry = (step: number, more: Partial<LogEntry> = {}): LogEntry => ({ step, seat: 0, events: [], takes_back: 0, undone: false, ...more })
const decision: DecisionInfo = { seat: 2, step: 7, prompt: 'play', clause: 'R3.6', facts: {}, options: [], is_forced: false }
const position = (more: Partial<Position> = {}) =>
  ({ step: 7, seat: 2, view: {}, asked: [], decision, hand_over: null, undo: null, can_redo: false, outcome: null, ...more }) as unknown as Position
const snapshot = (more: Partial<Position> = {}): ServerMessage => ({ type: 'snapshot', protocol: 1, table: { id: 't', seats: [] } as unknown as TableInfo, position: position(more), log: [entry(5), entry(6)] })

let pipes: FakePipe[]
let sitting: Sitting

beforeEach(() => {
  vi.useFakeTimers()
  pipes = []
  sitting = new Sitting('t', () => {
    pipes.push(new FakePipe())
    return pipes.at(-1)!
  })
})
afterEach(() => {
  sitting.end()
  vi.useRealTimers()
})
const open = (more: Partial<Position> = {}) => {
  pipes.at(-1)!.onopen!()
  pipes.at(-1)!.say(snapshot(more))
}

describe('a sitting', () => {
  test('says hello and takes the snapshot', () => {
    open()
    expect(pipes[0]!.sent).toEqual([{ type: 'hello', protocol: 1 }])
    expect(sitting.connection).toBe('open')
    expect(sitting.position?.step).toBe(7)
    expect(sitting.log.map((each) => each.step)).toEqual([5, 6])
  })

  test('a plan carries seat, phrase and piece, and the last three that were heard are kept', () => {
    open()
    sitting.propose('go', 'd5')
    expect(pipes[0]!.sent.at(-1)).toMatchObject({ type: 'propose', seat: 2, phrase: 'go', piece: 'd5' })
    for (const piece of ['a1', 'b2', 'c3', 'd4']) pipes[0]!.say({ type: 'plan', seat: 1, phrase: 'open', piece })
    expect(sitting.plans.map((plan) => plan.piece)).toEqual(['b2', 'c3', 'd4'])
  })

  test('what may be done unasked is chosen from where nothing is asked, and sent with the present step', () => {
    const initiative = [{ words: 'ninja seat-1', kind: 'ninja', facts: {}, pieces: ['hand/ninja', 'seat-1'] }]
    expect(questionOf(position({ initiative }))).toBe(decision)
    expect(questionOf(position({ decision: null, initiative }))).toEqual({ seat: 2, step: 7, options: initiative })
    expect([questionOf(position({ decision: null, initiative: [] })), questionOf(position({ decision: null, initiative, seat: null }))]).toEqual([null, null])
    open({ decision: null, initiative })
    sitting.choose('ninja seat-1')
    expect(pipes[0]!.sent.at(-1)).toMatchObject({ type: 'choose', seat: 2, step: 7, words: 'ninja seat-1' })
  })

  test('an order carries the seat, and holding a window open its step', () => {
    open()
    sitting.order('never')
    sitting.wait()
    expect(pipes[0]!.sent.slice(1)).toEqual([
      { type: 'order', seat: 2, wish: 'never', id: 1 },
      { type: 'wait', seat: 2, step: 7, id: 2 },
    ])
  })

  test('a choice carries seat and step of its decision, and goes out once', () => {
    open()
    sitting.choose('end')
    sitting.choose('end')
    expect(pipes[0]!.sent.slice(1)).toEqual([{ type: 'choose', seat: 2, step: 7, words: 'end', id: 1 }])
    pipes[0]!.say({ type: 'error', code: 'stale', sentence: '', answers: 1 })
    expect(sitting.isSending).toBe(false)
    expect(sitting.notice?.code).toBe('stale')
  })

  test('a gesture carries its answers in order, and comes back as one update', () => {
    open()
    sitting.gesture(['place mino', 'number 2'])
    expect(pipes[0]!.sent.at(-1)).toMatchObject({ type: 'gesture', seat: 2, step: 7, answers: ['place mino', 'number 2'] })
    const told = (kind: string) => [{ kind, has_secrets: false, facts: {} }]
    pipes[0]!.say({ type: 'update', entry: entry(8, { events: told('b') }), undone: [], position: position({ step: 8 }), earlier: [entry(7, { events: told('a') })] })
    expect([sitting.log.map(({ step }) => step), sitting.news.map(({ kind }) => kind), sitting.isSending]).toEqual([[5, 6, 7, 8], ['a', 'b'], false])
    sitting.gesture(['pass'])
    expect(pipes[0]!.sent.at(-1)).toMatchObject({ type: 'choose', words: 'pass' })
  })

  test('a share that is opened too late is no notice', () => {
    open()
    sitting.open(2, 'ab')
    expect(pipes[0]!.sent.at(-1)).toEqual({ type: 'open', seat: 2, share: 'ab', id: 1 })
    pipes[0]!.say({ type: 'error', code: 'not-opening', sentence: '', answers: 1 })
    expect(sitting.notice).toBeNull()
    pipes[0]!.say({ type: 'error', code: 'stale', sentence: '', answers: null })
    expect(sitting.notice?.code).toBe('stale')
  })

  test('an update adds its entry and strikes out what it took back', () => {
    open()
    pipes[0]!.say({ type: 'update', entry: entry(7, { takes_back: 1 }), undone: [6], position: position({ step: 8 }) })
    expect(sitting.log.map((each) => [each.step, each.undone])).toEqual([[5, false], [6, true], [7, false]])
    expect(sitting.position?.step).toBe(8)
  })

  test('earlier entries go before the log, and it ends somewhere', () => {
    open()
    expect(sitting.hasPast).toBe(true)
    sitting.past()
    expect(pipes[0]!.sent.at(-1)).toMatchObject({ type: 'past', before: 5 })
    pipes[0]!.say({ type: 'history', log: [entry(3), entry(4)], answers: 1 })
    expect(sitting.log[0]!.step).toBe(3)
    pipes[0]!.say({ type: 'history', log: [entry(3), entry(4)], answers: 1 })
    expect(sitting.log.map(({ step }) => step)).toEqual([3, 4, 5, 6]) // a page that comes twice is taken once
    pipes[0]!.say({ type: 'history', log: [], answers: 2 })
    expect(sitting.hasPast).toBe(false)
  })
})

describe('the pace of the page', () => {
  const told = [{ kind: 'draws', has_secrets: false, facts: {} }]
  const seats = [{ is_mine: false }, { is_mine: false }, { is_mine: true }] as TableInfo['seats']
  const step = (step: number, seat: number, more: Partial<Position> = {}) =>
    pipes[0]!.say({ type: 'update', entry: entry(step, { seat, events: told }), undone: [], position: position({ step, undo: 'right', decision: null, ...more }) })
  const begin = () => {
    open()
    pipes[0]!.say({ type: 'table', table: { seats } as unknown as TableInfo })
  }

  test('shows what others do one after the other, and knows at once what is asked', () => {
    begin()
    for (const each of [8, 9, 10]) step(each, each % 2)
    expect([sitting.position?.step, sitting.live?.step, sitting.behind, sitting.log.at(-1)?.step]).toEqual([8, 10, 2, 8])
    expect(sitting.position?.undo).toBe('right')
    vi.advanceTimersByTime(1100)
    expect([sitting.position?.step, sitting.position?.undo, sitting.behind]).toEqual([9, null, 1])
    sitting.skip()
    expect([sitting.position?.step, sitting.position?.undo, sitting.behind]).toEqual([10, 'right', 0])
  })

  test('shows at once what this player has done, and first what came before', () => {
    open()
    pipes[0]!.say({ type: 'table', table: { seats } as unknown as TableInfo })
    step(8, 0, { decision })
    step(9, 1, { decision })
    sitting.choose('end')
    expect(pipes[0]!.sent.at(-1)).toMatchObject({ type: 'choose', step: 7 })
    step(10, 2)
    expect([sitting.position?.step, sitting.behind, sitting.log.map(({ step }) => step)]).toEqual([10, 0, [5, 6, 8, 9, 10]])
    step(11, 2) // what the server answers for this seat by itself is as good as what others do
    expect(sitting.behind).toBe(1)
  })

  test('keeps back no question whose time runs, and nothing after a snapshot', () => {
    begin()
    for (const each of [8, 9]) step(each, 0)
    step(10, 1, { window: { asks: true, closes_in: 4 } as Position['window'] })
    expect([sitting.position?.step, sitting.behind]).toEqual([10, 0])
    step(11, 0)
    pipes[0]!.say(snapshot({ step: 12 }))
    vi.advanceTimersByTime(9000)
    expect([sitting.position?.step, sitting.behind]).toEqual([12, 0])
  })
})

describe('a broken link', () => {
  test('comes back by itself, looking through the same seat', () => {
    open()
    pipes[0]!.onclose!({ code: 1006 })
    expect(sitting.connection).toBe('lost')
    vi.advanceTimersByTime(300)
    expect(pipes.length).toBe(2)
    pipes[1]!.onopen!()
    expect(pipes[1]!.sent).toEqual([{ type: 'hello', protocol: 1, look: 2 }])
    pipes[1]!.say(snapshot())
    expect(sitting.connection).toBe('open')
  })

  test('waits longer each time, and tries at once when woken', () => {
    open()
    for (let i = 0; i < 4; i++) {
      pipes.at(-1)!.onclose!({ code: 1006 })
      vi.advanceTimersByTime(2300)
    }
    const tried = pipes.length
    pipes.at(-1)!.onclose!({ code: 1006 })
    vi.advanceTimersByTime(3000)
    expect(pipes.length).toBe(tried)
    sitting.wake()
    expect(pipes.length).toBe(tried + 1)
    sitting.wake()
    expect(pipes.length).toBe(tried + 1)
  })

  test('sends nothing while it is broken', () => {
    open()
    pipes[0]!.onclose!({ code: 1006 })
    sitting.choose('end')
    expect(sitting.isSending).toBe(false)
    expect(pipes[0]!.sent.length).toBe(1)
  })

  test('shows nobody’s hand when it comes back in the middle of a hand-over', () => {
    open()
    pipes[0]!.say({ type: 'update', entry: entry(7), undone: [], position: position({ seat: null, decision: null, hand_over: 3 }) })
    pipes[0]!.onclose!({ code: 1012 })
    vi.advanceTimersByTime(300)
    pipes[1]!.onopen!()
    expect(pipes[1]!.sent).toEqual([{ type: 'hello', protocol: 1 }])
  })

  test.each([
    [4004, 'unknown-table'],
    [4000, 'hello-first'],
  ])('does not come back after %d', (code, reason) => {
    open()
    pipes[0]!.onclose!({ code })
    vi.advanceTimersByTime(20000)
    expect(pipes.length).toBe(1)
    expect(sitting.ended).toBe(reason)
  })
})

test('an entry that is already in the log is not doubled', () => {
  expect(marked([entry(1), entry(2)], entry(2, { seat: 3 }), []).map((each) => each.seat)).toEqual([0, 3])
})
