/** The course of beliefs as lines that can be drawn. */
import type { BeliefsInfo, HoldingInfo } from '../protocol'

export interface Point {
  step: number
  chance: number
}

/** What a seat thought of another over the game, and for things that are held the stretches in which it was so. */
export interface Line {
  other: number
  points: Point[]
  held: { from: number; until: number }[]
}

/** For each other seat that was not known from the beginning: the chance this seat could give to the truth about it. */
export function chancesOfTruth(beliefs: BeliefsInfo, seat: number): Line[] {
  return beliefs.truth
    .map((truth, other) => ({
      other,
      points: beliefs.course.map(({ step, chances }) => ({ step, chance: chances[seat]![other]![truth]! })),
      held: [],
    }))
    .filter(({ other, points }) => other !== seat && points.some(({ chance }) => chance < 1))
}

/** For each other seat: the chance this seat could give to its holding such a thing, and when it did. */
export function chancesOfHolding(holding: HoldingInfo, seat: number): Line[] {
  return holding.judged[seat]!
    .map(({ steps, chances }, other) => ({
      other,
      points: steps.map((step, at) => ({ step, chance: chances[at]! })),
      held: holding.held[other]!.map(([from, until]) => ({ from: from!, until: until! })),
    }))
    .filter(({ other }) => other !== seat)
}

/** What the chance was, and whether the thing was held, after so many choices. The last one ends the game: then all lies open. */
export function moment({ points, held }: Line, step: number, steps: number): { chance: number; isHeld: boolean } {
  const at = Math.min(step, steps - 1)
  const point = points.findLast((each) => each.step <= at) ?? points[0]!
  return { chance: point.chance, isHeld: held.some(({ from, until }) => from <= at && at < until) }
}

/** A line for SVG: a belief stays as it is until it changes. */
export function stairs(points: Point[], steps: number, width: number, height: number): string {
  const across = (step: number) => (width * step) / Math.max(1, steps)
  return points
    .flatMap(({ step, chance }, at) => [step, points[at + 1]?.step ?? steps].map((until) => `${across(until).toFixed(1)},${(height * (1 - chance)).toFixed(1)}`))
    .join(' ')
}
