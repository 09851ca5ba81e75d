/** What this player has touched so far, and how each piece stands to that. */
import type { OptionInfo } from '../protocol'
import { complete, following, lit, touch } from './picks'

export type PieceState = 'plain' | 'lit' | 'chosen' | 'calm'

interface Question {
  seat: number
  step: number
  options: OptionInfo[]
}

interface Deeds {
  question(): Question | null
  send(option: OptionInfo): void
  /** Several answers in one gesture, in words. */
  sendAll(answers: string[]): void
  why(pieces: string[]): void
  /** What to ask before a choice that is costly and final, or null. */
  costs(option: OptionInfo): string | null
}

/** Keeps choices back for a while: a board that lets a player put several together before anything is sent. */
export interface Keeper {
  /** Is this choice kept? Then it is not sent. */
  keep(option: OptionInfo): boolean
  /** The last one is let go; tells whether there was one. */
  back(): boolean
}

/**
 * Lets a player put a whole gesture together on the board, where everything can still be changed, and then sends it at once. While
 * it is on, questions and buttons of single answers are not shown: they are a matter for programs.
 */
export interface Composer {
  /** Is what is asked now put together here? */
  readonly isOn: boolean
  /** What to do, in words. */
  readonly sentence: string
  /** What the one button says, and the answers it sends; null while something is missing. */
  readonly done: { label: string; answers: string[] | null }
  /** Is there anything to clear away? */
  readonly hasBegun: boolean
  state(piece: string): PieceState
  /** A piece is touched; tells whether it has a part in this. */
  pick(piece: string): boolean
  /** One step back; tells whether there was one. */
  back(): boolean
  clear(): void
}

export class Picking {
  #touched = $state<string[]>([])
  #at = $state('')
  keeper: Keeper | null = null
  /** Which choices without a piece have a place on the board all the same, such as numbers on a slider: they get no button. */
  elsewhere = $state.raw<((option: OptionInfo) => boolean) | null>(null)
  composer = $state.raw<Composer | null>(null)
  /** A costly choice that waits for a second yes. */
  doubt = $state.raw<{ option: OptionInfo; question: string } | null>(null)

  constructor(private readonly deeds: Deeds) {}

  #question = $derived.by(() => this.deeds.question())
  /** Tells one question from the next; empty when nothing is asked. */
  readonly key = $derived(this.#question ? `${this.#question.seat}/${this.#question.step}` : '')
  /** Touched for an earlier question: forgotten. */
  readonly touched = $derived(this.#at === this.key ? this.#touched : [])
  readonly options = $derived(this.#question?.options ?? [])
  readonly lit = $derived(lit(this.options, this.touched))
  readonly left = $derived(following(this.options, this.touched))
  /** The gesture that is put together now. */
  readonly composing = $derived(this.#question && this.composer?.isOn ? this.composer : null)
  /** Buttons: what has no place on the board, or no further place. */
  readonly buttons = $derived(complete(this.options, this.touched).filter((option) => !this.elsewhere?.(option)))

  get isAsked(): boolean {
    return this.#question !== null
  }

  state(piece: string): PieceState {
    if (!this.isAsked) return 'plain'
    if (this.composing) return this.composing.state(piece)
    if (this.touched.includes(piece)) return 'chosen'
    if (this.lit.has(piece)) return 'lit'
    return 'calm'
  }

  /** Parts of a place that are lit, such as `seat-2/armour` of `seat-2`. */
  parts(place: string): string[] {
    return [...this.lit].filter((piece) => piece.startsWith(`${place}/`))
  }

  pick(piece: string) {
    if (!this.isAsked) return this.deeds.why([piece])
    if (this.composing) return this.composing.pick(piece) ? undefined : this.deeds.why([piece])
    const result = touch(this.options, this.touched, piece)
    if ('send' in result) this.choose(result.send)
    else if ('why' in result) this.deeds.why(result.why)
    else this.#touch(result.touched)
  }

  choose(option: OptionInfo) {
    if (this.keeper?.keep(option)) return this.#touch([])
    const question = this.deeds.costs(option)
    if (question) this.doubt = { option, question }
    else this.send(option)
  }

  /** The second answer to a costly choice. */
  decide(isSure: boolean) {
    const option = this.doubt?.option
    this.doubt = null
    if (option && isSure) this.send(option)
  }

  /** One step back; tells whether there was one. */
  back(): boolean {
    if (this.composing) return this.composing.back()
    if (!this.touched.length) return this.keeper?.back() ?? false
    this.#touch(this.touched.slice(0, -1))
    return true
  }

  /** Without a second thought. */
  send(option: OptionInfo) {
    this.#touch([])
    this.deeds.send(option)
  }

  /** What was put together is right. */
  commit() {
    const answers = this.composing?.done.answers
    if (answers) this.sendAll(answers)
  }

  /** One gesture that answers this question and those that follow. */
  sendAll(answers: string[]) {
    this.#touch([])
    this.deeds.sendAll(answers)
  }

  #touch(touched: string[]) {
    this.#touched = touched
    this.#at = this.key
  }
}
