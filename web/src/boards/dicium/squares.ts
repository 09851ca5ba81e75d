/** Squares by their names, a letter for the column and a number for the row; what stands between them, and several figures on one. */
import { edge, type Line, type Place } from '../parts/grid'

export function placeOf(square: string): { column: number; row: number } {
  return { column: square.charCodeAt(0) - 97, row: Number(square.slice(1)) - 1 }
}

interface Walled {
  square: string
  /** What is between it and the next square: `open`, `wall` or `door`. */
  right: string
  below: string
}

/** The walls and doors inside a board as lines, in squares. */
export function wallsOf(squares: readonly Walled[], columns: number, rows: number): { walls: Line[]; doors: Line[] } {
  const [walls, doors]: [Line[], Line[]] = [[], []]
  for (const { square, right, below } of squares) {
    const { column: x, row: y } = placeOf(square)
    const add = (way: string, other: Place) => (way === 'wall' ? walls : way === 'door' ? doors : []).push(edge({ x, y }, other))
    if (x < columns - 1) add(right, { x: x + 1, y })
    if (y < rows - 1) add(below, { x, y: y + 1 })
  }
  return { walls, doors }
}

/** Where figures stand that share a square, by their number. */
const PLACES: [x: number, y: number][][] = [
  [[0.5, 0.5]],
  [[0.25, 0.46], [0.75, 0.46]],
  [[0.24, 0.22], [0.76, 0.22], [0.5, 0.71]],
  [[0.24, 0.22], [0.76, 0.22], [0.24, 0.71], [0.76, 0.71]],
]
const MORE: [x: number, y: number][] = [[0.2, 0.26], [0.5, 0.26], [0.8, 0.26], [0.2, 0.74], [0.5, 0.74], [0.8, 0.74], [0.5, 0.5]]

/** So many figures on one square: the middle of each in it, and how large they are drawn. */
export function crowd(count: number): { places: [x: number, y: number][]; scale: number } {
  return { places: PLACES[count - 1] ?? MORE, scale: [1, 0.64, 0.62, 0.62][count - 1] ?? 0.42 }
}
