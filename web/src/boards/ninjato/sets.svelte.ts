/**
 * Cards, skills or treasures that are put together in any order: the engine names the pieces of a set in one order, a hand does
 * not. Also the sets themselves, each to be had with one touch.
 */
import type { NinjatoRaid, OptionInfo } from '../../protocol'
import type { Keeper, PieceState, Picking } from '../../table/picking.svelte'

const KINDS = ['fight', 'fight-skills', 'fight-both', 'pay']
/** What is touched for a set; the guard only ends it. */
const parts = (option: OptionInfo) => option.pieces.filter((piece) => piece !== 'guard')
const count = (pieces: readonly string[], piece: string) => pieces.filter((each) => each === piece).length
const isWithin = (some: readonly string[], all: readonly string[]) => some.every((piece) => count(some, piece) <= count(all, piece))

export class Gathering implements Keeper {
  #held = $state.raw<string[]>([])
  #at = $state('')

  constructor(private readonly picking: Picking) {}

  readonly #sets = $derived.by(() => this.picking.options.filter(({ kind }) => KINDS.includes(kind)))
  /** Gathered for an earlier question: forgotten. */
  readonly held = $derived.by(() => (this.#at === this.picking.key ? this.#held : []))
  /** The set that lies there, if it is one. */
  readonly exact = $derived.by(() => this.#sets.find((option) => parts(option).length === this.held.length && isWithin(this.held, parts(option))))

  #fits(pieces: readonly string[]): boolean {
    return this.#sets.some((option) => isWithin(pieces, parts(option)))
  }

  /** How a piece stands to what is gathered; of equal pieces the first ones are those that were taken. */
  state(piece: string, nth = 0): PieceState {
    if (piece === 'guard') return this.exact ? 'lit' : this.picking.state(piece)
    if (nth < count(this.held, piece)) return 'chosen'
    if (this.#fits([...this.held, piece])) return 'lit'
    return this.held.length && this.picking.state(piece) === 'lit' ? 'calm' : this.picking.state(piece)
  }

  pick(piece: string, nth = Infinity) {
    const held = this.held
    if (piece === 'guard' && this.exact) this.picking.choose(this.exact)
    else if (nth < count(held, piece)) this.#hold(held.toSpliced(held.lastIndexOf(piece), 1))
    else if (this.#fits([...held, piece])) this.#take([...held, piece])
    else if (held.includes(piece)) this.#hold(held.toSpliced(held.lastIndexOf(piece), 1))
    else if (this.#fits([piece])) this.#take([piece]) // changed their mind
    else this.picking.pick(piece)
  }

  /** A set to which nothing can be added is the choice. */
  #take(held: string[]) {
    this.#hold(held)
    const all = this.#sets.filter((option) => isWithin(held, parts(option)))
    if (all.length === 1 && parts(all[0]!).length === held.length) this.picking.choose(all[0]!)
  }

  keep(): boolean {
    return false
  }

  back(): boolean {
    if (!this.held.length) return false
    this.#hold(this.held.slice(0, -1))
    return true
  }

  #hold(held: string[]) {
    this.#held = held
    this.#at = this.picking.key
  }
}

/** A set that wins, as it is offered: what is played, what it comes to, and how many of the next the rest would beat. */
export interface Offer {
  option: OptionInfo
  cards: string[]
  skills: string[]
  total: number
  beats: number
}

const named = (cards: readonly string[], skills: readonly string[]) => `${cards.join()}|${skills.join()}`
const list = (fact: unknown) => (Array.isArray(fact) ? fact.map(String) : [])

/** All sets that win: first those that leave most, then those that cost least. */
export function offers(options: readonly OptionInfo[], raid: NinjatoRaid | null): Offer[] {
  const known = new Map((raid?.sets ?? []).map((set) => [named(set.cards, set.skills), set]))
  const found = options.flatMap((option) => {
    const [cards, skills] = [list(option.facts['cards']), list(option.facts['skills'])]
    const set = option.kind.startsWith('fight') ? known.get(named(cards, skills)) : undefined
    return set ? [{ option, cards, skills, total: set.total, beats: set.beats }] : []
  })
  const costs = ({ cards, skills }: Offer) => cards.length + skills.length
  return found.sort((a, b) => b.beats - a.beats || costs(a) - costs(b) || a.skills.length - b.skills.length)
}

/** The ways to pay, each with its treasures. */
export const payments = (options: readonly OptionInfo[]) => options.filter(({ kind }) => kind === 'pay').map((option) => ({ option, treasures: list(option.facts['treasures']) }))
