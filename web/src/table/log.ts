/** The log as lines: one an event; what was taken back lies folded in the one line that says so. */
import type { EventInfo, LogEntry } from '../protocol'

export type EventLine = { key: string; seat: number | null; kind: 'turn' | 'event'; event: EventInfo }
export type UndoLine = {
  key: string
  seat: number | null
  kind: 'undo'
  /** The steps that were taken back with the choice, because they came after it. */
  besides: number
  /** What happened in them, as far as the log reaches back. */
  folded: EventLine[]
}
export type Line = EventLine | UndoLine

/** The lines of an entry are made once: a long log is not told anew with every step. */
const made = new WeakMap<LogEntry, EventLine[]>()

export function lines(log: LogEntry[]): Line[] {
  /** The choices that stand, and the line each of them has become. */
  const standing: { lines: EventLine[]; place: number }[] = []
  const shown: Line[][] = []
  for (const entry of log) {
    if (entry.takes_back) {
      const taken = standing.splice(-entry.takes_back)
      for (const { place } of taken) shown[place] = []
      const folded = taken.flatMap((choice) => choice.lines)
      shown.push([{ key: `${entry.step}`, seat: entry.seat, kind: 'undo', besides: entry.takes_back - 1, folded }])
    } else {
      if (entry.seat !== null) standing.push({ lines: linesOf(entry), place: shown.length })
      shown.push(linesOf(entry))
    }
  }
  return shown.flat()
}

/** The log as it stood after an entry that is looked at again; it has that entry even before it reaches back so far. */
export function upTo(entry: LogEntry, log: LogEntry[]): LogEntry[] {
  return [...log.filter(({ step }) => step < entry.step), entry]
}

function linesOf(entry: LogEntry): EventLine[] {
  let found = made.get(entry)
  if (!found) {
    found = entry.events.map((event, i) => ({
      key: `${entry.step}.${i}`,
      seat: typeof event.facts['seat'] === 'number' ? event.facts['seat'] : null,
      kind: event.kind === 'turn' ? 'turn' : 'event',
      event,
    }))
    made.set(entry, found)
  }
  return found
}
