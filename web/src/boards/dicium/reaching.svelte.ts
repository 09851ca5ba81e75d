/**
 * A square that the dice lead to is one touch: the combination that leads there with the fewest dice is answered, and the
 * square when it is asked for.
 */
import type { Picking, PieceState } from '../../table/picking.svelte'

export interface Reach {
  square: string
  /** The combination that leads there; null once it is chosen. */
  piece: string | null
  dice: number
}

/** The way to each square that takes the fewest dice. */
export function nearest<Way extends Reach>(reaches: readonly Way[]): Map<string, Way> {
  const found = new Map<string, Way>()
  for (const each of reaches) {
    const known = found.get(each.square)
    if (!known || each.dice < known.dice) found.set(each.square, each)
  }
  return found
}

interface Around {
  reaches(): readonly Reach[]
  /** The square that a piece of the board is, or null. */
  squareOf(piece: string): string | null
  /** What this player is asked. */
  prompt(): string | undefined
}

/** Dice that a combination takes may be asked for before the square. */
const BETWEEN = ['spend', 'spend-mixed']

export class Reaching implements Pick<Picking, 'state' | 'pick'> {
  /** Touched for a combination that leads there, and at which question. */
  #wanted = $state.raw<{ piece: string; key: string } | null>(null)

  constructor(
    private readonly picking: Picking,
    private readonly around: Around,
  ) {}

  readonly #ways = $derived.by(() => nearest(this.around.reaches().filter(({ piece }) => piece !== null && this.picking.state(piece) === 'lit')))

  #way(piece: string): Reach | undefined {
    const square = this.around.squareOf(piece)
    return square !== null && this.picking.state(piece) !== 'lit' ? this.#ways.get(square) : undefined
  }

  state(piece: string): PieceState {
    return this.#way(piece) ? 'lit' : this.picking.state(piece)
  }

  pick(piece: string) {
    const way = this.#way(piece)
    this.#wanted = way ? { piece, key: this.picking.key } : null
    this.picking.pick(way?.piece ?? piece)
  }

  /** A new question has come: the square that was touched is its answer, once it is the square that is asked for. */
  follow() {
    const [key, wish] = [this.picking.key, this.#wanted]
    if (!wish || !key || key === wish.key || BETWEEN.includes(this.around.prompt() ?? '')) return
    this.#wanted = null
    if (this.picking.state(wish.piece) === 'lit') this.picking.pick(wish.piece)
  }
}
