/**
 * Troops that come onto the map, or leave it: province by province, until it comes out right. To the rules it is a province and a
 * number, again and again; here all of it is one gesture.
 */
import type { AskedInfo, BushidoView } from '../../../protocol'
import type { Composer, Picking, PieceState } from '../../../table/picking.svelte'
import { here } from '../words'

const AT_ONCE = 10 // troops that one answer names, at most
/** A gesture holds no more answers; what is left over is asked again. */
const MOST_ANSWERS = 60

interface Table {
  view(): BushidoView
  question(): AskedInfo | undefined
  picking: Pick<Picking, 'options' | 'key'>
}

export class Placing implements Composer {
  #counts = $state.raw<Record<string, number>>({})
  #at = $state('')

  constructor(private readonly table: Table) {}

  readonly #prompt = $derived.by(() => this.table.question()?.prompt)
  readonly isOn = $derived.by(() => this.#prompt === 'deploy' || this.#prompt === 'disband')
  readonly isLeaving = $derived.by(() => this.#prompt === 'disband')
  /** How many come or leave in all. */
  readonly total = $derived.by(() => Number(this.table.question()?.facts['count'] ?? 0))
  readonly counts = $derived.by(() => (this.#at === this.table.picking.key ? this.#counts : {}))
  readonly left = $derived.by(() => this.total - Object.values(this.counts).reduce((sum, count) => sum + count, 0))
  /** The provinces that were given something, in the order of the map. */
  readonly places = $derived.by(() => this.#provinces().filter((province) => this.of(province) > 0))
  readonly hasBegun = $derived.by(() => this.places.length > 0)
  readonly sentence = $derived.by(() => here.say(this.isLeaving ? 'take-troops' : 'place-troops', { count: this.total, left: this.left }))
  readonly done = $derived.by(() => ({ label: here.say('troops-done', { left: this.left }), answers: this.left === 0 ? this.#answers() : null }))

  #provinces(): string[] {
    return this.table.picking.options.flatMap(({ kind, pieces }) => (kind === 'place' || kind === 'disband' ? [pieces[0]!] : []))
  }

  of(province: string): number {
    return this.counts[province] ?? 0
  }

  /** How many more could come to a province, or leave it. */
  room(province: string): number {
    const spare = this.isLeaving ? (this.#province(province)?.troops ?? 1) - 1 - this.of(province) : this.left
    return this.#provinces().includes(province) ? Math.max(0, Math.min(spare, this.left)) : 0
  }

  add(province: string, count: number) {
    const more = Math.max(-this.of(province), Math.min(count, this.room(province)))
    this.#counts = { ...this.counts, [province]: this.of(province) + more }
    this.#at = this.table.picking.key
  }

  state(piece: string): PieceState {
    if (this.of(piece) > 0) return 'chosen'
    return this.room(piece) > 0 ? 'lit' : 'calm'
  }

  pick(piece: string): boolean {
    if (!this.#provinces().includes(piece)) return false
    this.add(piece, 1)
    return true
  }

  back(): boolean {
    const last = Object.keys(this.counts).findLast((province) => this.of(province) > 0)
    if (!last) return false
    this.add(last, -1)
    return true
  }

  clear() {
    this.#counts = {}
  }

  /** Troops after it is done. */
  after(province: string, troops: number): number {
    return troops + (this.isLeaving ? -1 : 1) * this.of(province)
  }

  /** Where troops leave, a revolt may follow, and with it everything changes: such a province comes last, and only one. */
  #order(): string[] {
    if (!this.isLeaving) return this.places
    const isRisky = (province: string) => {
      const { ronin = 0, troops = 0 } = this.#province(province) ?? {}
      return ronin > 0 && ronin >= troops - this.of(province)
    }
    return [...this.places.filter((province) => !isRisky(province)), ...this.places.filter(isRisky).slice(0, 1)]
  }

  #answers(): string[] {
    const verb = this.isLeaving ? 'disband' : 'place'
    let left = this.total
    const said: string[] = []
    for (const province of this.#order()) {
      let spare = this.isLeaving ? (this.#province(province)?.troops ?? 1) - 1 : left
      for (let many = this.of(province); many > 0 && said.length < MOST_ANSWERS; ) {
        // Where only one can go, the rules ask for no number.
        const most = Math.min(AT_ONCE, spare, left)
        const count = Math.min(most, many)
        said.push(`${verb} ${province}`, ...(most > 1 ? [`number ${count}`] : []))
        many -= count
        left -= count
        spare -= count
      }
    }
    return said
  }

  #province(province: string) {
    return this.table.view().provinces.find((each) => each.province === province)
  }
}
