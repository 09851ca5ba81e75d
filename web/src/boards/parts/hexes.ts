/** Where hexes lie: pointy-topped, by axial coordinates, 100 from the middle to a corner. */
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

/** The smallest box round all hexes, with a margin. */
export function box(hexes: Hex[], margin: number): { x: number; y: number; wide: number; high: number } {
  const all = hexes.map(middle)
  const [left, right] = [Math.min(...all.map(({ x }) => x)), Math.max(...all.map(({ x }) => x))]
  const [top, bottom] = [Math.min(...all.map(({ y }) => y)), Math.max(...all.map(({ y }) => y))]
  return { x: left - WIDE / 2 - margin, y: top - SIDE - margin, wide: right - left + WIDE + 2 * margin, high: bottom - top + 2 * SIDE + 2 * margin }
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
