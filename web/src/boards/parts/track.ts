/** Where markers stand on a track of numbered spaces. */
export interface Marker {
  seat: number
  space: number
  /** Which of how many on this space. */
  nth: number
  of: number
}

/** A marker for each seat at its number; who is beyond the last space stands on it. */
export function markers(at: readonly { seat: number; count: number }[], last: number): Marker[] {
  const spaces = at.map(({ count }) => Math.min(last, count))
  return at.map(({ seat }, i) => {
    const here = spaces.flatMap((space, j) => (space === spaces[i] ? [j] : []))
    return { seat, space: spaces[i]!, nth: here.indexOf(i), of: here.length }
  })
}

/** The spaces from 0 to the last one cut into rows of equal length, the last row perhaps shorter. */
export function rows(last: number, count: number): number[][] {
  const long = Math.ceil((last + 1) / count)
  return Array.from({ length: count }, (_, row) => Array.from({ length: Math.min(long, last + 1 - row * long) }, (_, i) => row * long + i))
}
