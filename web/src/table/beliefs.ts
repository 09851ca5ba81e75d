/** The course of beliefs as lines that can be drawn. */
import type { BeliefsInfo } from '../protocol'

export interface Point {
  step: number
  chance: number
}

/** For each other seat that was not known from the beginning: the chance this seat could give to the truth about it. */
export function chancesOfTruth(beliefs: BeliefsInfo, seat: number): { other: number; points: Point[] }[] {
  return beliefs.truth
    .map((truth, other) => ({ other, points: beliefs.course.map(({ step, chances }) => ({ step, chance: chances[seat]![other]![truth]! })) }))
    .filter(({ other, points }) => other !== seat && points.some(({ chance }) => chance < 1))
}

/** A line for SVG: a belief stays as it is until it changes. */
export function stairs(points: Point[], steps: number, width: number, height: number): string {
  const across = (step: number) => (width * step) / Math.max(1, steps)
  return points
    .flatMap(({ step, chance }, at) => [step, points[at + 1]?.step ?? steps].map((until) => `${across(until).toFixed(1)},${(height * (1 - chance)).toFixed(1)}`))
    .join(' ')
}
