/** Where an explanation stands: beside what it explains, in the window, and over nothing that is asked about if that can be. */
export interface Rect {
  left: number
  top: number
  width: number
  height: number
}

const GAP = 10

const overlap = (a: Rect, b: Rect): number =>
  Math.max(0, Math.min(a.left + a.width, b.left + b.width) - Math.max(a.left, b.left)) * Math.max(0, Math.min(a.top + a.height, b.top + b.height) - Math.max(a.top, b.top))

/** Above, below, to the right, to the left, then the corners of the window: the first that covers nothing, else the one that covers least. */
export function placed(size: { width: number; height: number }, around: Rect, room: { width: number; height: number }, free: readonly Rect[]): { left: number; top: number } {
  const { width, height } = size
  const across = (left: number) => Math.min(Math.max(GAP, left), Math.max(GAP, room.width - width - GAP))
  const down = (top: number) => Math.min(Math.max(GAP, top), Math.max(GAP, room.height - height - GAP))
  const [centre, middle] = [around.left + around.width / 2 - width / 2, around.top + around.height / 2 - height / 2]
  const [right, bottom] = [room.width - width - GAP, room.height - height - GAP]
  const places = [
    { left: across(centre), top: around.top - height - GAP },
    { left: across(centre), top: around.top + around.height + GAP },
    { left: around.left + around.width + GAP, top: down(middle) },
    { left: around.left - width - GAP, top: down(middle) },
    ...[GAP, right].flatMap((left) => [GAP, bottom].map((top) => ({ left: across(left), top: down(top) }))),
  ]
  const isInside = ({ left, top }: { left: number; top: number }) => left >= GAP - 1 && top >= GAP - 1 && left <= right + 1 && top <= bottom + 1
  let best = { left: across(centre), top: down(around.top - height - GAP) }
  let least = Infinity
  for (const place of places) {
    if (!isInside(place)) continue
    const box = { ...place, width, height }
    const covered = [around, ...free].reduce((sum, each) => sum + overlap(box, each), 0)
    if (covered < least) [best, least] = [place, covered]
    if (!covered) break
  }
  return best
}
