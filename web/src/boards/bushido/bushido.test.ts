import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import type { BushidoSeat, BushidoView, EventInfo, OptionInfo } from '../../protocol'
import { clauseOf, readRules } from '../../rules/clauses'
import { Picking } from '../../table/picking.svelte'
import { Book } from '../../text/book'
import { LANGUAGES } from '../../text/language.svelte'
import { awayFrom } from './away'
import { flights } from './flights'
import { beside, corners, cornersOf, middle, SIDE, WIDE } from '../parts/hexes'
import { boxOf } from '../parts/polygons'
import { markers, rows } from '../parts/track'
import { held } from '../parts/held'
import { behind, CLAUSES, DISC_ORDER, holder, LAND_ORDER, PHASES, ranked, ROLE_ORDER, sourceOf, TILE_ORDER, TRACK_END } from './nouns'
import { PLATES } from './plates'
import { handedOut, pick, stateOf } from './touching'

const seat = (seat: number, more: Partial<BushidoSeat> = {}) =>
  ({ seat, daimyo: 0, samurai: 10, roles: [], tiles: null, discs: null, known_tiles: {}, known_discs: {}, ...more }) as unknown as BushidoSeat
const told = (kind: string, facts: EventInfo['facts']): EventInfo => ({ kind, has_secrets: false, facts })
const option = (words: string, ...pieces: string[]): OptionInfo => ({ words, kind: words.split(' ')[0]!, facts: {}, pieces })

describe('the map', () => {
  // The middle of the map for three: a hex with six neighbours.
  const hexes = [
    { q: 2, r: 0 }, { q: 3, r: 0 },
    { q: 1, r: 1 }, { q: 2, r: 1 }, { q: 3, r: 1 },
    { q: 1, r: 2 }, { q: 2, r: 2 },
  ] // prettier-ignore

  test('neighbours lie side by side', () => {
    const [here, right, below] = [middle({ q: 2, r: 1 }), middle({ q: 3, r: 1 }), middle({ q: 1, r: 2 })]
    expect(right.x - here.x).toBeCloseTo(WIDE)
    expect(Math.hypot(below.x - here.x, below.y - here.y)).toBeCloseTo(WIDE)
  })

  test('its box holds every corner', () => {
    const { x, y, wide, high } = boxOf(hexes.flatMap(cornersOf), 10)
    for (const hex of hexes) {
      const at = middle(hex)
      for (const corner of corners().split(' ')) {
        const [dx, dy] = corner.split(',').map(Number) as [number, number]
        expect(at.x + dx).toBeGreaterThanOrEqual(x + 9.9)
        expect(at.x + dx).toBeLessThanOrEqual(x + wide - 9.9)
        expect(at.y + dy).toBeGreaterThanOrEqual(y + 9.9)
        expect(at.y + dy).toBeLessThanOrEqual(y + high - 9.9)
      }
    }
    expect(high).toBeCloseTo(2 * 1.5 * SIDE + 2 * SIDE + 20)
  })

  test('arrow keys go along a row and to the nearest of the next', () => {
    expect(beside(hexes, 3, 'ArrowRight')).toBe(4)
    expect(beside(hexes, 3, 'ArrowLeft')).toBe(2)
    expect(beside(hexes, 2, 'ArrowLeft')).toBe(-1)
    expect(hexes[beside(hexes, 3, 'ArrowUp')]!.r).toBe(0)
    expect(hexes[beside(hexes, 3, 'ArrowDown')]!.r).toBe(2)
    expect(beside(hexes, 0, 'ArrowUp')).toBe(-1)
    expect(beside(hexes, 3, 'Enter')).toBe(-1)
  })

  test('every clan has a plate of its own shape', () => {
    expect(new Set(PLATES).size).toBe(5)
  })
})

describe('the track', () => {
  const seats = [seat(0, { daimyo: 28 }), seat(1, { daimyo: 31, samurai: 4 }), seat(2, { daimyo: 57 })]
  const at = (kind: 'daimyo' | 'samurai') => seats.map((each) => ({ seat: each.seat, count: each[kind] }))

  test('markers stand on their space, and share one only side by side', () => {
    expect(markers(at('daimyo'), TRACK_END).map(({ space, of }) => [space, of])).toEqual([[28, 1], [31, 1], [50, 1]])
    expect(markers(at('samurai'), TRACK_END).map(({ space, nth, of }) => [space, nth, of])).toEqual([[10, 0, 2], [4, 0, 1], [10, 1, 2]])
    expect(ranked(seats, 'daimyo').map((each) => each.seat)).toEqual([2, 1, 0])
  })

  test.each([1, 3])('all 51 spaces lie in %s rows', (count) => {
    const laid = rows(TRACK_END, count)
    expect(laid.length).toBe(count)
    expect(laid.flat()).toEqual(Array.from({ length: 51 }, (_, i) => i))
  })
})

describe('screens', () => {
  test('what is held comes in order', () => {
    expect(held({ ronin: 1, 'katana-3': 2, geisha: 0 }, TILE_ORDER)).toEqual([{ kind: 'katana-3', count: 2 }, { kind: 'ronin', count: 1 }])
    expect(held(null, DISC_ORDER)).toEqual([])
  })

  test('an own screen is known whole, another’s as far as a Shinobi saw', () => {
    expect(behind(seat(0, { tiles: { ronin: 1 }, discs: { duel: 1 } }))).toEqual({ isAll: true, tiles: { ronin: 1 }, discs: { duel: 1 } })
    expect(behind(seat(1, { known_tiles: { geisha: 1 } }))).toEqual({ isAll: false, tiles: { geisha: 1 }, discs: {} })
  })

  test('roles and sources are found by name', () => {
    const view = { seats: [seat(0, { roles: ['daimyo'] }), seat(1, { roles: ['samurai', 'sensei'] })], rules: { sources: { 'rice-field koku': 'source', 'rice-field honour': 'rulebook' } } }
    expect([holder(view as unknown as BushidoView, 'sensei'), holder(view as unknown as BushidoView, 'bushi')]).toEqual([1, null])
    expect(sourceOf(view as unknown as BushidoView, 'rice-field', 'koku')).toBe('source')
  })
})

describe('handing out cards', () => {
  function table(options: OptionInfo[]) {
    const sent: string[] = []
    const whys: string[][] = []
    const picking = new Picking({ question: () => ({ seat: 0, step: 1, options }), send: ({ words }) => sent.push(words), sendAll: (answers) => sent.push(...answers), why: (pieces) => whys.push(pieces), costs: () => null })
    return { picking, sent, whys }
  }
  const cards = [option('bushi seat-1', 'role/bushi', 'seat-1'), option('bushi seat-3', 'role/bushi', 'seat-3')]

  test('takes one click on the player', () => {
    const { picking, sent } = table(cards)
    expect(handedOut(picking)).toBe('role/bushi')
    expect([stateOf(picking, 'seat-3'), stateOf(picking, 'seat-2'), stateOf(picking, 'role/bushi')]).toEqual(['lit', 'calm', 'lit'])
    pick(picking, 'seat-3')
    expect(sent).toEqual(['bushi seat-3'])
  })

  test('says why not, and the question stays as it was', () => {
    const { picking, sent, whys } = table(cards)
    pick(picking, 'seat-2')
    expect(whys).toEqual([['role/bushi', 'seat-2']])
    expect([sent, picking.touched]).toEqual([[], []])
  })

  test('never gives a card away when another player is asked about', () => {
    const { picking, sent, whys } = table([cards[0]!])
    pick(picking, 'seat-2')
    expect([sent, whys]).toEqual([[], [['seat-2']]])
  })

  test('tiles are touched before their target', () => {
    const { picking, sent } = table([option('done'), option('chanoyu seat-1', 'tile/chanoyu', 'seat-1'), option('chanoyu seat-2', 'tile/chanoyu', 'seat-2')])
    expect([handedOut(picking), stateOf(picking, 'seat-1')]).toEqual([null, 'calm'])
    pick(picking, 'tile/chanoyu')
    expect(stateOf(picking, 'seat-1')).toBe('lit')
    pick(picking, 'seat-1')
    expect(sent).toEqual(['chanoyu seat-1'])
  })
})

test('a combat is shown away from where it is fought', () => {
  const at = (province: string, q: number, r: number) => ({ province, q, r }) as BushidoView['provinces'][number]
  const land = [at('west', 0, 0), at('middle', 4, 0), at('east', 6, 0), at('south', 0, 4), at('far', 3, 4)]
  expect([awayFrom(land, ['west', null]), awayFrom(land, ['middle', 'east']), awayFrom(land, ['west', 'east']), awayFrom(land, ['far', 'south'])]).toEqual(['right', 'left', 'bottom', 'top'])
})

describe('flights', () => {
  test('troops go from province to province, tiles from the bag, discs to the heap with their backs up', () => {
    expect(flights([told('regroups', { seat: 2, from: 'kai', province: 'mino', count: 3 })])).toEqual([{ from: 'kai', to: 'mino', piece: { troops: 2 } }])
    expect(flights([told('draws', { seat: 1, count: 4, tiles: ['ronin'] })])).toEqual([{ from: 'bag', to: 'seat-1', piece: { tile: null } }])
    expect(flights([told('discards', { seat: 2, disc: 'duel' })])).toEqual([{ from: 'seat-2', to: 'spent', piece: { disc: true } }])
    expect(flights([told('appoints', { seat: 0, target: 3, role: 'sensei' })])).toEqual([{ from: 'seat-0', to: 'seat-3', piece: { role: 'sensei' } }])
  })

  test('not in endless numbers, and not for what moves nothing', () => {
    expect(flights(Array.from({ length: 20 }, () => told('draws', { seat: 1, count: 1 }))).length).toBe(8)
    expect(flights([told('phase', { seat: 0, count: 3 }), told('gains-samurai', { seat: 1, count: 2 })])).toEqual([])
  })
})

const ENGINE = join(import.meta.dirname, '../../../../src/tatami/games/bushido')
const read = (path: string) => readFileSync(path, 'utf8')
const own = (language: string) => read(join(import.meta.dirname, `text/${language}.ftl`))
const ids = (ftl: string) => [...ftl.matchAll(/^([a-z][\w-]*) =/gm)].map(([, id]) => id!)

describe.each(LANGUAGES)('in %s', (language) => {
  const rules = readRules(read(join(ENGINE, `rules.${language}.md`)), language)
  const game = new Book(language, [read(join(ENGINE, `text/${language}.ftl`))])

  test('the rules have the clauses that the board names', () => {
    for (const [thing, clause] of Object.entries(CLAUSES)) expect(clauseOf(rules, clause), `${thing} ${clause}`).toBeDefined()
  })

  test('everything on the board has a name and a clause', () => {
    const things = [
      ...TILE_ORDER.map((id) => `tile-${id}`),
      ...DISC_ORDER.map((id) => `disc-${id}`),
      ...ROLE_ORDER.map((id) => `role-${id}`),
      ...LAND_ORDER.map((id) => `land-${id}`),
      ...PHASES.map((id) => `phase-${id}`),
      ...['three', 'six', 'campaign', 'honour', 'bag'].map((id) => `piece-${id}`),
    ]
    for (const thing of things) {
      expect(game.has(thing), thing).toBe(true)
      expect(CLAUSES[thing], thing).toBeDefined()
    }
  })
})

test('the board says what it has words for, in both languages, and nothing else', () => {
  expect(ids(own('fr'))).toEqual(ids(own('en')))
  const files = (readdirSync(import.meta.dirname, { recursive: true }) as string[]).filter((file) => /\.(svelte|ts)$/.test(file) && !file.endsWith('.test.ts'))
  const code = files.map((file) => read(join(import.meta.dirname, file))).join('\n')
  const said = [...code.matchAll(/here\.say\((?:[^'`()]*\? ?)?'([a-z-]+)'(?: : '([a-z-]+)')?/g)].flatMap(([, ...found]) => found.filter(Boolean))
  expect(said.length).toBeGreaterThan(40)
  expect(said.filter((id) => !ids(own('en')).includes(id!))).toEqual([])
  const families = /^(is|from|value|about|track)-/ // said by a state, a source, a value or a thing
  expect(ids(own('en')).filter((id) => !families.test(id) && !code.includes(`'${id}'`))).toEqual([])
  for (const source of ['rulebook', 'source', 'reconstruction', 'owner']) expect(ids(own('en'))).toContain(`from-${source}`)
})
