/** Which battle the battle table shows: the one under way; the last one when it has just been fought, and on request. */
import { untrack } from 'svelte'
import type { SamouraiKatanaView as View } from '../../protocol'
import { fightOf } from './battle'

export interface ShowingTable {
  view(): View
  /** Tells one question to this player from the next. */
  key(): string
}

export class Showing {
  readonly #table: ShowingTable
  /** The battle that lies open, as a text to compare; null: none. */
  #open = $state<string | null>(null)
  #isHidden = $state(false)
  #known: string | null = null
  #fightAt = ''
  /** The question at which it was opened: it stays until this one has been answered. */
  #openedAt = ''

  constructor(table: ShowingTable) {
    this.#table = table
  }

  readonly fight = $derived.by(() => fightOf(this.#table.view()))
  readonly #last = $derived.by(() => {
    const { fought } = this.#table.view()
    return fought ? JSON.stringify(fought) : ''
  })
  readonly isOpen = $derived.by(() => (this.fight ? !this.#isHidden : this.#last !== '' && this.#open === this.#last))
  readonly canReopen = $derived.by(() => this.#last !== '' && !this.fight && !this.isOpen)
  readonly territory = $derived.by(() => this.fight?.territory ?? this.#table.view().fought?.territory ?? null)

  /** Follows what happens; called whenever the view or the question changes. */
  follow() {
    const [last, key, fightAt] = [this.#last, this.#table.key(), this.fight?.territory ?? '']
    untrack(() => {
      if (fightAt !== this.#fightAt) this.#isHidden = false
      this.#fightAt = fightAt
      if (this.#known !== null && last !== '' && last !== this.#known) {
        this.#open = last
        this.#openedAt = key
      } else if (this.#open !== null && !this.#openedAt) this.#openedAt = key
      else if (this.#open !== null && key && key !== this.#openedAt) this.#open = null
      this.#known = last
    })
  }

  open() {
    this.#open = this.#last
    this.#openedAt = this.#table.key()
  }

  close() {
    this.#open = null
    this.#isHidden = true
  }
}
