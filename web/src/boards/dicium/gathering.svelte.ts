/**
 * Dice picked for one question: to be thrown again, or put by. The rules engine takes them one at a time and for good;
 * so they are gathered here, where each can be put back, and sent in one gesture when all are right.
 */
import type { OptionInfo } from '../../protocol'
import type { Keeper, Picking } from '../../table/picking.svelte'
import { ENDS, type Lying } from './dice'

interface Held {
  key: string
  option: OptionInfo
}

interface Around {
  /** The dice that can be meant. */
  dice(): readonly Lying[]
  /** How many may be picked at most. */
  room(kind: string): number
}

export class Gathering implements Keeper {
  #held = $state.raw<Held[]>([])
  #at = $state('')

  constructor(
    private readonly picking: Picking,
    private readonly around: Around,
  ) {}

  /** Picked for an earlier question: forgotten. */
  readonly held = $derived.by(() => (this.#at === this.picking.key ? this.#held : []))
  readonly keys = $derived(new Set(this.held.map(({ key }) => key)))
  /** What ends the gathering, as the engine says it: `throw` or `reserve no more`. */
  readonly end = $derived(this.held.length ? ENDS[this.held[0]!.option.kind]! : null)

  /** Can one more die with this face be picked? */
  canTake(face: string): boolean {
    const option = this.#offer(face)
    return option !== undefined && this.held.length < this.around.room(option.kind)
  }

  /** Picks a die, or puts it back. Tells whether that was to be done here. */
  toggle(die: Lying): boolean {
    if (this.keys.has(die.key)) {
      this.#hold(this.held.filter(({ key }) => key !== die.key))
      return true
    }
    const option = this.#offer(die.face)
    if (!option || !this.canTake(die.face)) return false
    this.#hold([...this.held, { key: die.key, option }])
    return true
  }

  /** A die that was named, not touched: any that shows this face. */
  keep(option: OptionInfo): boolean {
    const face = option.pieces[0]?.replace('die-', '')
    const die = option.kind in ENDS && this.around.dice().find((each) => each.face === face && !this.keys.has(each.key))
    return die ? this.toggle(die) : false
  }

  back(): boolean {
    if (!this.held.length) return false
    this.#hold(this.held.slice(0, -1))
    return true
  }

  /** All are right: they go together, with the word that ends it where the engine still wants to hear it. */
  send() {
    const first = this.held[0]
    if (!first || !this.end) return
    const most = Math.min(this.around.room(first.option.kind), this.around.dice().length)
    const answers = this.held.map(({ option }) => option.words)
    this.picking.sendAll(this.held.length < most ? [...answers, this.end] : answers)
  }

  #offer(face: string): OptionInfo | undefined {
    return this.picking.options.find(({ kind, pieces }) => kind in ENDS && pieces[0] === `die-${face}`)
  }

  #hold(held: Held[]) {
    this.#held = held
    this.#at = this.picking.key
  }
}
