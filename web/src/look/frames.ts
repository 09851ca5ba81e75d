/**
 * The printed frames of a card, 100 by 140: the kind shows in the colour and in the corners,
 * cut off (weapon), stepped (permanent), scooped out (action) or pointed (special).
 */
export type Corner = 'weapon' | 'permanent' | 'action' | 'special'

type Point = [x: number, y: number]

const CUT: Record<Corner, { paint: string; corner: Point[] }> = {
  weapon: { paint: 'u', corner: [[3.5, 16], [16, 3.5]] },
  permanent: { paint: 's', corner: [[3.5, 14], [8.8, 14], [8.8, 8.8], [14, 8.8], [14, 3.5]] },
  action: { paint: 'm', corner: [[3.5, 15.5], [9.5, 13.9], [13.9, 9.5], [15.5, 3.5]] },
  special: { paint: 'n', corner: [[3.5, 19], [13, 13], [19, 3.5]] },
}

/** The line's outer edge. */
const OUT = 2.7

function frame({ paint, corner }: { paint: string; corner: Point[] }): string {
  const back = corner.toReversed()
  const edge: Point[] = [
    ...corner,
    ...back.map(([x, y]): Point => [100 - x, y]),
    ...corner.map(([x, y]): Point => [100 - x, 140 - y]),
    ...back.map(([x, y]): Point => [x, 140 - y]),
  ]
  const [first, last] = [corner[0]!, corner.at(-1)!]
  const tip: Point[] = [[OUT, OUT], [OUT, first[1]], ...corner, [last[0], OUT]]
  const flips = [`1 1`, `-1 1`, `1 -1`, `-1 -1`].map(
    (flip) => `( translate(50 70) scale(${flip}) translate(-50 -70)\n${paint} # ${tip.flat().join(' ')}\n)`,
  )
  return `${flips.join('\n')}\nx #!1.5 ${edge.flat().join(' ')}`
}

export const FRAMES: Record<Corner, string> = {
  weapon: frame(CUT.weapon),
  permanent: frame(CUT.permanent),
  action: frame(CUT.action),
  special: frame(CUT.special),
}
