/** Where hexes lie: pointy-topped, by axial coordinates, 100 from the middle to a corner. */
import type { Place } from './grid'

export interface Hex {
  q: number
  r: number
}

export const SIDE = 100
export const WIDE = Math.sqrt(3) * SIDE

export const middle = ({ q, r }: Hex) => ({ x: WIDE * (q + r / 2), y: 1.5 * SIDE * r })

/** The corners of a hex round 0,0, as SVG and CSS list points. */
export const corners = (size = 1) =>
  Array.from({ length: 6 }, (_, i) => {
    const angle = (Math.PI / 3) * (i - 0.5)
    return `${round(size * SIDE * Math.cos(angle))},${round(size * SIDE * Math.sin(angle))}`
  }).join(' ')

const round = (value: number) => Math.round(value * 100) / 100

/** The corners of a hex where it lies, clockwise. */
export function cornersOf(hex: Hex): Place[] {
  const { x, y } = middle(hex)
  return [[0, -1], [0.5, -0.5], [0.5, 0.5], [0, 1], [-0.5, 0.5], [-0.5, -0.5]].map(([across, down]) => ({ x: x + across! * WIDE, y: y + down! * SIDE }))
}

const ROWS: Record<string, number> = { ArrowUp: -1, ArrowDown: 1 }
const COLUMNS: Record<string, number> = { ArrowLeft: -1, ArrowRight: 1 }

/** The hex that an arrow key leads to: along its row, or the nearest of the next row; -1 where the map ends. */
export function beside(hexes: Hex[], at: number, key: string): number {
  const from = hexes[at]
  if (!from) return -1
  const column = COLUMNS[key]
  if (column) return hexes.findIndex(({ q, r }) => r === from.r && q === from.q + column)
  const row = ROWS[key]
  if (!row) return -1
  const away = (hex: Hex) => Math.abs(middle(hex).x - middle(from).x)
  const next = hexes.flatMap((hex, i) => (hex.r === from.r + row ? [i] : []))
  return next.toSorted((a, b) => away(hexes[a]!) - away(hexes[b]!))[0] ?? -1
}
