import { describe, expect, test } from 'vitest'
import type { OptionInfo } from '../protocol'
import { complete, following, lit, touch } from './picks'

const option = (words: string, ...pieces: string[]): OptionInfo => ({ words, kind: words.split(' ')[0]!, facts: {}, pieces })

const end = option('end')
const tea = option('play tea-ceremony', 'hand/tea-ceremony')
const botan = option('attack seat-1 bo', 'hand/bo', 'seat-1')
const chie = option('attack seat-2 bo', 'hand/bo', 'seat-2')
const hand = option('play geisha seat-1 hand', 'hand/geisha', 'seat-1/hand')
const armour = option('play geisha seat-1 armour', 'hand/geisha', 'seat-1/armour')
const focus = option('play geisha seat-2 focus', 'hand/geisha', 'seat-2/focus')
const options = [end, tea, botan, chie, hand, armour, focus]

describe('what is lit', () => {
  test('first the first pieces, then only what can follow', () => {
    expect(lit(options, [])).toEqual(new Set(['hand/tea-ceremony', 'hand/bo', 'hand/geisha']))
    expect(lit(options, ['hand/bo'])).toEqual(new Set(['seat-1', 'seat-2']))
    expect(lit(options, ['hand/bo', 'seat-1'])).toEqual(new Set())
    expect(following(options, ['hand/bo'])).toEqual([botan, chie])
  })

  test('only what has no further place is a button', () => {
    expect(complete(options, [])).toEqual([end])
    expect(complete(options, ['hand/bo'])).toEqual([])
    const [calm, support] = [option('kotau calm', 'disc/kotau'), option('kotau support', 'disc/kotau')]
    const both = option('bonus 9', 'token/three', 'token/six')
    expect(complete([end, calm, support, both], ['disc/kotau'])).toEqual([calm, support])
    expect(complete([option('bonus 3', 'token/three'), both], ['token/three']).map(({ words }) => words)).toEqual(['bonus 3'])
  })
})

describe('a touch', () => {
  test('chooses when one option is left', () => {
    expect(touch(options, [], 'hand/tea-ceremony')).toEqual({ send: tea })
    expect(touch(options, ['hand/bo'], 'seat-2')).toEqual({ send: chie })
    expect(touch([end, botan], [], 'hand/bo')).toEqual({ send: botan })
  })

  test('goes on when several are left', () => {
    expect(touch(options, [], 'hand/bo')).toEqual({ touched: ['hand/bo'] })
  })

  test('of the same piece puts it back', () => {
    expect(touch(options, ['hand/bo'], 'hand/bo')).toEqual({ touched: [] })
  })

  test('of another first piece changes the mind', () => {
    expect(touch(options, ['hand/bo'], 'hand/geisha')).toEqual({ touched: ['hand/geisha'] })
    expect(touch(options, ['hand/bo'], 'hand/tea-ceremony')).toEqual({ send: tea })
  })

  test('of a seat means its part where only one can be meant', () => {
    expect(touch(options, ['hand/geisha'], 'seat-2')).toEqual({ send: focus })
    expect(touch(options, ['hand/geisha'], 'seat-1')).toEqual({ why: ['hand/geisha', 'seat-1'] })
    expect(touch(options, ['hand/geisha'], 'seat-1/armour')).toEqual({ send: armour })
  })

  test('of anything else asks why, with what was touched before', () => {
    expect(touch(options, [], 'pile')).toEqual({ why: ['pile'] })
    expect(touch(options, ['hand/bo'], 'seat-3')).toEqual({ why: ['hand/bo', 'seat-3'] })
  })

  test('of seat-1 never means seat-10', () => {
    const far = option('x', 'seat-10/hand')
    expect(touch([far], [], 'seat-1')).toEqual({ why: ['seat-1'] })
  })
})
