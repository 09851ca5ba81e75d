import { describe, expect, test } from 'vitest'
import { drawShare, hashOf, pledgeOf, promiseOf, settingOf } from './hashes'
import { prove, type Shown } from './proof'
import { BadRecord, luckOf } from './record'
import { FIRST, LIST, luckInfo, own, PLEDGES, PROMISE, read, sealed, SEATS, SECOND, SECRET, SHARES, shown, TABLE, VECTORS, written } from './samples'

describe('the hashes', () => {
  test('are those of the engine', () => {
    expect(promiseOf(TABLE, SECRET)).toBe(PROMISE)
    for (const { share, pledge } of SEATS) if (share) expect(pledgeOf(share)).toBe(pledge)
    expect(hashOf('tatami share 1', FIRST.text!)).toBe(FIRST.share)
    expect([PROMISE, ...PLEDGES.map((pledge) => pledge ?? '-')]).toEqual(LIST)
    expect(settingOf(VECTORS.setting, TABLE, PROMISE, PLEDGES)).toBe(VECTORS.setting_hash)
  })

  test('a share is 32 bytes that nobody has', () => {
    const drawn = Array.from({ length: 50 }, drawShare)
    expect(drawn.every((share) => /^[0-9a-f]{64}$/.test(share))).toBe(true)
    expect(new Set(drawn).size).toBe(50)
  })
})

describe('a record', () => {
  test('tells its luck', () => {
    expect(luckOf(sealed())).toEqual({
      kind: 'sealed',
      table: TABLE,
      secret: SECRET,
      promise: PROMISE,
      setting: ['game katana 1', 'seats 3'],
      shares: [{ pledge: FIRST.pledge, share: FIRST.share }, { pledge: SECOND.pledge, share: null }, { pledge: null, share: null }],
    })
    expect(luckOf(read('golden/katana-5p-sword.txt'))).toEqual({ kind: 'quick' })
    expect(luckOf(written(['luck known', 'seed 7']))).toEqual({ kind: 'known' })
  })

  test('of a game that nobody won tells its luck: its last line ends with a space', () => {
    expect(read('golden/dicium.crazy_cup-1p-drone.txt')).toMatch(/ end drone \n$/)
    expect(luckOf(read('golden/dicium.crazy_cup-1p-drone.txt'))).toEqual({ kind: 'quick' })
  })

  test.each([
    ['a changed choice', (text: string) => text.replace('seat-2', 'seat-1')],
    ['a changed header', (text: string) => text.replace('seats 5', 'seats 4')],
    ['a lost line', (text: string) => text.replace(/^.* seat-\d .*\n/m, '')],
    ['a lost end', (text: string) => text.replace(/^.* end .*\n/m, '')],
    ['another text', () => 'A letter.\n'],
    ['nothing', () => ''],
  ])('with %s is refused', (_, spoil) => {
    expect(() => luckOf(spoil(read('golden/katana-5p-sword.txt')))).toThrow(BadRecord)
  })

  test.each([
    ['two secrets', ['luck sealed', `table ${TABLE}`, `secret ${SECRET}`, `secret ${SECRET}`, `promise ${PROMISE}`, ...SHARES]],
    ['no promise', ['luck sealed', `table ${TABLE}`, `secret ${SECRET}`, ...SHARES]],
    ['a share too few', ['luck sealed', `table ${TABLE}`, `secret ${SECRET}`, `promise ${PROMISE}`, ...SHARES.slice(1)]],
    ['a share of another form', ['luck sealed', `table ${TABLE}`, `secret ${SECRET}`, `promise ${PROMISE}`, ...SHARES.slice(1), 'share maybe']],
    ['an unknown kind', ['luck borrowed', 'seed 7']],
  ])('with %s is refused', (_, luck) => {
    expect(() => luckOf(written(luck))).toThrow(BadRecord)
  })
})

describe('the proof', () => {
  test('holds what is played to what was shown before a share was opened', () => {
    expect(prove(sealed(), shown, own())).toMatchObject({ kind: 'proved' })
    for (const more of [['option geisha others'], ['content {"cards": {"bo": {"source": "owner"}}}']]) {
      expect(prove(sealed({ more }), shown, own())).toEqual({ kind: 'broken', fault: 'setting' })
      // Where no hash was kept, nothing is proved of what is played, whatever the server shows or leaves out now.
      expect(prove(sealed({ more }), { ...shown, luck: luckInfo({ setting: null }) }, own({ setting: null }))).toMatchObject({ kind: 'consistent' })
    }
    const sorted = settingOf(['game katana 1', 'seats 3', 'option exhaustion lazy', 'option geisha any'], TABLE, PROMISE, PLEDGES)
    const more = ['option geisha any', 'option exhaustion lazy']
    expect(prove(sealed({ more }), shown, own({ setting: sorted }))).toMatchObject({ kind: 'proved' })
  })

  const others = hashOf('something else')

  test('the promised luck, and who withheld a share', () => {
    expect(prove(sealed(), shown, own())).toEqual({ kind: 'proved', withheld: [1] })
  })

  test('without a kept promise only consistency', () => {
    expect(prove(sealed(), shown, null)).toEqual({ kind: 'consistent', withheld: [1] })
  })

  test('our own share that came too late', () => {
    const late = own({ seat: 1, share: SECOND.share!, isCounted: false })
    expect(prove(sealed(), shown, late)).toEqual({ kind: 'without-mine', withheld: [1] })
    expect(prove(sealed(), shown, { ...late, isCounted: true })).toEqual({ kind: 'broken', fault: 'share' })
  })

  test('quick luck, where nothing else was shown', () => {
    const quick: Shown = { id: TABLE, luck: luckInfo({ kind: 'quick', promise: null, pledges: [] }) }
    expect(prove(written(['seed 7']), quick, null)).toEqual({ kind: 'quick' })
    expect(prove(written(['seed 7']), shown, null)).toEqual({ kind: 'broken', fault: 'kind' })
    expect(prove(written(['seed 7']), quick, own())).toEqual({ kind: 'broken', fault: 'kind' })
    expect(prove(written(['luck known', 'seed 7']), quick, null)).toEqual({ kind: 'broken', fault: 'kind' })
  })

  test.each([
    ['another secret', 'secret', sealed({ secret: others })],
    ['another promise', 'secret', sealed({ promise: others })],
    ['another secret with its own promise', 'promise', sealed({ secret: others, promise: promiseOf(TABLE, others) })],
    ['another table', 'table', sealed({ table: 'elsewhere', promise: promiseOf('elsewhere', SECRET) })],
    ['another share', 'share', sealed({ shares: [`share ${FIRST.pledge} ${others}`, ...SHARES.slice(1)] })],
    ['another share with its own pledge', 'pledges', sealed({ shares: [`share ${pledgeOf(others)} ${others}`, ...SHARES.slice(1)] })],
    ['our share withheld, though it was counted', 'share', sealed({ shares: [`share ${FIRST.pledge} withheld`, ...SHARES.slice(1)] })],
    ['another’s pledge struck out', 'pledges', sealed({ shares: [SHARES[0]!, 'share -', 'share -'] })],
    ['a changed byte', 'record', sealed().replace('name Botan', 'name Botam')],
    ['a changed secret', 'record', sealed().replace(`secret ${SECRET}`, `secret ${SECRET.replace('0', '1')}`)],
  ])('fails for %s', (_, fault, record) => {
    expect(prove(record, shown, own())).toEqual({ kind: 'broken', fault })
  })

  test('what was kept counts more than what is shown now', () => {
    const promise = promiseOf(TABLE, others)
    const record = sealed({ secret: others, promise })
    expect(prove(record, { id: TABLE, luck: luckInfo({ promise }) }, own())).toEqual({ kind: 'broken', fault: 'promise' })
    const pledges = [FIRST.pledge, pledgeOf(others), null]
    const swapped = sealed({ shares: [SHARES[0]!, `share ${pledgeOf(others)} ${others}`, 'share -'] })
    expect(prove(swapped, { id: TABLE, luck: luckInfo({ pledges }) }, own())).toEqual({ kind: 'broken', fault: 'pledges' })
  })
})
