/**
 * The map as lines: borders are cut where three lands, or two and the sea, meet; each piece is smoothed once and serves both
 * sides, so that neighbours fit. Worked out once, when the first such table opens.
 */
import { LANDS, LANES } from '../../art/samourai_katana'
import type { Place } from '../parts/grid'
import { boxOf } from '../parts/polygons'

type Point = [x: number, y: number]

export const pointsOf = (text: string): Point[] => text.split(' ').map((pair) => pair.split(',').map(Number) as Point)

/** A piece of border: between two territories, or between one and the sea. */
export interface Border {
  between: string[]
  line: string
}

export interface Country {
  /** The outline of each territory, as an SVG path. */
  outlines: Record<string, string>
  corners: Record<string, Place[]>
  borders: Border[]
  /** All coasts in one path. */
  coast: string
  /** Where small marks of the terrain may stand, away from name, pieces and border. */
  spots: Record<string, Place[]>
}

const name = ([x, y]: Point) => `${x},${y}`
const edgeName = (a: Point, b: Point) => [name(a), name(b)].sort().join(' ')

/** Curves through the points after the first, as SVG (Catmull-Rom); a border keeps its two ends. */
function through(points: Point[]): string {
  const at = (i: number) => points[Math.max(0, Math.min(points.length - 1, i))]!
  let line = ''
  for (let i = 0; i + 1 < points.length; i++) {
    const [[ax, ay], [bx, by], [cx, cy], [dx, dy]] = [at(i - 1), at(i), at(i + 1), at(i + 2)]
    const part = (value: number) => Math.round(value * 10) / 10
    line += `C${part(bx + (cx - ax) / 6)} ${part(by + (cy - ay) / 6)} ${part(cx - (dx - bx) / 6)} ${part(cy - (dy - by) / 6)} ${cx} ${cy}`
  }
  return line
}

/** Is a point inside a polygon? */
export function isInside({ x, y }: Place, corners: readonly Place[]): boolean {
  let inside = false
  corners.forEach((a, i) => {
    const b = corners[(i + 1) % corners.length]!
    if (a.y > y !== b.y > y && x < ((b.x - a.x) * (y - a.y)) / (b.y - a.y) + a.x) inside = !inside
  })
  return inside
}

/** How far a point lies from the edge of a polygon. */
export function fromEdge({ x, y }: Place, corners: readonly Place[]): number {
  return Math.min(
    ...corners.map((a, i) => {
      const b = corners[(i + 1) % corners.length]!
      const [dx, dy] = [b.x - a.x, b.y - a.y]
      const along = Math.max(0, Math.min(1, ((x - a.x) * dx + (y - a.y) * dy) / (dx * dx + dy * dy)))
      return Math.hypot(x - a.x - along * dx, y - a.y - along * dy)
    }),
  )
}

const MARK = 17 // half a mark of the terrain
const STEP = 9
const MOST_MARKS = 5

/** Places for marks of the terrain, the roomiest first. */
function spotsIn(corners: readonly Place[], [lx, ly]: Point, pieces: number): Place[] {
  const { x, y, wide, high } = boxOf(corners)
  const free: { at: Place; room: number }[] = []
  for (let down = y; down < y + high; down += STEP)
    for (let across = x; across < x + wide; across += STEP) {
      const at = { x: across, y: down }
      const aside = Math.hypot((across - lx) / 1.15, down - ly) - pieces
      if (aside < MARK || !isInside(at, corners)) continue
      const room = Math.min(fromEdge(at, corners), aside)
      if (room >= MARK) free.push({ at, room })
    }
  free.sort((a, b) => b.room - a.room)
  const found: Place[] = []
  for (const { at } of free) if (found.length < MOST_MARKS && found.every((other) => Math.hypot(other.x - at.x, other.y - at.y) > 2.5 * MARK)) found.push(at)
  return found
}

/** The borders of a polygon, cut where another neighbour begins; the same piece is written once, whichever side it is seen from. */
function cut(land: string, rings: Record<string, Point[]>, sides: Map<string, string[]>, made: Map<string, Border>): string {
  const ring = rings[land]!
  const across = (i: number) => sides.get(edgeName(ring[i % ring.length]!, ring[(i + 1) % ring.length]!))!.find((other) => other !== land) ?? 'sea'
  const first = ring.findIndex((_, i) => across(i) !== across(i + ring.length - 1))
  const from = Math.max(0, first)
  let line = `M${ring[from]!.join(' ')}`
  for (let i = from; i < from + ring.length; ) {
    const other = across(i)
    const piece: Point[] = [ring[i % ring.length]!]
    do piece.push(ring[++i % ring.length]!)
    while (i < from + ring.length && across(i) === other)
    const curve = through(piece)
    line += curve
    const key = [name(piece[0]!), name(piece.at(-1)!), name(piece[1]!), name(piece.at(-2)!)].sort().join(' ')
    if (!made.has(key)) made.set(key, { between: other === 'sea' ? [land] : [land, other], line: `M${piece[0]!.join(' ')}${curve}` })
  }
  return `${line}Z`
}

function drawn(): Country {
  const rings = Object.fromEntries(Object.entries(LANDS).map(([land, { corners }]) => [land, pointsOf(corners)]))
  const sides = new Map<string, string[]>()
  for (const [land, ring] of Object.entries(rings))
    ring.forEach((point, i) => {
      const edge = edgeName(point, ring[(i + 1) % ring.length]!)
      sides.set(edge, [...(sides.get(edge) ?? []), land])
    })
  const made = new Map<string, Border>()
  const outlines = Object.fromEntries(Object.keys(rings).map((land) => [land, cut(land, rings, sides, made)]))
  const corners = Object.fromEntries(Object.entries(rings).map(([land, ring]) => [land, ring.map(([x, y]) => ({ x, y }))]))
  const borders = [...made.values()]
  const coast = borders.flatMap(({ between, line }) => (between.length === 1 ? [line] : [])).join('')
  const spots = Object.fromEntries(Object.entries(LANDS).map(([land, { label, room }]) => [land, spotsIn(corners[land]!, label, Math.min(room, 44))]))
  return { outlines, corners, borders, coast, spots }
}

export const COUNTRY = drawn()

/** The lane between two territories, drawn from the first to the second; null where there is none. */
export function laneOf(from: string, to: string): Point[] | null {
  const lane = LANES.find(([a, b]) => (a === from && b === to) || (a === to && b === from))
  if (!lane) return null
  const line = pointsOf(lane[2])
  return lane[0] === from ? line : line.toReversed()
}

/** Half-way along a line. */
export function halfway(line: Point[]): Point {
  const long = line.slice(1).map(([x, y], i) => Math.hypot(x - line[i]![0], y - line[i]![1]))
  let left = long.reduce((sum, each) => sum + each, 0) / 2
  for (let i = 0; i < long.length; i++) {
    if (left <= long[i]!) {
      const part = left / long[i]!
      return [line[i]![0] + (line[i + 1]![0] - line[i]![0]) * part, line[i]![1] + (line[i + 1]![1] - line[i]![1]) * part]
    }
    left -= long[i]!
  }
  return line.at(-1)!
}

/** Where one goes from one territory to another: the middle of the lane, or of the common border. */
export function crossing(from: string, to: string): Point {
  const lane = laneOf(from, to)
  if (lane) return halfway(lane)
  const ends = new Set(pointsOf(LANDS[to]!.corners).map(name))
  const common = pointsOf(LANDS[from]!.corners).filter((point) => ends.has(name(point)))
  const [x, y] = common.reduce(([sx, sy], [px, py]) => [sx + px, sy + py], [0, 0])
  return [x / common.length, y / common.length]
}
