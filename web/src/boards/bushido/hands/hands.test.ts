import { describe, expect, test } from 'vitest'
import type { BushidoView, OptionInfo } from '../../../protocol'
import { Picking } from '../../../table/picking.svelte'
import type { Reader } from '../../../text/reader'
import { Marching, tenByTen } from './marching.svelte'
import { Placing } from './placing.svelte'
import { answersFor, Stacking } from './stacking.svelte'

const reader = { noun: (_: string, id: string) => id } as unknown as Reader

function table(view: object, prompt: string, facts: Record<string, number> = {}, options: OptionInfo[] = []) {
  const sent: string[][] = []
  const picking = new Picking({ question: () => ({ seat: 0, step: 1, options }), send: ({ words }) => sent.push([words]), sendAll: (answers) => sent.push(answers), why: () => {}, costs: () => null })
  const around = { view: () => ({ seat: 0, turn: 0, month: 1, ...view }) as unknown as BushidoView, prompt: () => prompt, question: () => ({ seat: 0, prompt, facts }), reader: () => reader, picking }
  return { sent, around, picking }
}

describe('a stack', () => {
  const stackOf = (tiles: Record<string, number>, answered = 0, stack: Record<string, number> = {}) =>
    new Stacking(table({ combat: { stage: 'stacks', province: 'kai', sides: [{ seat: 0, answered, stack }] }, seats: [{ seat: 0, tiles }] }, 'stack').around)

  test('is put on and taken off, and answers tens, units and top of each strength', () => {
    const stacking = stackOf({ 'katana-3': 1, 'katana-1': 12 })
    expect(stacking.pick('tile/katana-3')).toBe(true)
    expect([stacking.pick('tile/katana-3'), stacking.pick('tile/katana-2'), stacking.state('tile/katana-1'), stacking.state('tile/katana-3')]).toEqual([false, false, 'lit', 'calm'])
    stacking.lay('katana-1')
    expect([stacking.sum, stacking.top, stacking.done.answers]).toEqual([4, 'katana-1', ['number 0', 'number 1', 'number 0', 'number 0', 'number 0', 'number 1', 'top katana-1']])
    stacking.takeOff(0)
    expect(stacking.stack).toEqual(['katana-1'])
    stacking.layAll()
    expect([stacking.stack.length, stacking.done.answers?.slice(-3)]).toEqual([13, ['number 1', 'number 2', 'top katana-1']])
    stacking.clear()
    expect([stacking.back(), stacking.done.answers?.at(-1)]).toEqual([false, 'no stack'])
  })

  test('keeps what was answered one question at a time', () => {
    const stacking = stackOf({ 'katana-3': 14, 'katana-2': 3 }, 2, { 'katana-3': 11 })
    expect([stacking.stack.length, stacking.canLay('katana-3'), stacking.canLay('katana-2')]).toEqual([11, false, true])
    stacking.lay('katana-2')
    expect(stacking.done.answers).toEqual(['number 0', 'number 1', 'number 0', 'number 0', 'top katana-2'])
    expect(answersFor([], 6)).toEqual(['no stack'])
  })
})

describe('troops to place', () => {
  const option = (kind: string, province: string): OptionInfo => ({ words: `${kind} ${province}`, kind, facts: { province }, pieces: [province] })
  const provinces = [
    { province: 'kai', troops: 12, ronin: 0 },
    { province: 'mino', troops: 4, ronin: 1 },
  ]

  test('go where they are touched, and no number is said for the last one', () => {
    const { around } = table({ provinces }, 'deploy', { count: 13 }, [option('place', 'kai'), option('place', 'mino')])
    const placing = new Placing(around)
    placing.add('kai', 99)
    expect([placing.of('kai'), placing.left]).toEqual([13, 0])
    placing.add('kai', -1)
    expect(placing.done.answers).toBeNull()
    expect([placing.pick('mino'), placing.pick('tosa'), placing.after('mino', 4)]).toEqual([true, false, 5])
    expect(placing.done.answers).toEqual(['place kai', 'number 10', 'place kai', 'number 2', 'place mino'])
    expect([placing.back(), placing.left]).toEqual([true, 1])
  })

  test('leave no province empty, and a revolt comes last', () => {
    const { around } = table({ provinces }, 'disband', { count: 5 }, [option('disband', 'mino'), option('disband', 'kai')])
    const placing = new Placing(around)
    placing.add('mino', 9)
    expect([placing.of('mino'), placing.room('mino')]).toEqual([3, 0])
    placing.add('kai', 2)
    expect(placing.done.answers).toEqual(['disband kai', 'number 2', 'disband mino', 'number 3'])
  })
})

describe('an army', () => {
  const way = (source: string, province: string, most: number, more: object = {}) => ({ source, province, is_attack: false, is_defended: false, loads: [{ elite: 0, least: 1, most, barred: [] }], ...more })
  const provinces = [{ province: 'kai', troops: 5, elite: 0 }]

  test('is taken up, put down among the own at once, and put back by touching where it stood', () => {
    const { around, sent } = table({ provinces, ways: [way('kai', 'mino', 4)], seats: [{ seat: 0, bonus_tokens: [] }] }, 'regroup')
    const marching = new Marching(around)
    expect([marching.state('kai'), marching.state('mino'), marching.done.answers]).toEqual(['lit', 'calm', ['done']])
    marching.pick('kai')
    expect([marching.state('kai'), marching.state('mino'), marching.troops, marching.done.answers]).toEqual(['chosen', 'lit', 4, null])
    marching.pick('kai')
    expect([marching.source, sent]).toEqual([null, []])
    marching.pick('kai')
    marching.set(2)
    marching.pick('mino')
    expect(sent).toEqual([['from kai', 'to mino', 'number 2']])
  })

  test('is not put down where an earlier arrangement would come back', () => {
    const { around, sent } = table({ provinces, ways: [way('kai', 'mino', 4, { loads: [{ elite: 0, least: 1, most: 4, barred: [2] }] })], seats: [{ seat: 0, bonus_tokens: [] }] }, 'regroup')
    const marching = new Marching(around)
    marching.pick('kai')
    marching.set(2)
    marching.pick('mino')
    expect([sent, marching.done.answers]).toEqual([[], null])
    marching.set(3)
    expect(marching.done.answers).toEqual(['from kai', 'to mino', 'number 3'])
  })

  test('attacks only after a second look, with what is promised', () => {
    const attack = { is_attack: true, is_defended: true }
    const { around, sent } = table({ provinces, ways: [way('kai', 'oki', 4, attack), way('mino', 'oki', 14, attack)], seats: [{ seat: 0, bonus_tokens: [3, 6] }] }, 'target')
    const marching = new Marching(around)
    marching.pick('oki')
    expect([marching.source, marching.promises, sent]).toEqual(['kai', [0, 3, 6, 9], []])
    marching.pick('mino')
    marching.promise(9)
    expect(marching.done.answers).toEqual(['attack oki', 'from mino', 'number 10', 'number 4', 'bonus 9'])
    marching.pick('oki')
    expect(sent.length).toBe(1)
    expect([tenByTen(10, 10), tenByTen(10, 12)]).toEqual([['number 10'], ['number 10', 'number 0']])
  })
})
