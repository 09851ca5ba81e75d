/** The luck of one table, watched by this screen: it opens its share when that is asked for and all is as it was. */
import type { TableInfo } from '../protocol'
import { pledgeOf } from './hashes'
import { keep, kept, settle, unsettled, type Kept } from './kept'
import { pledgeLater } from './seating'

/** What is not as it was when this player sat down: the promise, the pledge, or what is played. */
export type Misfit = 'promise' | 'pledge' | 'setting'

interface Sender {
  open(seat: number, share: string): void
}

export class OwnLuck {
  /** Why the share stays closed, or null. */
  misfit = $state<Misfit | null>(null)
  /** Has the player put the warning away? */
  isRead = $state(false)
  #hasPledged = false

  constructor(private readonly sender: Sender) {}

  /** Looks at the table as the server shows it now. */
  take(table: TableInfo) {
    const own = kept(table.id) ?? found(table)
    if (!own) {
      this.#pledge(table)
      return
    }
    this.misfit = misfitOf(own, table)
    if (this.misfit) return
    const isOpened = table.luck.opened.includes(own.seat)
    if (table.status === 'opening' && table.seats[own.seat]?.is_mine && !isOpened) {
      // The list is kept before the share leaves this device.
      if (keep(table.id, { ...own, pledges: table.luck.pledges, setting: table.luck.setting })) this.sender.open(own.seat, own.share)
    } else if (isOpened && !own.isCounted && table.seats[own.seat]?.is_mine) {
      keep(table.id, { ...own, isCounted: true })
    }
  }

  /** A seat that was taken without a pledge, as by another program of this guest, pledges once. */
  #pledge(table: TableInfo) {
    const mine = table.seats.filter((seat) => seat.is_mine)
    if (this.#hasPledged || table.status !== 'gathering' || mine.length !== 1) return
    this.#hasPledged = true
    void pledgeLater(table, mine[0]!.seat)
  }
}

/** What has changed since this device pledged, or null. Whoever left the seat has only the promise to compare. */
export function misfitOf(own: Kept, table: TableInfo): Misfit | null {
  const { promise, pledges } = table.luck
  if (promise !== own.promise) return 'promise'
  if (!pledges.length || !table.seats[own.seat]?.is_mine) return null
  // Without a hash of what is played the share would be opened before that is settled.
  if (!table.luck.setting || (own.setting && own.setting !== table.luck.setting)) return 'setting'
  const isOther = own.pledges?.some((pledge, seat) => pledge !== pledges[seat])
  return isOther || pledges[own.seat] !== pledgeOf(own.share) ? 'pledge' : null
}

/** The share of a table whose answer never came when it was laid: the closed list tells that it is this one’s. */
function found(table: TableInfo): Kept | null {
  const { promise, pledges } = table.luck
  if (table.status !== 'opening' || !promise) return null
  for (const waiting of unsettled()) {
    const seat = pledges.indexOf(pledgeOf(waiting.share))
    if (seat < 0 || !table.seats[seat]?.is_mine) continue
    const own: Kept = { promise, share: waiting.share, seat, pledges: null, setting: null, isCounted: false }
    if (keep(table.id, own)) settle(waiting)
    return own
  }
  return null
}
