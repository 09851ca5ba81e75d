import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { render } from 'svelte/server'
import { describe, expect, test } from 'vitest'
import type { DiciumCrazyCupView, DiciumDonjonView, DiciumShogunView } from '../../protocol'
import { Book } from '../../text/book'
import { Reader } from '../../text/reader'
import { COMBINATIONS } from './dice'
import Does from './Does.svelte'
import { cupTables, donjonTables, shogunTables } from './tables'
import WhatTheyDo from './WhatTheyDo.svelte'

const GAMES = join(import.meta.dirname, '../../../../src/tatami/games/dicium')
const read = (path: string) => readFileSync(join(GAMES, path), 'utf8')
const reader = (game: string, language: 'en' | 'fr' = 'en') => new Reader(new Book(language, [read(`text/${language}.ftl`), read(`${game}/text/${language}.ftl`)]), [])
const words = (body: string) => body.replace(/<[^>]*>/g, ' ').replace(/\s+/g, ' ')
/** The deeds that a table of combinations can name, as the rules list them. */
const listed = (path: string, after: string) => [...(read(path).split(after)[1] ?? '').split(')')[0]!.matchAll(/"([^"]+)"/g)].map(([, name]) => name!)
/** A deed and its number for each combination, in their order. */
const deeds = (said: string) => said.split(', ').map((each, i) => ({ piece: COMBINATIONS[i]!, deed: each.split(' ')[0]!, count: Number(each.split(' ')[1] ?? 0) }))

/** Ninjas as usual, samurai by their second reading. */
const palace = (seat: number | null) =>
  ({
    seat,
    seats: [{ side: 'ninjas' }, { side: 'samurai' }],
    rules: { deeds: { ninjas: deeds('move 2, hand-or-bonus, enter, tile, move 5, doors 3, doors 5'), samurai: deeds('move 2, hand-or-bonus, enter, brazier 2, charge 3, tile, brazier 5') }, sources: { 'ninja pair': 'inferred', 'samurai straight': 'rulebook' } },
  }) as unknown as DiciumShogunView
const cup = (young: boolean) => ({ rules: { young, deeds: deeds('move 4, hand-or-bonus, card, bump 3, move 5, airship 3, airship 5'), sources: { pair: 'owner' } } }) as unknown as DiciumCrazyCupView

describe('what combinations do', () => {
  test('each side of the palace has its own, in the reading of this table', () => {
    const { sides, own, values } = shogunTables(palace(1))
    expect([sides, own]).toEqual([['ninjas', 'samurai'], 1])
    const four = values.find(({ piece }) => piece === 'four')!
    expect(four.does.map(({ deed, count }) => `${deed} ${count}`)).toEqual(['move 5', 'charge 3'])
    expect(values[0]!.does.map(({ source }) => source)).toEqual(['inferred', undefined])
    expect(shogunTables(palace(null)).own).toBeNull()
  })

  test('the table of the palace is drawn with both sides and amounts, its own values and those of colours', () => {
    const said = words(render(Does, { props: { tables: shogunTables(palace(1)), reader: reader('shogun') } }).body)
    expect(said).toContain('The samurai (you)')
    expect(said).toMatch(/Four of a kind Move 5 As many squares\. Charge 3 A move with one more red bonus/)
    expect(said).toMatch(/Full house Move through doors 3 .* Tile A tile is placed/)
    for (const name of ['Blue dice, any number', '2 yellow faces', '3 yellow faces', '4 yellow faces', '2 to 5 green faces']) expect(said).toContain(name)
    expect(said.match(/≈/g)).toHaveLength(2)
  })

  test('the table of the race has the values of a pack; young pilots have colours only', () => {
    const said = words(render(Does, { props: { tables: cupTables(cup(false)), reader: reader('crazy_cup') } }).body)
    expect(said).toMatch(/Pair Move 4 .* Three of a kind Cheat card .* Two pair Move and bump 3 .* Five of a kind Airship 5/)
    expect(said).toContain('Three red faces Take a cheat card.')
    expect(said).not.toContain('≈')
    const young = words(render(Does, { props: { tables: cupTables(cup(true)), reader: reader('crazy_cup') } }).body)
    expect(young).toContain('only colours count')
    expect(young).not.toContain('Pair')
  })

  test('the table of the dungeon has its magic and its locks', () => {
    const dungeon = { rules: { young: false, deeds: deeds('move 2, hand-or-bonus, charge 3, portal, goblin, slaughter 3, anywhere'), sources: {} } } as unknown as DiciumDonjonView
    const said = words(render(Does, { props: { tables: donjonTables(dungeon), reader: reader('donjon') } }).body)
    expect(said).toMatch(/Full house Slaughter 3 As many squares; whatever is met is killed/)
    for (const name of ['1 yellow face', '4 yellow faces: portal', '2 green faces: chest', 'Acquire a bonus of the level']) expect(said).toContain(name)
  })

  test('every deed is named and told in both languages', () => {
    // The first five of Crazy Cup are those of values; what colours do there is told in sentences of their own.
    for (const [game, deeds] of [['crazy_cup', listed('crazy_cup/state.py', 'DEEDS: Final = (').slice(0, 5)], ['shogun', listed('shogun/state.py', 'DEEDS: Final = (')], ['donjon', listed('donjon/state.py', 'DEEDS: Final = (\n    *(')]] as const)
      for (const language of ['en', 'fr'] as const) {
        expect(deeds.length).toBeGreaterThan(4)
        const board = new Book(language, [readFileSync(join(import.meta.dirname, `text/${language}.ftl`), 'utf8')])
        expect(deeds.filter((deed) => !board.has(`does-${deed}`) || !reader(game, language).book.has(`deed-${deed}`))).toEqual([])
      }
  })

  test('it is behind a button with a name', () => {
    const { body } = render(WhatTheyDo, { props: { tables: cupTables(cup(false)), reader: reader('crazy_cup') } })
    expect(body).toMatch(/<button[^>]*aria-label="What combinations do"/)
  })
})
