/** The Bushido track: where the two markers of each clan stand. */
import type { BushidoSeat } from '../../protocol'

export const SPACES = 51 // 0, the torii, to 50
export type Kind = 'daimyo' | 'samurai'

export interface Marker {
  seat: number
  kind: Kind
  space: number
  /** Which of how many on this space: only the start, 0 and the end are shared. (R3.3, R3.4) */
  nth: number
  of: number
}

export function markers(seats: BushidoSeat[], kind: Kind): Marker[] {
  return seats.map((each) => {
    const space = Math.min(SPACES - 1, each[kind])
    const here = seats.filter((other) => Math.min(SPACES - 1, other[kind]) === space)
    return { seat: each.seat, kind, space, nth: here.indexOf(each), of: here.length }
  })
}

/** The seats from most honour to least. */
export const ranked = (seats: BushidoSeat[], kind: Kind) => seats.toSorted((a, b) => b[kind] - a[kind])

/** The spaces of the track cut into rows of equal length, the last one perhaps shorter. */
export function rows(count: number): number[][] {
  const long = Math.ceil(SPACES / count)
  return Array.from({ length: count }, (_, row) => Array.from({ length: Math.min(long, SPACES - row * long) }, (_, i) => row * long + i))
}
