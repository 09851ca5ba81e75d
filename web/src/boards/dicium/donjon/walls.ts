/** Walls as blocks of stone, and where torches hang on them: always the same for the same dungeon. */
import type { Line, Place } from '../../parts/grid'
import { noise } from '../noise'
import { COLUMNS } from './nouns'

export interface Block extends Place {
  wide: number
  high: number
  /** It runs from left to right, so its face is seen. */
  isAcross: boolean
}
export type Torch = Place

const THICK = 0.13

/** The top of each wall; walls meet at their corners. */
export function blocks(walls: readonly Line[]): Block[] {
  return walls.map(({ x1, y1, x2, y2 }) => ({ x: Math.min(x1, x2) - THICK / 2, y: Math.min(y1, y2) - THICK / 2, wide: Math.abs(x2 - x1) + THICK, high: Math.abs(y2 - y1) + THICK, isAcross: y1 === y2 }))
}

/** Torches hang on some walls that are seen from the south, and on the outer wall above. */
export function torches(walls: readonly Line[]): Torch[] {
  const inside = walls.filter(({ y1, y2 }) => y1 === y2).map(({ x1, x2, y1 }) => ({ x: (x1 + x2) / 2, y: y1 }))
  const above = Array.from({ length: COLUMNS }, (_, i) => ({ x: i + 0.5, y: 0.16 })).filter((_, i) => i % 4 === 2)
  return [...above, ...inside.filter(({ x, y }) => noise(x, y) > 0.38)]
}
