/** Where an explanation stands: beside what it explains, within the window, and off what must stay in sight. */
export interface Box {
  left: number
  top: number
  width: number
  height: number
}
interface Size {
  width: number
  height: number
}

const GAP = 10

/** How much of two boxes lies over one another. */
function overlap(a: Box, b: Box): number {
  const across = Math.min(a.left + a.width, b.left + b.width) - Math.max(a.left, b.left)
  const down = Math.min(a.top + a.height, b.top + b.height) - Math.max(a.top, b.top)
  return across > 0 && down > 0 ? across * down : 0
}

const clamp = (value: number, most: number) => Math.max(GAP, Math.min(value, most - GAP))

/**
 * Above, else below, else beside; above and below also farther off, beyond what is `kept` in sight: a question, what can be
 * chosen. Where nothing is free, what hides least.
 */
export function beside(around: Box, size: Size, room: Size, kept: readonly Box[]): { left: number; top: number } {
  const middle = clamp(around.left + around.width / 2 - size.width / 2, room.width - size.width)
  const level = clamp(around.top + around.height / 2 - size.height / 2, room.height - size.height)
  const at = (left: number, top: number): Box => ({ left, top, ...size })
  const way = (first: number, beyond: (box: Box) => number) => {
    const found = [at(middle, first)]
    for (let i = 0; i < kept.length; i++) {
      const hit = kept.find((each) => overlap(found.at(-1)!, each))
      if (!hit) break
      found.push(at(middle, beyond(hit)))
    }
    return found
  }
  const candidates = [
    ...way(around.top - size.height - GAP, (box) => box.top - size.height - GAP),
    ...way(around.top + around.height + GAP, (box) => box.top + box.height + GAP),
    at(around.left + around.width + GAP, level),
    at(around.left - size.width - GAP, level),
  ]
  /** What lies outside the window counts as hidden, many times over; so does what is explained. */
  const hidden = (box: Box) => {
    const inside = at(clamp(box.left, room.width - size.width), clamp(box.top, room.height - size.height))
    const out = Math.abs(inside.left - box.left) + Math.abs(inside.top - box.top)
    return out * 1e4 + overlap(inside, around) * 10 + kept.reduce((sum, each) => sum + overlap(inside, each), 0)
  }
  const best = candidates.reduce((least, each) => (hidden(each) < hidden(least) ? each : least))
  return { left: clamp(best.left, room.width - size.width), top: clamp(best.top, room.height - size.height) }
}
