/** Spaces of a map as polygons, in units of the drawing. */
import { ahead } from './compass'
import type { Place } from './grid'

export interface Box {
  x: number
  y: number
  wide: number
  high: number
}

/** A space that is a button, as large and as formed as its corners say. */
export interface MapSpace {
  /** The piece that is lit and picked. */
  piece: string
  corners: Place[]
  label: string
  /** What explains it when it is pointed at. */
  thing: string
  /** Is it this player's? For tests. */
  isMine?: boolean
}

/** The smallest box round some points, with a margin. */
export function boxOf(points: readonly Place[], margin = 0): Box {
  const [left, right] = [Math.min(...points.map(({ x }) => x)), Math.max(...points.map(({ x }) => x))]
  const [top, bottom] = [Math.min(...points.map(({ y }) => y)), Math.max(...points.map(({ y }) => y))]
  return { x: left - margin, y: top - margin, wide: right - left + 2 * margin, high: bottom - top + 2 * margin }
}

export const middleOf = ({ x, y, wide, high }: Box): Place => ({ x: x + wide / 2, y: y + high / 2 })

/** The form of a space within its own box, as `clip-path` takes it. */
export function clip(corners: readonly Place[]): string {
  const { x, y, wide, high } = boxOf(corners)
  const part = (value: number) => `${Math.round(value * 1e4) / 100}%`
  return `polygon(${corners.map((corner) => `${part((corner.x - x) / wide)} ${part((corner.y - y) / high)}`).join(', ')})`
}

const WAYS: Record<string, [x: number, y: number]> = { ArrowRight: [1, 0], ArrowLeft: [-1, 0], ArrowDown: [0, 1], ArrowUp: [0, -1] }

/** The space that an arrow key leads to: the nearest one that way; -1 where there is none. */
export function nearest(spaces: readonly MapSpace[], at: number, key: string): number {
  const way = WAYS[key]
  const places = spaces.map(({ corners }) => middleOf(boxOf(corners)))
  return way && places[at] ? ahead(places[at], places, way) : -1
}
