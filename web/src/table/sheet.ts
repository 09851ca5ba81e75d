/** How a score sheet is to be read: not every game counts points. */
import type { Outcome } from '../protocol'

const FEW = 8 // columns that find room beside each other

/** What is counted. Of many columns, those in which nobody has anything are left out: they belong to rules that were not played. */
export function columnsOf(outcome: Outcome): string[] {
  const sheet = outcome.sheet ?? []
  const all = [...new Set(sheet.flatMap((row) => Object.keys(row)))]
  return all.length > FEW ? all.filter((name) => name === 'total' || sheet.some((row) => row[name])) : all
}

/** Are the figures of a player added up? Then a team has a score of its own to show. */
export const isSummed = (outcome: Outcome): boolean => columnsOf(outcome).includes('total')

/** Is there any figure to show? A score of 1 or 0 only says who has won. */
export const isCounted = (outcome: Outcome): boolean => columnsOf(outcome).length > 0 || outcome.scores.some((score) => score > 1)

/** Do the columns add up to the scores without saying so? Then the sum is shown beside them. */
export function isToAdd(outcome: Outcome): boolean {
  const sheet = outcome.sheet ?? []
  const columns = columnsOf(outcome)
  const isSum = (row: Record<string, number>, seat: number) => Object.values(row).reduce((sum, points) => sum + points, 0) === outcome.scores[seat]
  return columns.length > 1 && !columns.includes('total') && sheet.length > 0 && sheet.every(isSum)
}
