/**
 * Taking a seat with a pledge: a share is drawn and kept on this device, then its hash goes to the server. Where nothing
 * can be kept, or the hashes cannot be fetched, the seat is taken without a pledge.
 */
import * as api from '../net/api'
import type { NewTable, SeatInfo, TableInfo } from '../protocol'
import { forget, keep, keepUnsettled, kept, settle, sweep } from './kept'

interface Drawn {
  share: string
  pledge: string
}

async function draw(): Promise<Drawn | null> {
  try {
    const { drawShare, pledgeOf } = await import('./hashes')
    const share = drawShare()
    return { share, pledge: pledgeOf(share) }
  } catch {
    return null
  }
}

/** Did the server say no? Otherwise the request may have arrived all the same. */
const isRefusal = (error: unknown): boolean => error instanceof api.Refused && error.code !== 'offline'

/** Lays a table. */
export function layTable(plan: NewTable): Promise<TableInfo> {
  const seat = plan.seats.findIndex(({ holder }) => holder === 'me')
  return laid(seat < 0 ? null : seat, (pledge) => api.layTable(pledge === null ? plan : { ...plan, pledge }))
}

/** Lays the same table once more, when the game is over. */
export const rematch = (table: TableInfo): Promise<TableInfo> => laid(ownSeat(table, (seat) => seat.is_mine), (pledge) => api.rematch(table.id, pledge))

/** The seat from which this player pledged; of several at one screen without a pledge, none. */
export function ownSeat(table: TableInfo, isOwn: (seat: SeatInfo) => boolean, before = table.id): number | null {
  const own = table.seats.filter(isOwn).map(({ seat }) => seat)
  const pledged = kept(before)?.seat
  if (pledged !== undefined && own.includes(pledged)) return pledged
  return own.length === 1 ? own[0]! : null
}

/** Somebody lays a table, and sits down there. What it promises is known only from the answer, so the share waits under a name of its own. */
async function laid(seat: number | null, lay: (pledge: string | null) => Promise<TableInfo>): Promise<TableInfo> {
  sweep()
  const drawn = seat === null ? null : await draw()
  const waiting = drawn && keepUnsettled(drawn.share, drawn.pledge)
  if (seat === null || !drawn || !waiting) return lay(null)
  try {
    const table = await lay(drawn.pledge)
    const { promise } = table.luck
    if (!promise || keep(table.id, { promise, share: drawn.share, seat, pledges: null, setting: null, isCounted: false })) settle(waiting)
    return table
  } catch (error) {
    if (isRefusal(error)) settle(waiting)
    throw error
  }
}

/** Sits down at an open seat. */
export const join = (table: TableInfo, seat: number): Promise<TableInfo> => pledged(table, seat, (pledge) => api.join(table.id, seat, pledge))

/** Pledges from a seat that was taken without a pledge. The server refuses if that is not so. */
export async function pledgeLater(table: TableInfo, seat: number): Promise<void> {
  await pledged(table, seat, async (pledge) => pledge && (await api.pledge(table.id, pledge))).catch(() => undefined)
}

/** Keeps promise and share, then sends the pledge; whatever was kept before comes back if the server refuses. */
async function pledged<T>(table: TableInfo, seat: number, send: (pledge: string | null) => Promise<T>): Promise<T> {
  sweep()
  const { promise } = table.luck
  const drawn = promise ? await draw() : null
  const before = kept(table.id)
  // The promise that counts is the one that this device saw first.
  const isKept = promise && drawn && keep(table.id, { promise: before?.promise ?? promise, share: drawn.share, seat, pledges: null, setting: null, isCounted: false })
  if (!isKept) return send(null)
  try {
    return await send(drawn.pledge)
  } catch (error) {
    if (isRefusal(error)) {
      if (before) keep(table.id, before)
      else forget(table.id)
    }
    throw error
  }
}
