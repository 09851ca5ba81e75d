/** Where a panel may lie on the map so that what it is about stays in sight. */
import type { BushidoProvince } from '../../protocol'
import { middle } from '../parts/hexes'

export type Away = 'left' | 'right' | 'top' | 'bottom'

const CLEAR = 0.44 // a panel at one side leaves so much of the map free

/** The side of the map on which none of these provinces lies, if there is one; otherwise above or below them. */
export function awayFrom(provinces: readonly BushidoProvince[], about: readonly (string | null)[]): Away {
  const [xs, ys] = [provinces.map((each) => middle(each).x), provinces.map((each) => middle(each).y)]
  const share = (value: number, all: number[]) => (value - Math.min(...all)) / (Math.max(...all) - Math.min(...all) || 1)
  const places = provinces.filter(({ province }) => about.includes(province)).map((each) => ({ x: share(middle(each).x, xs), y: share(middle(each).y, ys) }))
  if (places.every(({ x }) => x <= CLEAR)) return 'right'
  if (places.every(({ x }) => x >= 1 - CLEAR)) return 'left'
  return places.reduce((sum, { y }) => sum + y, 0) / places.length < 0.5 ? 'bottom' : 'top'
}
