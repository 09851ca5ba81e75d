/**
 * Moving samurai by touch: from, to, and how many by a slider. To the rules these are three questions; here the number is set
 * beforehand, and where a group goes and how many are one message. An attack cannot be taken back, so the first touch only looks ahead. The group
 * is put down again by touching where it stands, and another one taken up by touching that.
 */
import type { SamouraiKatanaCrossing as Crossing, SamouraiKatanaView as View } from '../../protocol'
import type { Picking } from '../../table/picking.svelte'

export interface MarchTable {
  view(): View
  picking(): Pick<Picking, 'options' | 'isAsked' | 'pick' | 'send' | 'sendAll' | 'key'>
  undo(): (() => void) | null
}

export class March {
  readonly #table: MarchTable
  #set = $state<{ origin: string; count: number } | null>(null)
  /** The attack that is looked at before it is begun. */
  #aim = $state<string | null>(null)
  /** A number that was set before it was asked for. */
  #promised = $state<number | null>(null)
  /** The territory that is taken up next, as soon as that can be chosen. */
  #next = $state<string | null>(null)

  constructor(table: MarchTable) {
    this.#table = table
  }

  /** The ways of the group that is about to move, if this player moves it. */
  readonly crossings = $derived.by((): Crossing[] => {
    const { crossings } = this.#table.view()
    return crossings.length && this.#offers('to').length ? crossings : []
  })
  readonly origin = $derived.by(() => this.crossings[0]?.origin ?? null)
  readonly most = $derived.by(() => this.#table.view().territories.find(({ territory }) => territory === this.origin)?.samurai ?? 0)
  /** How many go: all but one at first. */
  readonly count = $derived.by(() => (this.#set && this.#set.origin === this.origin ? Math.min(this.#set.count, this.most) : Math.max(1, this.most - 1)))
  readonly aim = $derived.by(() => this.crossings.find(({ territory }) => territory === this.#aim) ?? null)

  #offers(kind: string) {
    return this.#table.picking().options.filter((option) => option.kind === kind)
  }

  set(count: number) {
    if (this.origin) this.#set = { origin: this.origin, count }
  }

  /** A touch on the map. Own or free land is entered at once; enemy land is looked at first. */
  pick(territory: string) {
    const way = this.crossings.find((each) => each.territory === territory)
    if (way) return way.is_attack && this.#aim !== territory ? this.look(territory) : this.go(territory)
    const isOwn = this.#table.view().territories.some((land) => land.territory === territory && land.owner === this.#table.view().seat && land.samurai > 0)
    if (this.origin && (territory === this.origin || isOwn) && this.putDown()) {
      this.#next = territory === this.origin ? null : territory
      return
    }
    this.#table.picking().pick(territory)
  }

  /** Sends the group on its way: where it goes and how many are one gesture, taken back together. */
  go(territory: string) {
    this.#aim = null
    const { seat, territories } = this.#table.view()
    const way = this.#offers('to').find(({ pieces }) => pieces[0] === territory)
    const land = territories.find((each) => each.territory === territory)
    if (way && !(land?.castle && land.owner === seat)) return this.#table.picking().sendAll([way.words, `number ${this.count}`])
    // Into an own castle not every number may go (R8.6): it is given when it is asked for, if it is offered.
    this.#promised = this.count
    this.#table.picking().pick(territory)
  }

  look(territory: string | null) {
    this.#aim = territory
  }

  /** One step back: the look ahead is closed, then the group put down; tells whether there was one. */
  back(): boolean {
    if (this.aim) {
      this.#aim = null
      return true
    }
    return this.origin !== null && this.putDown()
  }

  /** The group stays where it is; tells whether that can still be said. */
  putDown(): boolean {
    const undo = this.#table.undo()
    if (!undo) return false
    this.#aim = this.#set = null
    undo()
    return true
  }

  /** Gives what was set before, as soon as it is asked for: how many go, or which group is taken up instead. */
  answer() {
    const picking = this.#table.picking()
    if (!picking.isAsked || this.crossings.length) return
    if (this.#promised !== null) {
      const numbers = this.#offers('number')
      const option = numbers.find(({ facts }) => facts['count'] === this.#promised)
      this.#promised = null
      if (option && numbers.length === picking.options.length) picking.send(option)
    } else if (this.#next !== null) {
      const option = this.#offers('from').find(({ facts }) => facts['territory'] === this.#next)
      this.#next = null
      if (option) picking.send(option)
    }
  }
}
