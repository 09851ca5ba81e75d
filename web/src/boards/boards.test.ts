import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { render } from 'svelte/server'
import { describe, expect, test } from 'vitest'
import type { EventInfo, KatanaSeat, KatanaView } from '../protocol'
import { Book } from '../text/book'
import { library } from '../text/library.svelte'
import { Reader } from '../text/reader'
import { columns, counted, entries, idOf, labelOf, nounOf, parts, placed, shapeOf, tally, wordOf } from './generic/shapes'
import Value from './generic/Value.svelte'
import { flights } from './katana/flights'
import { arranged, bearingOnWeapons, corner, figures, rolePicture } from './katana/nouns'

const told = (kind: string, facts: EventInfo['facts']): EventInfo => ({ kind, has_secrets: false, facts })

describe('Katana’s nouns', () => {
  test('a hand lies in order, and a card keeps its key', () => {
    const hand = arranged(['parry', 'bo', 'parry', 'focus'])
    expect(hand.map(({ key }) => key)).toEqual(['bo#0', 'focus#0', 'parry#0', 'parry#1'])
    expect(arranged(['parry', 'parry']).map(({ key }) => key)).toEqual(['parry#0', 'parry#1'])
  })

  test('a weapon has the figures of this table, whatever order they come in', () => {
    const weapons = [{ card: 'katana', precision: 2, damage: 3 }, { card: 'daikyu', precision: 5, damage: 2 }]
    const view = { rules: { weapons } } as unknown as KatanaView
    expect(figures('daikyu', view)).toEqual({ precision: 5, damage: 2 })
    expect(figures('katana', view)).toEqual({ precision: 2, damage: 3 })
    expect(figures('parry', view)).toEqual({})
    expect([corner('bo'), corner('bushido'), corner('geisha')]).toEqual(['weapon', 'permanent', 'action'])
  })

  test('only what bears on weapons is named with one', () => {
    const seat = (character: string, more: Partial<KatanaSeat> = {}) =>
      ({ character, armours: 1, fast_draws: 0, focuses: 0, has_bushido: true, ...more }) as KatanaSeat
    const named = (of: KatanaSeat) => bearingOnWeapons(of).map(({ id, count }) => `${id} ${count}`)
    expect(named(seat('benkei'))).toEqual([])
    expect(named(seat('chiyome', { focuses: 2 }))).toEqual(['focus 2'])
    expect(named(seat('musashi', { fast_draws: 1 }))).toEqual(['musashi 1', 'fast-draw 1'])
  })

  test('a role that is not known is hidden', () => {
    expect(rolePicture(null)).toEqual({ role: 'hidden', stars: 0 })
    expect(rolePicture('ninja-3')).toEqual({ role: 'ninja', stars: 3 })
    expect(rolePicture('ronin')).toEqual({ role: 'ronin', stars: 0 })
  })
})

describe('flights', () => {
  test('own cards leave the hand, those of others their seat', () => {
    expect(flights([told('attacks', { seat: 0, target: 2, card: 'bo' })], 0)).toEqual([{ from: 'hand/bo', to: 'resolving', kind: 'bo' }])
    expect(flights([told('attacks', { seat: 1, target: 2, card: 'bo' })], 0)).toEqual([{ from: 'seat-1', to: 'resolving', kind: 'bo' }])
  })

  test('what is drawn flies face down, and not in endless numbers', () => {
    const drawn = flights([told('draws', { seat: 1, count: 9 })], 0)
    expect(drawn.length).toBe(3)
    expect(drawn.every(({ kind }) => kind === null)).toBe(true)
  })

  test('what moves no card moves none', () => {
    expect(flights([told('turn', { seat: 1 }), told('loses-life', { seat: 1, count: 1 })], 0)).toEqual([])
  })
})

describe('the generic board', () => {
  test('knows values by their shape', () => {
    const shapes = [null, true, 3, 'bo', ['bo'], [1, 2], [[1, 2], [3, 4]], [{ a: 1 }], [{ a: 1 }, 2], { a: 1 }].map(shapeOf)
    expect(shapes).toEqual(['nothing', 'flag', 'number', 'word', 'words', 'track', 'grid', 'table', 'list', 'parts'])
  })

  test('shows the seats, and everything else but what is told elsewhere', () => {
    const view = { game: 'x', seat: 0, seats: [{ life: 1 }], asked: [], rules: {}, pile: 3, top: null, dice: [1, 2], outcome: null }
    expect(parts(view)).toEqual({ seats: [{ life: 1 }], single: { pile: 3 }, rest: [['dice', [1, 2]]] })
    expect(entries({ seat: 1, life: 2 }, true)).toEqual([['life', 2]])
    expect(columns([{ seat: 1, top: null }, { seat: 2, top: null, size: 0 }])).toEqual(['seat', 'size'])
    expect(counted(['a', 'b', 'a'])).toEqual([['a', 2], ['b', 1]])
  })

  test('puts spaces where they lie', () => {
    expect(placed([{ q: 1, r: 2 }, { q: 0, r: 0 }])).toEqual([{ x: 2, y: 2 }, { x: 0, y: 0 }])
    expect(placed([{ x: 1, y: 2 }])).toEqual([{ x: 1, y: 2 }])
    expect(placed([{ q: 1 }])).toBeNull()
  })

  test('speaks in the game’s words', () => {
    const ftl = `
view-owner = Clan
    .noun = seat
view-known_tiles = Vues
    .noun = tile
view-stage-open = ouverte
tile-bo = Bō
disc-duel = Duel
`
    const reader = new Reader(new Book('fr', [ftl]), ['Aiko'])
    expect([labelOf('owner', reader), labelOf('has_bet', reader)]).toEqual(['Clan', 'Bet'])
    expect([nounOf('owner', reader), nounOf('discs', reader)]).toEqual(['seat', 'disc'])
    expect([wordOf('stage', 'open', reader), wordOf('discs', 'duel', reader), wordOf('stage', 'shut', reader)]).toEqual(['ouverte', 'Duel', undefined])
    expect(tally('known_tiles', { bo: 2 }, reader)).toEqual([['Bō', 2]])
    expect(tally('sides', { seat: 2 }, reader)).toBeNull()
    expect(tally('tiles', { bo: true }, reader)).toBeNull()
    expect(['bo', ''].map((tile) => idOf(tile ? { part: 'north', tile } : { part: 'north' }, 'tiles', reader))).toEqual(['bo', ''])
  })
})

describe('a game in words whose texts are complete', () => {
  const read = (language: string) => readFileSync(join(import.meta.dirname, `../../../src/tatami/games/chohan/text/${language}.ftl`), 'utf8')
  const view = {
    ...{ game: 'chohan', seat: 0, steps: 4, round: 3, dealer: 1, limit: 2, pot: 0, dice: [4, 2], revealed: 0, outcome: null },
    seats: [
      { seat: 0, tokens: 9, has_bet: true, side: 'cho', stake: 2 },
      { seat: 1, tokens: 11, has_bet: false, side: null, stake: null },
    ],
  }
  const picking = { isAsked: false, options: [], lit: new Set<string>() }
  function said(language: 'en' | 'fr'): string {
    const reader = new Reader(new Book(language, [read(language)]), ['Aiko', 'Ben'])
    const shown = parts(view)
    return [shown.single, ...shown.seats]
      .map((value) => render(Value, { props: { value, reader, picking: picking as never, name: '', isNamed: true } }).body)
      .map((body) => body.replace(/<!--.*?-->/g, '').replace(/<svg.*?<\/svg>/gs, '').replace(/<[^>]*>/g, ' ').replace(/\s+/g, ' '))
      .join('|')
  }

  test('every value stands beside its label, not as a number of pieces', async () => {
    await library.open()
    const english = said('en')
    expect(english).toContain('Round 3')
    expect(english).toContain('Holds the cup Ben')
    expect(english).toContain('Pot 0')
    expect(english).toContain('Tokens 9 Has bet yes Side chō Stake 2')
    expect(english).toMatch(/Tokens 11 Has bet no $/)
    expect(english).not.toMatch(/×|true|false|null/)
    expect(said('fr')).not.toMatch(/×|true|false|null|Round/)
  })
})

test('no board reads what the engine waits for: views name the phase and what was picked', () => {
  const files = readdirSync(import.meta.dirname, { recursive: true, encoding: 'utf8' }).filter((file) => /\.(ts|svelte)$/.test(file) && !file.endsWith('.test.ts'))
  expect(files.length).toBeGreaterThan(50)
  const naming = files.filter((file) => /waiting/.test(readFileSync(join(import.meta.dirname, file), 'utf8')))
  expect(naming, 'only the generic board names it, to leave it out').toEqual([join('generic', 'shapes.ts')])
  expect(readFileSync(join(import.meta.dirname, '../protocol.ts'), 'utf8')).not.toContain('Waiting')
})
