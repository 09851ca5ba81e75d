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

const STEP = 40 // pixels between two places that are tried

/** Above, below, to the right, to the left: the first that covers nothing; else the nearest place that covers nothing; else what covers least. */
export function placed(size: { width: number; height: number }, around: Rect, room: { width: number; height: number }, free: readonly Rect[]): { left: number; top: number } {
  const { width, height } = size
  const [right, bottom] = [Math.max(GAP, room.width - width - GAP), Math.max(GAP, room.height - height - GAP)]
  const across = (left: number) => Math.min(Math.max(GAP, left), right)
  const down = (top: number) => Math.min(Math.max(GAP, top), bottom)
  const [centre, middle] = [around.left + around.width / 2 - width / 2, around.top + around.height / 2 - height / 2]
  const covered = (place: { left: number; top: number }) => [around, ...free].reduce((sum, each) => sum + overlap({ ...place, width, height }, each), 0)
  const beside = [
    { left: across(centre), top: down(around.top - height - GAP) },
    { left: across(centre), top: down(around.top + around.height + GAP) },
    { left: across(around.left + around.width + GAP), top: down(middle) },
    { left: across(around.left - width - GAP), top: down(middle) },
  ]
  const clear = beside.find((place) => !covered(place))
  if (clear) return clear
  let [best, least] = [beside.toSorted((a, b) => covered(a) - covered(b))[0]!, Infinity]
  for (let left = GAP; left <= right; left += STEP)
    for (let top = GAP; top <= bottom; top += STEP) {
      const far = Math.hypot(left - centre, top - middle)
      if (far < least && !covered({ left, top })) [best, least] = [{ left, top }, far]
    }
  return best
}
