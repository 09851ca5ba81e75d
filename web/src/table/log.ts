/** The log as lines: one an event, and one for each time something was taken back. */
import type { EventInfo, LogEntry } from '../protocol'

export type Line = { key: string; seat: number | null; isUndone: boolean } & (
  | { kind: 'turn' | 'event'; event: EventInfo }
  /** `besides`: the steps that were taken back with the choice, because they came after it. */
  | { kind: 'undo'; besides: number }
)

/** The lines of an entry are made once: a long log is not told anew with every step. */
const made = new WeakMap<LogEntry, Line[]>()

export function lines(log: LogEntry[]): Line[] {
  return log.flatMap((entry) => {
    let found = made.get(entry)
    if (!found) made.set(entry, (found = linesOf(entry)))
    return found
  })
}

function linesOf(entry: LogEntry): Line[] {
  const common = { seat: entry.seat, isUndone: entry.undone }
  if (entry.takes_back) return [{ ...common, key: `${entry.step}`, kind: 'undo', besides: entry.takes_back - 1 }]
  return entry.events.map((event, i) => ({
    ...common,
    key: `${entry.step}.${i}`,
    seat: typeof event.facts['seat'] === 'number' ? event.facts['seat'] : null,
    kind: event.kind === 'turn' ? 'turn' : 'event',
    event,
  }))
}
