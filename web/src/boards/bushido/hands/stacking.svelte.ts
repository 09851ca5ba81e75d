/**
 * A stack of katana tiles, built by hand. To the rules it is seven questions: tens and units of each strength, the strongest first,
 * then the top. Here tiles are put on and taken off, and all answers go at once; nobody hears of a tile before that.
 */
import type { BushidoView } from '../../../protocol'
import type { Composer, Picking, PieceState } from '../../../table/picking.svelte'
import { here } from '../words'

/** From the strongest to the weakest, as they are asked for. */
export const KATANA = ['katana-3', 'katana-2', 'katana-1'] as const
export type Katana = (typeof KATANA)[number]
export const swords = (tile: string) => Number(tile.slice(-1))
const PROMPTS = ['stack-tens', 'stack', 'stack-top']
const TOP_PART = 6

interface Table {
  view(): BushidoView
  prompt(): string | undefined
  picking: Pick<Picking, 'isAsked'>
}

export class Stacking implements Composer {
  #laid = $state.raw<Katana[]>([])
  #of = $state('')

  constructor(private readonly table: Table) {}

  readonly #combat = $derived.by(() => this.table.view().combat)
  readonly #side = $derived.by(() => this.#combat?.sides.find(({ seat }) => seat === this.table.view().seat) ?? null)
  readonly #key = $derived.by(() => `${this.table.view().turn}/${this.table.view().month}/${this.#combat?.province}/${this.#combat?.is_revolt}`)
  readonly isOn = $derived.by(() => this.#combat?.stage === 'stacks' && this.#side !== null && PROMPTS.includes(this.table.prompt() ?? ''))

  /** How many tiles of a strength lie behind the screen. */
  held(tile: Katana): number {
    const { seat, seats } = this.table.view()
    return seats.find((clan) => clan.seat === seat)?.tiles?.[tile] ?? 0
  }

  /** What was answered already, one question at a time, cannot be changed any more. */
  #bounds(tile: Katana): [least: number, most: number] {
    const answered = (this.#side?.answered ?? 0) - 2 * KATANA.indexOf(tile)
    const said = this.#side?.stack?.[tile] ?? 0
    if (answered <= 0) return [0, this.held(tile)]
    return answered === 1 ? [said, Math.min(this.held(tile), said + 9)] : [said, said]
  }

  /** The stack, from the bottom to the top. */
  readonly stack = $derived.by((): Katana[] => {
    const laid = this.#of === this.#key ? this.#laid : []
    const left = new Map(KATANA.map((tile) => [tile, this.#bounds(tile)[1]]))
    const kept = laid.filter((tile) => {
      left.set(tile, left.get(tile)! - 1)
      return left.get(tile)! >= 0
    })
    const missing = KATANA.flatMap((tile) => Array.from({ length: Math.max(0, this.#bounds(tile)[0] - count(kept, tile)) }, () => tile))
    return [...missing, ...kept]
  })
  readonly sum = $derived.by(() => this.stack.reduce((sum, tile) => sum + swords(tile), 0))
  readonly top = $derived.by(() => this.stack.at(-1) ?? null)
  readonly hasBegun = $derived.by(() => this.#of === this.#key && this.#laid.length > 0)
  readonly sentence = $derived.by(() => here.say('build-stack'))
  readonly done = $derived.by(() => ({
    label: this.stack.length ? here.say('set-stack', { count: this.stack.length, swords: this.sum }) : here.say('set-no-stack'),
    answers: answersFor(this.stack, this.#side?.answered ?? 0),
  }))

  left(tile: Katana): number {
    return this.held(tile) - count(this.stack, tile)
  }

  canLay(tile: Katana): boolean {
    return count(this.stack, tile) < this.#bounds(tile)[1]
  }

  /** A tile goes on top. */
  lay(tile: Katana): boolean {
    if (!this.canLay(tile)) return false
    this.#put([...this.stack, tile])
    return true
  }

  /** All tiles that can be laid, the weakest on top. */
  layAll() {
    this.#put([...this.stack, ...KATANA.flatMap((tile) => Array.from({ length: Math.max(0, this.#bounds(tile)[1] - count(this.stack, tile)) }, () => tile))])
  }

  /** A tile comes off, wherever it lies. */
  takeOff(at: number) {
    this.#put(this.stack.toSpliced(at, 1))
  }

  state(piece: string): PieceState {
    const tile = KATANA.find((each) => piece === `tile/${each}`)
    return tile && this.canLay(tile) ? 'lit' : 'calm'
  }

  pick(piece: string): boolean {
    const tile = KATANA.find((each) => piece === `tile/${each}`)
    return tile !== undefined && this.lay(tile)
  }

  back(): boolean {
    if (!this.hasBegun) return false
    this.takeOff(this.stack.length - 1)
    return true
  }

  clear() {
    this.#put([])
  }

  #put(stack: Katana[]) {
    this.#laid = stack
    this.#of = this.#key
  }
}

const count = (stack: readonly string[], tile: string) => stack.filter((each) => each === tile).length

/** The words of the answers that are still missing. */
export function answersFor(stack: readonly Katana[], answered: number): string[] {
  const parts = KATANA.flatMap((tile) => {
    const many = count(stack, tile)
    return [`number ${Math.floor(many / 10)}`, `number ${many % 10}`]
  })
  return [...parts, stack.length ? `top ${stack.at(-1)}` : 'no stack'].slice(Math.min(answered, TOP_PART))
}
