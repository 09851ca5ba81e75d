/**
 * Moving samurai by touch: from, to, and how many by a slider. To the rules these are three questions; here the number is set
 * beforehand, and given as soon as it is asked for. An attack cannot be taken back, so the first touch only looks ahead.
 */
import type { SamouraiKatanaCrossing as Crossing, SamouraiKatanaView as View } from '../../protocol'
import type { Picking } from '../../table/picking.svelte'

interface Table {
  view(): View
  picking(): Picking
}

export class March {
  #count = $state<number | null>(null)
  #origin = $state<string | null>(null)
  /** The attack that is looked at before it is begun. */
  #aim = $state<string | null>(null)
  /** A number that was set before it was asked for. */
  #promised = $state<number | null>(null)

  constructor(private readonly table: Table) {}

  /** The ways of the group that is about to move, if this player moves it. */
  readonly crossings = $derived.by((): Crossing[] => {
    const { crossings } = this.table.view()
    return crossings.length && this.table.picking().options.some(({ kind }) => kind === 'to') ? crossings : []
  })
  readonly origin = $derived(this.crossings[0]?.origin ?? null)
  readonly most = $derived(this.table.view().territories.find(({ territory }) => territory === this.origin)?.samurai ?? 0)
  /** How many go: all but one at first. */
  readonly count = $derived(this.#origin === this.origin && this.#count !== null ? Math.min(this.#count, this.most) : Math.max(1, this.most - 1))
  readonly aim = $derived(this.crossings.find(({ territory }) => territory === this.#aim) ?? null)

  set(count: number) {
    this.#origin = this.origin
    this.#count = count
  }

  /** A touch on the map. Own or free land is entered at once; enemy land is looked at first. */
  pick(territory: string) {
    const picking = this.table.picking()
    const way = this.crossings.find((each) => each.territory === territory)
    if (!way) {
      this.#aim = null
      return picking.pick(territory)
    }
    if (way.is_attack && this.#aim !== territory) {
      this.#aim = territory
      return
    }
    this.go(territory)
  }

  /** Sends the group on its way. */
  go(territory: string) {
    this.#promised = this.count
    this.#aim = null
    this.table.picking().pick(territory)
  }

  look(territory: string | null) {
    this.#aim = territory
  }

  /** Answers the question how many, if the number was set before. */
  answer() {
    const picking = this.table.picking()
    if (this.#promised === null || !picking.isAsked || this.crossings.length) return
    const numbers = picking.options.filter(({ kind }) => kind === 'number')
    const promised = this.#promised
    this.#promised = null
    const option = numbers.find(({ facts }) => facts['count'] === promised)
    if (option && numbers.length === picking.options.length) picking.send(option)
  }
}
