import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { render } from 'svelte/server'
import { describe, expect, test } from 'vitest'
import Parts from '../../gallery/Parts.svelte'
import { edge, turned } from './grid'
import { keyed } from './keyed'
import { boxOf, clip, middleOf, nearest } from './polygons'
import { kept, moved, showing, whole, within, zoomed } from './roam'
import { markers, rows } from './track'

const HERE = import.meta.dirname
const files = readdirSync(HERE).filter((file) => !file.endsWith('.test.ts'))

describe('the parts', () => {
  test('each is used by a board, and told in a sentence of the README', () => {
    const boards = readdirSync(join(HERE, '..'), { recursive: true, encoding: 'utf8' })
      .filter((file) => /\.(ts|svelte)$/.test(file) && !file.startsWith('parts') && !file.endsWith('.test.ts'))
      .map((file) => readFileSync(join(HERE, '..', file), 'utf8'))
      .join('\n')
    const parts = files.filter((file) => file.endsWith('.svelte')).map((file) => file.replace('.svelte', ''))
    expect(parts.length).toBeGreaterThan(9)
    expect(parts.filter((part) => !boards.includes(`parts/${part}.svelte'`))).toEqual([])
    const readme = readFileSync(join(HERE, '../../../README.md'), 'utf8')
    expect(files.filter((file) => !readme.includes(`\`${file.replace('.svelte', '')}\``))).toEqual([])
  })

  test('each is drawn from data alone', () => {
    const { body } = render(Parts)
    for (const label of ['grid', 'map', 'hand', 'dice', 'phases', 'track', 'key']) expect(body).toContain(`aria-label="${label}"`)
    expect(body.match(/class="square[^"]* lit/g)).toHaveLength(2)
    expect(body).toMatch(/class="spot[^"]* lit[^"]*"[^>]*data-anchor="coast"/)
    expect(body).toMatch(/class="pawn[^"]* lit[^"]*"[^>]*data-pawn="seat-1"/)
    expect(body.match(/data-card="tea"/g)).toHaveLength(2)
    expect(body.match(/class="slot[^"]* lit/g)).toHaveLength(2)
    expect(body).toContain('What life means.')
    expect(body.match(/aria-current="step"/g)).toHaveLength(1)
  })
})

describe('where things lie', () => {
  test('a grid is turned a quarter with the clock, and walls part neighbours', () => {
    const spot = { column: 1, row: 0, columns: 2, rows: 1 }
    expect([turned(spot, 3, false), turned(spot, 3, true)]).toEqual([{ x: 1, y: 0, wide: 2, high: 1 }, { x: 2, y: 1, wide: 1, high: 2 }])
    expect(edge({ x: 0, y: 0 }, { x: 1, y: 0 })).toEqual({ x1: 1, y1: 0, x2: 1, y2: 1 })
    expect(edge({ x: 0, y: 0 }, { x: 0, y: 1 }, 0.5)).toEqual({ x1: 0.25, y1: 1, x2: 0.75, y2: 1 })
  })

  test('a space of any form is a button of that form, and arrow keys find the next', () => {
    const square = (piece: string, x: number, y: number) => ({ piece, label: piece, thing: piece, corners: [{ x, y }, { x: x + 10, y }, { x: x + 10, y: y + 10 }, { x, y: y + 10 }] })
    const spaces = [square('a', 0, 0), square('b', 20, 0), square('c', 0, 20)]
    expect(boxOf(spaces.flatMap(({ corners }) => corners), 5)).toEqual({ x: -5, y: -5, wide: 40, high: 40 })
    expect(middleOf(boxOf(spaces[1]!.corners))).toEqual({ x: 25, y: 5 })
    expect(clip([{ x: 5, y: 0 }, { x: 20, y: 10 }, { x: 0, y: 10 }])).toBe('polygon(25% 0%, 100% 100%, 0% 100%)')
    expect(['ArrowRight', 'ArrowDown', 'ArrowLeft', 'Enter'].map((key) => nearest(spaces, 0, key))).toEqual([1, 2, -1, -1])
  })

  test('equal things are told apart by their number only', () => {
    expect(keyed(['oil', 'ace', 'oil'])).toEqual([{ id: 'oil', key: 'oil#0' }, { id: 'ace', key: 'ace#0' }, { id: 'oil', key: 'oil#1' }])
  })

  test('a track has any length; who is beyond its end stands on the last space', () => {
    const at = [{ seat: 2, count: 30 }, { seat: 0, count: 24 }, { seat: 1, count: 0 }]
    expect(markers(at, 24)).toEqual([{ seat: 2, space: 24, nth: 0, of: 2 }, { seat: 0, space: 24, nth: 1, of: 2 }, { seat: 1, space: 0, nth: 0, of: 1 }])
    expect(rows(6, 2)).toEqual([[0, 1, 2, 3], [4, 5, 6]])
  })
})

describe('a window on a drawing', () => {
  const frame = { x: 0, y: 0, wide: 1600, high: 1000 }
  const room = { wide: 400, high: 400 }

  test('shows all of it in the middle, however wide it is', () => {
    expect(whole(frame, room)).toEqual({ scale: 0.25, x: 0, y: -300 })
    expect(whole(frame, { wide: 3200, high: 1000 })).toEqual({ scale: 1, x: -800, y: 0 })
  })

  test('is moved to the edge and no further', () => {
    const look = { scale: 1, x: 100, y: 100 }
    expect(moved(look, { x: 30, y: -40 }, frame, room)).toEqual({ scale: 1, x: 70, y: 140 })
    expect(moved(look, { x: 999, y: -9999 }, frame, room)).toEqual({ scale: 1, x: 0, y: 600 })
  })

  test('grows round the point that is touched', () => {
    const look = zoomed({ scale: 1, x: 100, y: 100 }, 2, { x: 200, y: 100 }, frame, room)
    expect(look).toEqual({ scale: 2, x: 200, y: 150 })
    expect([within(9, 0.5, 2), within(0.1, 0.5, 2), within(1, 0.5, 2), within(1, 3, 2)]).toEqual([2, 0.5, 1, 3])
  })

  test('goes where it must, and only as far', () => {
    const look = { scale: 1, x: 100, y: 100 }
    const box = (x: number, y: number) => ({ x, y, wide: 100, high: 100 })
    expect(showing(look, box(200, 200), frame, room)).toEqual(look)
    expect(showing(look, box(450, 200), frame, room)).toEqual({ scale: 1, x: 150, y: 100 })
    expect(showing(look, box(50, 50), frame, room)).toEqual({ scale: 1, x: 50, y: 50 })
    expect(showing(look, box(1000, 200), frame, room)).toEqual({ scale: 1, x: 850, y: 100 })
    expect(kept({ scale: 1, x: -5, y: 700 }, frame, room)).toEqual({ scale: 1, x: 0, y: 600 })
  })
})
