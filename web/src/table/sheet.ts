/** How a score sheet is to be read: not every game counts points. */
import type { Outcome } from '../protocol'

export const columnsOf = (outcome: Outcome): string[] => [...new Set((outcome.sheet ?? []).flatMap((row) => Object.keys(row)))]

/** Are the figures of a player added up? Then a team has a score of its own to show. */
export const isSummed = (outcome: Outcome): boolean => columnsOf(outcome).includes('total')

/** Is there any figure to show? A score of 1 or 0 only says who has won. */
export const isCounted = (outcome: Outcome): boolean => columnsOf(outcome).length > 0 || outcome.scores.some((score) => score > 1)
