import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { Refused } from '../net/api'
import type { NewTable } from '../protocol'
import { hashOf, pledgeOf } from './hashes'
import { forget, keep, keepUnsettled, kept, sweep, unsettled, type Kept } from './kept'
import { misfitOf, OwnLuck } from './own.svelte'
import { FIRST, opening, own, PLEDGES, PROMISE, SECOND, SETTING, TABLE, tableInfo } from './samples'
import { join, layTable, pledgeLater } from './seating'

class Shelf {
  held = new Map<string, string>()
  isClosed = false
  get length() {
    return this.held.size
  }
  key = (at: number) => [...this.held.keys()][at] ?? null
  getItem = (name: string) => this.held.get(name) ?? null
  removeItem = (name: string) => void this.held.delete(name)
  setItem(name: string, text: string) {
    if (this.isClosed) throw new Error('QuotaExceededError')
    this.held.set(name, text)
  }
}
let shelf: Shelf
beforeEach(() => {
  shelf = new Shelf()
  vi.stubGlobal('localStorage', shelf)
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

describe('what is kept', () => {
  test('comes back, and goes after some weeks', () => {
    vi.useFakeTimers({ now: 0 })
    expect(keep(TABLE, own())).toBe(true)
    keepUnsettled(SECOND.share!, SECOND.pledge!)
    expect(kept(TABLE)).toEqual(own())
    expect(kept('another')).toBeNull()
    expect(unsettled().map(({ share }) => share)).toEqual([SECOND.share])
    shelf.setItem('tatami.theme', 'dark')
    sweep(30 * 24 * 3600 * 1000)
    expect(shelf.length).toBe(3)
    sweep(60 * 24 * 3600 * 1000)
    expect([...shelf.held.keys()]).toEqual(['tatami.theme'])
  })

  test('is nothing where storage is closed or holds something else', () => {
    shelf.setItem(`tatami.luck.${TABLE}`, 'no JSON')
    expect(kept(TABLE)).toBeNull()
    shelf.setItem(`tatami.luck.${TABLE}`, '{"promise": 7}')
    expect(kept(TABLE)).toBeNull()
    shelf.isClosed = true
    expect(keep(TABLE, own())).toBe(false)
    expect(keepUnsettled('ab', 'cd')).toBeNull()
    vi.stubGlobal('localStorage', undefined)
    expect(kept(TABLE)).toBeNull()
    expect(unsettled()).toEqual([])
    expect(() => forget(TABLE)).not.toThrow()
    expect(() => sweep()).not.toThrow()
  })
})

interface Sent {
  address: string
  pledge: string | null | undefined
  keptThen: Kept | null
  unsettledThen: string[]
}
/** A server that answers like this; what was sent, and what lay on the device at that moment. */
function serve(answer: () => Response | Promise<Response>): Sent[] {
  const sent: Sent[] = []
  vi.stubGlobal('fetch', (address: string, request: RequestInit) => {
    const { pledge } = JSON.parse(String(request.body)) as { pledge?: string }
    sent.push({ address, pledge, keptThen: kept(TABLE), unsettledThen: unsettled().map(({ share }) => share) })
    return Promise.resolve(answer())
  })
  return sent
}
const laid = () => Response.json(tableInfo())
const refused = () => Response.json({ code: 'seat-taken', sentence: '' }, { status: 409 })
const PLAN: NewTable = { game: 'katana', seats: [{ holder: 'bot', bot: 'samurai' }, { holder: 'me' }, { holder: 'open' }] }

describe('taking a seat', () => {
  test('laying a table keeps the share first, then the promise of the answer', async () => {
    const sent = serve(laid)
    await layTable(PLAN)
    expect(sent[0]!.unsettledThen.map(pledgeOf)).toEqual([sent[0]!.pledge])
    expect(kept(TABLE)).toMatchObject({ promise: PROMISE, seat: 1, pledges: null })
    expect(pledgeOf(kept(TABLE)!.share)).toBe(sent[0]!.pledge)
    expect(unsettled()).toEqual([])
  })

  test('joining keeps promise and share before the pledge is sent', async () => {
    const sent = serve(laid)
    await join(tableInfo(), 2)
    expect(sent[0]!.keptThen).toMatchObject({ promise: PROMISE, seat: 2 })
    expect(pledgeOf(sent[0]!.keptThen!.share)).toBe(sent[0]!.pledge)
  })

  test('what was refused is not kept, and what stood before stands again', async () => {
    serve(refused)
    await expect(layTable(PLAN)).rejects.toThrow(Refused)
    await expect(join(tableInfo(), 2)).rejects.toThrow(Refused)
    expect(shelf.length).toBe(0)
    keep(TABLE, own())
    await pledgeLater(tableInfo(), 0)
    expect(kept(TABLE)).toEqual(own())
  })

  test('what may have arrived stays kept', async () => {
    serve(() => Promise.reject(new TypeError('gone')))
    await expect(layTable(PLAN)).rejects.toThrow(Refused)
    expect(unsettled().length).toBe(1)
  })

  test('a promise that changed while we were away is not forgotten', async () => {
    serve(laid)
    keep(TABLE, own({ promise: hashOf('another') }))
    await join(tableInfo(), 2)
    expect(misfitOf(kept(TABLE)!, tableInfo())).toBe('promise')
  })

  test('without storage there is no pledge, and the seat is taken all the same', async () => {
    shelf.isClosed = true
    const sent = serve(laid)
    await layTable(PLAN)
    await join(tableInfo(), 2)
    await pledgeLater(tableInfo(), 0)
    expect(sent.map(({ pledge }) => pledge ?? null)).toEqual([null, null])
  })
})

describe('opening', () => {
  const sent: [number, string][] = []
  const luck = () => new OwnLuck({ open: (seat, share) => sent.push([seat, share]) })
  beforeEach(() => sent.splice(0))

  test('the share goes out when promise and pledge are as they were, and the list is kept first', () => {
    keep(TABLE, own({ pledges: null, setting: null, isCounted: false }))
    const watched = luck()
    watched.take(tableInfo())
    expect(sent).toEqual([])
    watched.take(opening())
    expect(sent).toEqual([[0, FIRST.share]])
    expect(kept(TABLE)).toMatchObject({ pledges: PLEDGES, setting: SETTING })
    watched.take(opening({ opened: [0] }))
    expect(sent.length).toBe(1)
    expect(kept(TABLE)!.isCounted).toBe(true)
    expect(watched.misfit).toBeNull()
  })

  test.each([
    ['promise', 'another promise', opening({ promise: hashOf('another') })],
    ['promise', 'no promise', opening({ kind: 'quick', promise: null, pledges: [] })],
    ['pledge', 'no pledge of ours', opening({ pledges: [null, SECOND.pledge, null] })],
    ['pledge', 'another pledge for us', opening({ pledges: [SECOND.pledge, null, null] })],
    ['setting', 'no hash of what is played', opening({ setting: null })],
  ])('the share stays closed, because of the %s: %s', (misfit, _, table) => {
    keep(TABLE, own({ pledges: null, setting: null, isCounted: false }))
    const watched = luck()
    watched.take(table)
    expect(watched.misfit).toBe(misfit)
    expect(sent).toEqual([])
  })

  test.each([
    ['pledge', opening({ pledges: [FIRST.pledge, pledgeOf(hashOf('late')), null] })],
    ['setting', opening({ setting: hashOf('other options') })],
    ['setting', opening({ setting: null })],
  ])('another %s is not opened for, nor kept', (misfit, later) => {
    keep(TABLE, own({ pledges: null, setting: null, isCounted: false }))
    luck().take(opening())
    const before = kept(TABLE)
    const reloaded = luck()
    reloaded.take(later)
    expect(reloaded.misfit).toBe(misfit)
    expect(sent.length).toBe(1)
    expect(kept(TABLE)).toEqual(before)
  })

  test('nobody opens for a seat that was left', () => {
    keep(TABLE, own({ seat: 1, pledges: null, isCounted: false }))
    const watched = luck()
    watched.take(opening())
    expect([sent, watched.misfit]).toEqual([[], null])
  })

  test('the share of a table whose answer was lost is found by its pledge', () => {
    keepUnsettled(hashOf('of another table'), 'ffff')
    keepUnsettled(FIRST.share!, FIRST.pledge!)
    luck().take(opening())
    expect(sent).toEqual([[0, FIRST.share]])
    expect(unsettled().length).toBe(1)
    expect(kept(TABLE)).toMatchObject({ promise: PROMISE, seat: 0 })
  })

  test('a seat that was taken without a pledge gives one, once', async () => {
    const answers = serve(laid)
    const watched = luck()
    watched.take(tableInfo())
    watched.take(tableInfo())
    await vi.waitFor(() => expect(answers.length).toBe(1))
    expect(answers[0]!.address).toBe(`api/tables/${TABLE}/pledge`)
    expect(kept(TABLE)).toMatchObject({ promise: PROMISE, seat: 0 })
  })
})
