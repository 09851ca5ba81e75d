/** Where things lie on a grid, in squares from its top left corner. */
export interface Place {
  x: number
  y: number
}

/** A square that is a button: what it is called and explained by, and how it looks (class names; their style is the board's own). */
export interface GridSquare extends Place {
  /** The piece that is lit and picked. */
  piece: string
  label: string
  /** What explains it when it is pointed at. */
  thing: string
  look?: string
  /** A name for tests and flights. */
  name?: string
}

/** A piece that stands on the grid; `x` and `y` are its middle. */
export interface GridPiece extends GridSquare {
  /** The piece of the square that it stands on: while that is meant and this is not, touches go through to the square. */
  on: string
  /** How large it is drawn, as `--scale`; 1 is usual. */
  scale?: number
}

/** A place as large as it is, in squares. */
export interface Spot {
  column: number
  row: number
  columns: number
  rows: number
}

/** Where a spot lies and how large it is. Upright, for a phone, a grid of so many rows is turned a quarter with the clock. */
export function turned(spot: Spot, rows: number, isUpright: boolean): Place & { wide: number; high: number } {
  if (!isUpright) return { x: spot.column, y: spot.row, wide: spot.columns, high: spot.rows }
  return { x: rows - spot.row - spot.rows, y: spot.column, wide: spot.rows, high: spot.columns }
}

export interface Line {
  x1: number
  y1: number
  x2: number
  y2: number
}

/** The line that parts two neighbours: a wall, a door, a fence. Of a side's length 1, or shorter. */
export function edge(one: Place, other: Place, length = 1): Line {
  const [x, y] = [(one.x + other.x + 1) / 2, (one.y + other.y + 1) / 2]
  const [across, down] = [(Math.abs(other.y - one.y) * length) / 2, (Math.abs(other.x - one.x) * length) / 2]
  return { x1: x - across, y1: y - down, x2: x + across, y2: y + down }
}
