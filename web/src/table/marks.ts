/** Where the last move was made: the places on the board that its events name, found by their anchors. */
import type { EventInfo, Fact, LogEntry } from '../protocol'

/** Facts that name a place or a piece that stands in one. */
const PLACES = ['square', 'province', 'territory', 'house', 'place', 'pawn']
/** From where: shown only beside where to. */
const ORIGINS = ['from', 'origin']
/** Facts that name another seat. */
const OTHERS = ['target', 'victim']
/** What is told of the course of the game is no move. */
const COURSE = new Set(['turn', 'round', 'phase', 'month', 'order', 'ends', 'starts'])
const MOST = 6 // more at once is only a flurry

export interface Mark {
  /** Any of these anchors, the first that is on the board. */
  anchors: string[]
}

const all = (facts: Record<string, Fact>, names: string[]): (string | number)[] =>
  names.flatMap((name) => [facts[name], facts[`${name}s`]].flat()).filter((fact) => typeof fact === 'string' || (typeof fact === 'number' && fact >= 0)) as (string | number)[]

/** The marks of one event, the most exact that it has: places, else other seats, else who did it. */
function marksOf({ facts }: EventInfo): Mark[] {
  const places = [...all(facts, PLACES), ...all(facts, ORIGINS)].map((fact): Mark => {
    const house = facts['house'] === fact ? `house-${fact}` : null
    const side = house && typeof facts['side'] === 'string' ? [`${house}/${facts['side']}`] : []
    return { anchors: house ? [...side, house] : [String(fact)] }
  })
  if (places.length) return places
  const others = all(facts, OTHERS).filter((fact) => typeof fact === 'number')
  const seats = others.length ? others : all(facts, ['seat']).filter((fact) => typeof fact === 'number')
  return seats.map((seat) => ({ anchors: [`seat-${seat}`] }))
}

/**
 * Who made the last move, and where; null where there is none yet. A move may be several choices of one seat: if the last of them touched no
 * place, the one before it tells. What was taken back is no move any more.
 */
export function lastMove(log: LogEntry[]): { seat: number; marks: Mark[] } | null {
  let last: { seat: number; marks: Mark[] } | null = null
  for (const { seat, events, undone, takes_back } of log.toReversed()) {
    if (seat === null || undone || takes_back) continue
    if (last && last.seat !== seat) break
    const told = events.filter(({ kind }) => !COURSE.has(kind))
    const found = [...new Map(told.flatMap(marksOf).map((mark) => [mark.anchors.join(), mark])).values()]
    const exact = found.filter(({ anchors }) => !anchors[0]!.startsWith('seat-'))
    if (exact.length) return { seat, marks: exact.slice(0, MOST) }
    if (found.length) last ??= { seat, marks: found.slice(0, MOST) }
  }
  return last
}
