/** Where the others sit: the first and the last beside the middle, all between them across the top, clockwise. */

export interface Place {
  /** Lines of a grid of twelve columns. */
  column: string
  row: number
  /** The middle of the plate, as parts of the mat. */
  x: number
  y: number
}

const COLUMNS = 12
/** Columns of a plate beside the middle; with three in the top row all are of one width. */
const SIDE: Record<number, number> = { 3: 4 }
const WIDE_SIDE = 3

export function placesOf(others: number): Place[] {
  const top = Math.max(0, others - 2)
  const side = SIDE[top] ?? (top ? WIDE_SIDE : 4)
  const rowOfSides = top ? 2 : 1
  const y = top ? 75 : 50
  const middle = (first: number, span: number) => ((first + span / 2) / COLUMNS) * 100
  const left: Place = { column: `1 / span ${side}`, row: rowOfSides, x: middle(0, side), y }
  const right: Place = { column: `${COLUMNS - side + 1} / span ${side}`, row: rowOfSides, x: middle(COLUMNS - side, side), y }
  const span = top ? COLUMNS / top : 0
  const above = Array.from({ length: top }, (_, i): Place => ({ column: `${i * span + 1} / span ${span}`, row: 1, x: middle(i * span, span), y: 25 }))
  return [left, ...above, right].slice(0, others)
}

/** The columns that the sides leave to the middle. */
export function middleOf(others: number): { column: string; row: number } {
  const top = Math.max(0, others - 2)
  const side = SIDE[top] ?? (top ? WIDE_SIDE : 4)
  return { column: `${side + 1} / span ${COLUMNS - 2 * side}`, row: top ? 2 : 1 }
}
