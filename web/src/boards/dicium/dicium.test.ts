import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { render } from 'svelte/server'
import { describe, expect, test } from 'vitest'
import { BONUSES, SHAPES } from '../../art/dicium'
import { PAWNS } from '../../art/dicium/palace'
import { marks } from '../../look/ink'
import type { DiciumShogunView, EventInfo, OptionInfo } from '../../protocol'
import { clauseOf, readRules } from '../../rules/clauses'
import { Book } from '../../text/book'
import { Reader } from '../../text/reader'
import { diceClause, type DiceClauses } from './clauses'
import { ahead } from '../parts/compass'
import { COLOUR_OF, FACES, fallen, fights, following, groupOf, inReserve, lying, matching, type DiceView, type Fight } from './dice'
import Die from './Die.svelte'
import Duel from './Duel.svelte'
import * as race from './crazy_cup/nouns'
import * as palace from './shogun/nouns'
import { figure, isPawn, isSquare, lines, numberOf, standing } from './shogun/nouns'
import { placeOf } from './squares'

const told = (kind: string, facts: EventInfo['facts']): EventInfo => ({ kind, has_secrets: false, facts })
const fight = (seat: number, what: Fight['throw']): Fight => ({ seat, die: 3, engaged: 0, bonus: 0, strength: 3, throw: what })
const thrown = (each: Fight) => told('fights', { ...each })
const keys = (found: Set<string>) => [...found].sort()

describe('dice', () => {
  test('equal faces are told apart by their number only', () => {
    expect(lying(['2', '5', '2']).map(({ key }) => key)).toEqual(['2#0', '5#0', '2#1'])
  })

  test('as many dice are meant as faces are named', () => {
    const dice = lying(['2', '2', '5', 'dicium'])
    expect(keys(matching(dice, ['2', '5']))).toEqual(['2#0', '5#0'])
    expect(keys(matching(dice, ['2', '2', '2', '4']))).toEqual(['2#0', '2#1'])
    expect(matching(dice, []).size).toBe(0)
  })

  test('what was thrown is told', () => {
    const news = [told('throws', { seat: 0, faces: ['1', '4'], count: 2 }), told('keeps', { seat: 0, faces: ['5'] }), told('rerolls', { seat: 0, faces: ['2'], count: 1 })]
    expect(fallen(news)).toEqual(['1', '4', '2'])
    expect(fights([told('fights', { seat: 1, die: 4, engaged: 1, bonus: 0, strength: 5, throw: 'test' })])).toEqual([{ seat: 1, die: 4, engaged: 1, bonus: 0, strength: 5, throw: 'test' }])
  })

  test('a defence is shown beside its attack, until new dice are thrown', () => {
    const [attack, defence] = [fight(0, 'attack'), fight(1, 'defence')]
    expect(following([], [thrown(attack), thrown(defence)])).toEqual([attack, defence])
    expect(following(following([], [thrown(attack)]), [thrown(defence)])).toEqual([attack, defence])
    expect(following([attack, defence], [told('moves', {})])).toEqual([attack, defence])
    expect(following([attack, defence], [thrown(attack)])).toEqual([attack])
    expect(following([attack], [told('throws', { seat: 1, faces: ['1'], count: 1 })])).toEqual([])
  })

  test('driving tests are no duel, whoever takes them one after the other', () => {
    const [one, other, drone] = [fight(0, 'test'), fight(1, 'test'), fight(-1, 'drone')]
    expect(following([], [thrown(one), thrown(other)])).toEqual([other])
    expect(following([one], [thrown(other)])).toEqual([other])
    expect(following([one], [thrown(drone)])).toEqual([drone])
  })

  test('the combat die is shown for the drone too, under its name', () => {
    const reader = new Reader(new Book('en', ['piece-drone = Drone']), ['Ann'])
    const { body } = render(Duel, { props: { news: [thrown(fight(-1, 'drone'))], reader } })
    expect(body).toContain('Drone: strength 3')
    expect(body).not.toContain('⚔')
  })

  test('a question about dice means those in the tray, or the reserve of whoever is asked outside their throws', () => {
    const view = (turn: number, dice: string[]) => ({ turn, dice }) as unknown as DiceView
    expect([inReserve(view(0, ['4']), 0), inReserve(view(0, []), 0), inReserve(view(0, ['4']), 1)]).toEqual([false, true, true])
  })

  test('combinations are grouped', () => {
    const group = (piece: string) => groupOf({ pieces: [piece] } as OptionInfo)
    expect(['pair', 'two-pair', 'blue-3', 'green-10', 'end', 'blue'].map(group)).toEqual(['values', 'values', 'colours', 'colours', 'other', 'other'])
  })

  test('value, colour and sign are on every face', () => {
    const drawn = FACES.map((face) => render(Die, { props: { face, label: face } }).body)
    FACES.forEach((face, i) => {
      expect(drawn[i]).toContain(`aria-label="${face}"`)
      expect(drawn[i]).toContain(COLOUR_OF[face])
      expect(/<b[^>]*>(\d)<\/b>/.exec(drawn[i]!)?.[1]).toBe(face === 'dicium' ? undefined : face)
    })
    expect(new Set(Object.values(SHAPES)).size).toBe(4)
    for (const drawing of [...Object.values(BONUSES), ...Object.values(PAWNS)]) expect(marks(drawing).length).toBeGreaterThan(2)
  })
})

describe('arrow keys on a board', () => {
  const grid = [0, 1, 2].flatMap((y) => [0, 1, 2].map((x) => ({ x: x * 60, y: y * 60 })))
  test('go to the nearest place that way, and nowhere at the edge', () => {
    expect(ahead(grid[4]!, grid, [1, 0])).toBe(5)
    expect(ahead(grid[4]!, grid, [0, -1])).toBe(1)
    expect(ahead(grid[2]!, grid, [1, 0])).toBe(-1)
  })
})

describe('clauses', () => {
  const all = Object.fromEntries(['again', 'actions', 'reserve', 'faces', 'values', 'straight', 'colours', 'mats', 'green', 'hand', 'combat', 'red'].map((name) => [name, name])) as unknown as DiceClauses
  test('every piece of the dice room has one', () => {
    const things = ['piece-die-2', 'piece-die-4', 'piece-pair', 'piece-straight', 'piece-blue-3', 'piece-green-2', 'bonus-roll', 'piece-level-4', 'piece-active-hand', 'piece-reserve', 'piece-throw', 'piece-end', 'piece-combat-die']
    expect(things.map((thing) => diceClause(thing, all))).toEqual(['faces', 'red', 'values', 'straight', 'colours', 'green', 'mats', 'mats', 'hand', 'reserve', 'again', 'actions', 'combat'])
    expect(diceClause('piece-throne', all)).toBeUndefined()
  })

  test.each([
    ['shogun', palace.CLAUSES, palace.DICE_CLAUSES],
    ['crazy_cup', race.CLAUSES, race.DICE_CLAUSES],
  ] as const)('those that the board of %s names are in its rules, in both languages', (game, own, shared) => {
    for (const language of ['en', 'fr'] as const) {
      const pages = ['.', game].map((place) => readFileSync(join(import.meta.dirname, '../../../../src/tatami/games/dicium', place, `rules.${language}.md`), 'utf8'))
      const rules = readRules(pages.join('\n\n'), language)
      const named = [...Object.values(own), ...Object.values(shared)]
      expect(named.filter((clause) => !clauseOf(rules, clause))).toEqual([])
    }
  })
})

describe('the palace', () => {
  const pawn = (pawn: string, square: string | null, has_shogun = false) => ({ pawn, square, seat: 0, side: 'ninjas', has_shogun })
  const seen = (pawns: ReturnType<typeof pawn>[], captor: string | null = null) => ({ pawns, captor }) as unknown as DiciumShogunView

  test('squares and pawns are told apart by their ids', () => {
    expect(placeOf('c9')).toEqual({ column: 2, row: 8 })
    expect([isSquare('a1'), isSquare('j1'), isPawn('ninja-blue-1'), isPawn('shogun'), isPawn('pair')]).toEqual([true, false, true, true, false])
    expect([figure('samurai-red-2'), figure('shogun'), numberOf('samurai-red-2'), numberOf('shogun')]).toEqual(['samurai-red', 'shogun', '2', ''])
  })

  test('pawns that share a square stand beside each other; those in reserve are not there', () => {
    const found = standing(seen([pawn('ninja-blue-1', 'e9'), pawn('ninja-blue-2', 'e9'), pawn('ninja-blue-3', null), pawn('shogun', 'e3')]))
    expect(found.map((each) => each.pawn.pawn)).toEqual(['ninja-blue-1', 'ninja-blue-2', 'shogun'])
    expect(found[0]!.x).not.toBe(found[1]!.x)
    expect(found[0]!.scale).toBeLessThan(found[2]!.scale)
    expect([found[2]!.x, found[2]!.y]).toEqual([4.5, 2.5])
  })

  test('up to four on a square stand apart, without covering each other', () => {
    const names = ['ninja-blue-1', 'ninja-blue-2', 'samurai-red-1', 'samurai-red-2']
    for (const count of [2, 3, 4]) {
      const found = standing(seen(names.slice(0, count).map((name) => pawn(name, 'e9'))))
      const wide = (9 * 8.6 * found[0]!.scale) / 100
      found.forEach((one, i) => {
        for (const other of found.slice(i + 1)) expect(Math.max(Math.abs(one.x - other.x), Math.abs(one.y - other.y))).toBeGreaterThan(wide)
      })
    }
  })

  test('two on a square stand side by side, without covering each other', () => {
    const [one, other] = standing(seen([pawn('ninja-blue-1', 'e9', true), pawn('ninja-green-1', 'e9')]))
    const wide = (9 * 8.6 * one!.scale) / 100 // of a square: the palace draws a pawn 8.6 % of its width
    expect(other!.x - one!.x).toBeGreaterThan(wide)
    expect(other!.y).toBe(one!.y)
  })

  test('where values come from is known of the palace, mats, pieces, the night and combinations', () => {
    const sources = { palace: 'reconstruction', 'mat-red': 'owner', 'ninja pair': 'rulebook', 'samurai pair': 'inferred', alerts: 'rulebook', short_night: 'reconstruction', long_night: 'owner' }
    const view = { seat: 0, turn: 0, seats: [{ side: 'samurai', mat: 'red' }], rules: { sources } } as unknown as DiciumShogunView
    const things = ['about-palace', 'kind-altar', 'about-mats', 'mat-red', 'piece-pair', 'piece-alerts', 'piece-night', 'piece-stop']
    expect(things.map((thing) => palace.sourceOf(thing, view, 'short'))).toEqual(['reconstruction', 'reconstruction', 'owner', 'owner', 'inferred', 'rulebook', 'reconstruction', undefined])
    expect(palace.sourceOf('piece-night', view, 'long')).toBe('owner')
    expect(palace.sourceOf('piece-endless-night', view, 'endless')).toBe(undefined)
    expect(['short', 'long', 'endless', undefined].map(palace.nightOf)).toEqual(['short', 'long', 'endless', 'short'])
  })

  test('a captive is shown with his captor', () => {
    const found = standing(seen([pawn('ninja-blue-1', 'e9', true), pawn('shogun', 'e9')], 'ninja-blue-1'))
    expect(found.map((each) => each.pawn.pawn)).toEqual(['ninja-blue-1'])
  })

  test('walls and doors are lines between squares, none at the edge', () => {
    const squares = [
      { square: 'a1', kind: 'garden', zone: 'A', right: 'door', below: 'wall' },
      { square: 'i9', kind: 'garden', zone: 'F', right: 'wall', below: 'wall' },
    ]
    expect(lines(squares)).toEqual({ walls: [{ x1: 0, y1: 1, x2: 1, y2: 1 }], doors: [{ x1: 1, y1: 0, x2: 1, y2: 1 }] })
  })
})

describe('the boards’ own texts', () => {
  const source = (language: string) => readFileSync(join(import.meta.dirname, `text/${language}.ftl`), 'utf8')
  const ids = (ftl: string) => [...ftl.matchAll(/^([a-z][\w-]*) =/gm)].map(([, id]) => id)
  test('both languages say the same things', () => {
    expect(ids(source('fr'))).toEqual(ids(source('en')))
    expect(new Book('fr', [source('fr')]).say('left-throws', { count: 0 })).toBe('plus de lancer')
    expect(new Book('en', [source('en')]).say('hand-of', { count: 3, state: 'plain' })).toBe('Hand of 3 dice')
  })
})
