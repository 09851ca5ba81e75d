/** What has changed for a player since they last moved or looked: from the log, and from their own seat before and after. */
import type { LogEntry, Position } from '../protocol'
import { labelOf } from '../boards/generic/shapes'
import type { Reader } from '../text/reader'

/** What is remembered of a moment at the table. */
export interface Seen {
  step: number
  /** The numbers of the own seat. */
  own: Record<string, number>
}

const OWN_NOTHING = new Set(['seat', 'steps'])
const MOST_NUMBERS = 3
const MOST_TOLD = 2
/** Facts that tell whom something is done to. */
const DONE_TO = ['target', 'targets', 'victim', 'victims', 'attacker']
const COURSE = new Set(['turn', 'round', 'phase', 'month', 'order', 'ends'])

export function seenIn(position: Position): Seen {
  const seats = (position.view as unknown as { seats?: Record<string, unknown>[] } | null)?.seats
  const mine = position.seat === null ? undefined : seats?.[position.seat]
  const numbers = Object.entries(mine ?? {}).filter((pair): pair is [string, number] => typeof pair[1] === 'number' && !OWN_NOTHING.has(pair[0]))
  return { step: position.step, own: Object.fromEntries(numbers) }
}

/** Choices after a step that still stand. */
export const standing = (log: LogEntry[], step: number): LogEntry[] => log.filter((entry) => entry.step > step && entry.seat !== null && !entry.undone && !entry.takes_back)

/** What others did to this seat, the last first. */
function toldOf(log: LogEntry[], step: number, seat: number | null) {
  const concerns = (fact: unknown) => (Array.isArray(fact) ? fact.includes(seat) : fact === seat)
  const told = standing(log, step)
    .filter((entry) => entry.seat !== seat)
    .flatMap(({ events }) => events)
  // With the own turn begins what is the seat’s own doing.
  const turn = told.findLastIndex(({ kind, facts }) => kind === 'turn' && facts['seat'] === seat)
  return (turn < 0 ? told : told.slice(0, turn))
    .filter(({ kind, facts }) => seat !== null && !COURSE.has(kind) && [...DONE_TO, 'seat', 'seats'].some((name) => concerns(facts[name])))
    .toReversed()
}

/** One line: what is other than before on the own seat, and what others did to it. Empty if nothing was. */
export function changes(before: Seen, position: Position, log: LogEntry[], reader: Reader): string[] {
  const after = seenIn(position).own
  // Two numbers that moved alike are mostly one thing, counted with and without a part that was 0: the shorter label says it.
  const moved = new Map<string, string>()
  for (const [name, value] of Object.entries(before.own)) {
    if (!(name in after) || after[name] === value) continue
    const [how, label] = [`${value} → ${after[name]}`, labelOf(name, reader)]
    if (label.length < (moved.get(how)?.length ?? Infinity)) moved.set(how, label)
  }
  const numbers = [...moved].slice(0, MOST_NUMBERS).map(([how, label]) => `${label} ${how}`)
  const told = toldOf(log, before.step, position.seat).map((event) => reader.event(event).replace(/\.$/, ''))
  return [...numbers, ...[...new Set(told)].slice(0, MOST_TOLD).toReversed()]
}
