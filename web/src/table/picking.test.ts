import { describe, expect, test } from 'vitest'
import type { OptionInfo } from '../protocol'
import { Picking } from './picking.svelte'

const option = (words: string, ...pieces: string[]): OptionInfo => ({ words, kind: words, facts: {}, pieces })
const options = [option('end'), option('a', 'hand/bo', 'seat-1'), option('b', 'hand/bo', 'seat-2'), option('yield', 'pile')]

function table(costs: (option: OptionInfo) => string | null = () => null) {
  let question: { seat: number; step: number; options: OptionInfo[] } | null = { seat: 0, step: 4, options }
  const sent: string[] = []
  const whys: string[][] = []
  const picking = new Picking({ question: () => question, send: ({ words }) => sent.push(words), sendAll: (answers) => sent.push(...answers), why: (pieces) => whys.push(pieces), costs })
  return { picking, sent, whys }
}

describe('picking', () => {
  test('card, then target', () => {
    const { picking, sent } = table()
    expect(picking.state('hand/bo')).toBe('lit')
    picking.pick('hand/bo')
    expect(picking.state('hand/bo')).toBe('chosen')
    expect(picking.state('seat-2')).toBe('lit')
    expect(picking.buttons).toEqual([])
    picking.pick('seat-2')
    expect(sent).toEqual(['b'])
    expect(picking.touched).toEqual([])
  })

  test('what the board shows itself gets no button', () => {
    const { picking } = table()
    expect(picking.buttons.map(({ words }) => words)).toEqual(['end'])
    picking.elsewhere = ({ words }) => words === 'end'
    expect(picking.buttons).toEqual([])
    expect(picking.left.map(({ words }) => words)).toContain('end')
  })

  test('back is one step, and tells when there is none', () => {
    const { picking } = table()
    picking.pick('hand/bo')
    expect(picking.back()).toBe(true)
    expect(picking.state('hand/bo')).toBe('lit')
    expect(picking.back()).toBe(false)
  })

  test('what cannot be chosen stays calm and asks why', () => {
    const { picking, whys, sent } = table()
    expect(picking.state('discards')).toBe('calm')
    picking.pick('discards')
    expect(whys).toEqual([['discards']])
    expect(sent).toEqual([])
  })

  test('a costly choice asks first', () => {
    const { picking, sent } = table(({ words }) => (words === 'yield' ? 'sure' : null))
    picking.pick('pile')
    expect(sent).toEqual([])
    expect(picking.doubt?.question).toBe('sure')
    picking.decide(false)
    expect(sent).toEqual([])
    picking.pick('pile')
    picking.decide(true)
    expect(sent).toEqual(['yield'])
  })
})

test('nobody asked: everything is plain, and a touch asks why', () => {
  const whys: string[][] = []
  const picking = new Picking({ question: () => null, send: () => {}, sendAll: () => {}, why: (pieces) => whys.push(pieces), costs: () => null })
  expect(picking.state('hand/bo')).toBe('plain')
  picking.pick('hand/bo')
  expect(whys).toEqual([['hand/bo']])
})

describe('a gesture that is put together', () => {
  test('has the pieces, the question and the one button to itself, and goes out at once', () => {
    const { picking, sent, whys } = table()
    let laid: string[] = []
    picking.composer = {
      get isOn() {
        return true
      },
      sentence: 'Lay two.',
      get done() {
        return { label: 'Done', answers: laid.length === 2 ? ['lay', ...laid] : null }
      },
      get hasBegun() {
        return laid.length > 0
      },
      state: (piece) => (piece === 'tile' ? 'lit' : 'calm'),
      pick: (piece) => piece === 'tile' && laid.push(piece) > 0,
      back: () => laid.pop() !== undefined,
      clear: () => (laid = []),
    }
    expect([picking.state('tile'), picking.state('hand/bo'), picking.back()]).toEqual(['lit', 'calm', false])
    picking.pick('tile')
    picking.commit()
    expect([sent, picking.back(), picking.back()]).toEqual([[], true, false])
    picking.pick('tile')
    picking.pick('tile')
    picking.pick('hand/bo')
    picking.commit()
    expect([sent, whys]).toEqual([['lay', 'tile', 'tile'], [['hand/bo']]])
  })
})
