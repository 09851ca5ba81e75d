/** The same table once more: laid by whoever asks first, and the others sit down where they sat. */
import { join, ownSeat, rematch } from '../luck/seating'
import * as api from '../net/api'
import type { TableInfo } from '../protocol'
import { route, tableAddress } from '../ui/route.svelte'

export class Rematch {
  isUnderWay = $state(false)
  trouble = $state.raw<api.Refused | null>(null)

  constructor(private readonly table: () => TableInfo) {}

  /** Did this player sit here? */
  get isOpen(): boolean {
    return this.table().status === 'finished' && this.table().seats.some((seat) => seat.is_mine)
  }

  /** Who has proposed one, and is somebody else; null if nobody has. */
  get by(): number | null {
    const proposal = this.table().rematch
    return proposal && !this.table().seats[proposal.seat]?.is_mine ? proposal.seat : null
  }

  /** Goes to the new table, which is laid if there is none. */
  async go() {
    if (this.isUnderWay) return
    this.isUnderWay = true
    this.trouble = null
    try {
      route.go(tableAddress((await this.#found()) ?? (await this.#laid())))
    } catch (error) {
      this.trouble = error as api.Refused
    }
    this.isUnderWay = false
  }

  async #laid(): Promise<string> {
    const table = this.table()
    try {
      return (await rematch(table)).id
    } catch (error) {
      // Somebody was quicker: the table says by now where.
      const proposal = (error as api.Refused).code === 'rematch-laid' ? (await api.table(table.id)).rematch : null
      const found = proposal && (await this.#found(proposal.table))
      if (!found) throw error
      return found
    }
  }

  /** The table that was laid, at which this player sits from now on if the seat is free; null if there is none any more. */
  async #found(id = this.table().rematch?.table): Promise<string | null> {
    if (!id) return null
    const found = await api.table(id).catch((error: api.Refused) => {
      if (error.code === 'unknown-table') return null
      throw error
    })
    if (!found || found.status === 'closed') return null
    if (found.status === 'gathering' && !found.seats.some((seat) => seat.is_mine)) {
      const own = found.seats.filter((seat) => seat.is_kept_for_me).map(({ seat }) => seat)
      const seat = ownSeat(found, (each) => own.includes(each.seat), this.table().id) ?? own[0]
      if (seat !== undefined) await join(found, seat)
    }
    return id
  }
}
