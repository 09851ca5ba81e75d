/**
 * When this player last moved at a table, and last looked: so that the page can say in a line what came in between, also after an
 * hour, a lost link or a page that was closed meanwhile.
 */
import type { Sitting } from '../net/sitting.svelte'
import type { Position } from '../protocol'
import { keep, kept } from '../ui/kept'
import { seenIn, standing, type Seen } from './since'

export interface Line {
  /** Since the own last move, or since the player was away? */
  since: 'turn' | 'away'
  before: Seen
}

interface Kept {
  moved: Seen | null
  looked: Seen
}

const NAME = 'looked'
const MOST_TABLES = 30
const ONLY_AWAY = 5 // steps that a glance elsewhere takes

export class Looking {
  /** What there is to sum up. */
  line = $state.raw<Line | null>(null)
  #moved: Seen | null = null
  #looked: Seen | null = null
  #isAway: boolean

  constructor(
    private readonly table: string,
    private readonly sitting: Sitting,
  ) {
    const found = read()[table]
    this.#moved = found?.moved ?? null
    this.#looked = found?.looked ?? null
    this.#isAway = found !== undefined
  }

  /** Looks at what is shown now, after each step. */
  take(position: Position, isMyTurn: boolean) {
    const { log } = this.sitting
    const seen = seenIn(position)
    // What was remembered may be of a game that the server has lost steps of.
    if (this.#looked && this.#looked.step > seen.step) this.#looked = this.#moved = null
    const last = standing(log, this.#moved?.step ?? -1).findLast((entry) => entry.seat === position.seat)
    if (last) {
      this.#moved = { step: last.step, own: last.step === position.step ? seen.own : (this.#looked ?? seen).own }
      this.line = null
    }
    if (this.#isAway && this.#looked) {
      const missed = standing(log, this.#looked.step).length
      if (missed >= (isMyTurn ? 1 : ONLY_AWAY)) this.line = { since: 'away', before: this.#looked }
      this.#isAway = false
    } else if (isMyTurn && this.line?.since !== 'away' && this.#moved && standing(log, this.#moved.step).some((entry) => entry.seat !== position.seat)) {
      this.line = { since: 'turn', before: this.#moved }
    }
    if (position.outcome) this.line = null
    if (!document.hidden) this.#looked = seen
  }

  /** The player looks elsewhere, or leaves. */
  leave() {
    this.#isAway = true
    if (this.#looked) write(this.table, { moved: this.#moved, looked: this.#looked })
  }

  close() {
    this.line = null
  }
}

function read(): Record<string, Kept> {
  try {
    return JSON.parse(kept(NAME) ?? '{}') as Record<string, Kept>
  } catch {
    return {}
  }
}

function write(table: string, seen: Kept) {
  const { [table]: _, ...others } = read()
  const all = [...Object.entries(others), [table, seen] as const]
  keep(NAME, JSON.stringify(Object.fromEntries(all.slice(-MOST_TABLES))))
}
