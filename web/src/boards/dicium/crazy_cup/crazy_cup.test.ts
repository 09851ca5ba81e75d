import { render } from 'svelte/server'
import { describe, expect, test } from 'vitest'
import { AIRSHIP, CARDS, GROUNDS, MACHINES, TECHNOLOGY } from '../../../art/dicium/race'
import { marks } from '../../../look/ink'
import type { DiciumCrazyCupView } from '../../../protocol'
import { Book } from '../../../text/book'
import { Reader } from '../../../text/reader'
import Discards from './Discards.svelte'
import Seen from './Seen.svelte'
import { edge, turned } from '../../parts/grid'
import { diceOf, FENCE, groundOf, isOn, isRough, joints, lap, pairs, parked, pawnPiece, placeOf as squareAt, rank, seenOf, sourceOf, TILE_FOR } from './nouns'

describe('the track', () => {
  const square = (square: string, kind: string, column: number, row: number, links: string[]) => ({ square, kind, column, row, links })
  const track = [square('start', 'start', 0, 0, ['1']), square('1', 'garage', 1, 0, ['start', 'r1']), square('r1', 'lake', 1, 1, ['1']), square('2', 'road', 0, 1, [])]
  const pawn = (seat: number | null, on: string, squares: number) => ({ seat, place: 0, square: on, squares, direction: null, has_left: true, has_finished: false })
  const seen = (pawns: ReturnType<typeof pawn>[]) =>
    ({
      seat: 0,
      pawns,
      rules: { track },
      seats: [{ seat: 0, active_hand: 4, reserve: ['4'], mat: [{ level: 2, bonus: 'blue', taken: true }], tiles: [], hand_size: 0, hand: [] }],
    }) as unknown as DiciumCrazyCupView

  test('squares that are joined have a road, neighbours that are not a barrier', () => {
    const { roads, barriers } = joints(track, false)
    expect(roads.map(({ from, to }) => [from.x, from.y, to.x, to.y])).toEqual([[0, 0, 1, 0], [1, 0, 1, 1]])
    expect(barriers.map(({ from, to }) => edge(from, to, FENCE))).toEqual([
      { x1: 0.125, y1: 1, x2: 0.875, y2: 1 },
      { x1: 1, y1: 1.125, x2: 1, y2: 1.875 },
    ])
  })

  test('upright it is turned with the clock, not mirrored', () => {
    const ground = { rows: 7 }
    expect([squareAt(track[0]!, ground, false), squareAt(track[0]!, ground, true), squareAt(track[1]!, ground, true)]).toEqual([{ x: 0, y: 0 }, { x: 6, y: 0 }, { x: 6, y: 1 }])
  })

  test('a track of any size is drawn whole, its arrows and mark where no square lies', () => {
    const ring = (columns: number, rows: number) =>
      Array.from({ length: columns * rows }, (_, i) => ({ column: i % columns, row: Math.floor(i / columns) })).filter(({ column, row }) => row === 0 || row === rows - 1 || column === 0 || column === columns - 1)
    const long = ring(30, 3)
    const ground = groundOf(long)
    expect([ground.columns, ground.rows]).toEqual([30, 3])
    expect([ground.way.row, ground.way.rows, ground.way.columns]).toEqual([1, 1, 3])
    for (const isUpright of [false, true]) {
      const [wide, high] = isUpright ? [3, 30] : [30, 3]
      const places = long.map((square) => squareAt(square, ground, isUpright))
      expect(places.every(({ x, y }) => x >= 0 && y >= 0 && x < wide && y < high)).toBe(true)
      expect(new Set(places.map(({ x, y }) => `${x},${y}`)).size).toBe(long.length)
      for (const spot of [ground.way, ground.mark]) {
        const { x, y, wide, high } = turned(spot, ground.rows, isUpright)
        expect(places.filter((place) => place.x >= x && place.x < x + wide && place.y >= y && place.y < y + high)).toEqual([])
      }
    }
    const full = groundOf(ring(9, 2))
    expect([full.rows, full.way.row, full.mark.row]).toEqual([3, 2, 2])
    expect(full.mark.column < full.way.column || full.mark.column >= full.way.column + full.way.columns).toBe(true)
  })

  test('cards of others are seen as far as one knows them, and all after the race', () => {
    const seats = [{ hand: ['oil'], known: [] }, { hand: null, known: ['ace'] }]
    const view = (over: boolean) => ({ seat: 0, seats: over ? [seats[0], { hand: ['ace', 'hook'], known: [] }] : seats }) as unknown as DiciumCrazyCupView
    expect([seenOf(view(false), 0), seenOf(view(false), 1), seenOf(view(true), 1)]).toEqual([[], ['ace'], ['ace', 'hook']])
    const reader = new Reader(new Book('en', ['card-ace = Ace\n    .text = Passed.\ncard-hook = Hook\n    .text = Towed.']), [])
    const { body } = render(Seen, { props: { cards: seenOf(view(true), 1), reader } })
    expect(body).toContain('aria-label="2 cheat cards that you know"')
    expect(body).toContain('aria-label="Ace. Passed."')
  })

  test('the discards are a pile at the deck, with their number', () => {
    const reader = new Reader(new Book('en', []), [])
    expect(render(Discards, { props: { cards: ['oil', 'hook'], reader } }).body).toMatch(/<button[^>]*aria-label="Discards: 2 cheat cards"/)
    expect(render(Discards, { props: { cards: [], reader } }).body).not.toContain('<button')
  })

  test('machines that share a square stand apart; the drone is one of them', () => {
    const view = seen([pawn(0, 'start', 0), pawn(null, 'start', 3), pawn(1, '1', 1)])
    const found = parked(view, false)
    expect(found.map((each) => pawnPiece(each.pawn))).toEqual(['seat-0', 'drone', 'seat-1'])
    expect(found.map((each) => each.isCrowded)).toEqual([true, true, false])
    expect(found[0]!.x).toBeLessThan(found[1]!.x)
    expect(view.pawns.map((each) => rank(view, each))).toEqual([3, 1, 2])
    expect(lap(view)).toBe(3)
  })

  test('two machines on one square hardly cover each other, in a corner of the track neither', () => {
    const ring = Array.from({ length: 16 }, (_, i) => ({ column: i % 4, row: Math.floor(i / 4) })).filter(({ column, row }) => column % 3 === 0 || row % 3 === 0)
    const track = ring.map(({ column, row }, i) => square(`${i}`, 'road', column, row, []))
    for (const isUpright of [false, true])
      for (const { square: on } of track) {
        const [one, other] = parked({ ...seen([pawn(0, on, 0), pawn(1, on, 0)]), rules: { track } } as unknown as DiciumCrazyCupView, isUpright)
        expect([other!.x - one!.x >= 0.5, other!.y - one!.y >= 0.35]).toEqual([true, true])
        for (const { x, y } of [one!, other!]) expect(Math.min(x, y, 4 - x, 4 - y)).toBeGreaterThan(0.33)
      }
  })

  test('machines at the edge of an upright track stay on it', () => {
    const [left, right] = parked({ ...seen([pawn(0, 'far', 0), pawn(1, 'far', 0)]), rules: { track: [square('far', 'road', 0, 6, [])] } } as unknown as DiciumCrazyCupView, true)
    expect(left!.x).toBeCloseTo(0.34)
    expect(right!.x).toBeGreaterThan(left!.x)
  })

  test('partners are counted together', () => {
    const four = [pawn(0, 'start', 5), pawn(1, 'start', 2), pawn(2, '1', 7), pawn(3, '1', 1)]
    const view = (teams: boolean) => ({ ...seen(four), rules: { track, teams } }) as unknown as DiciumCrazyCupView
    expect(pairs(view(true))).toEqual([{ seats: [0, 2], squares: 12 }, { seats: [1, 3], squares: 3 }])
    expect(pairs(view(false))).toEqual([])
    expect([isOn(view(true), 2, 'garage'), isOn(view(true), 0, 'garage')]).toEqual([true, false])
  })

  test('where values come from is known of the track, mats, cards and combinations', () => {
    const sources = { track: 'reconstruction', 'mat-blue': 'owner', pair: 'inferred', straight: 'rulebook', 'card-oil': 'owner', 'card-ace': 'reconstruction' }
    const view = { ...seen([]), rules: { track, sources } } as unknown as DiciumCrazyCupView
    const things = ['about-track', 'kind-lake', 'about-mats', 'bonus-red', 'piece-pair', 'piece-straight', 'card-oil', 'piece-cards', 'piece-deck']
    expect(things.map((thing) => sourceOf(thing, view))).toEqual(['reconstruction', 'reconstruction', 'owner', 'owner', 'inferred', 'rulebook', 'owner', 'reconstruction', undefined])
  })

  test('the shared parts see the same table', () => {
    expect(diceOf(seen([])).seats[0]).toEqual({ seat: 0, hand: 4, reserve: ['4'], bonuses: [{ level: 2, bonus: 'blue', is_acquired: true }] })
  })

  test('every ground, tile, card and machine is drawn', () => {
    expect(Object.keys(CARDS).length).toBe(12)
    expect(Object.keys(GROUNDS).filter(isRough).map((kind) => TILE_FOR[kind])).toEqual(Object.keys(TECHNOLOGY))
    for (const drawing of [...Object.values(CARDS), ...Object.values(GROUNDS), ...Object.values(TECHNOLOGY), ...MACHINES, AIRSHIP]) expect(marks(drawing).length).toBeGreaterThan(2)
    expect(new Set(MACHINES).size).toBe(4)
  })
})
