import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { CARDS, CLANS, LANDS, LANES } from '../../art/samourai_katana'
import { marks } from '../../look/ink'
import type { EventInfo, OptionInfo, SamouraiKatanaView as View } from '../../protocol'
import { clauseOf, readRules } from '../../rules/clauses'
import { Picking } from '../../table/picking.svelte'
import { Book } from '../../text/book'
import { LANGUAGES } from '../../text/language.svelte'
import { battleOf, fightOf } from './battle'
import { CLAUSES } from './clauses'
import { flights } from './flights'
import { COUNTRY, crossing, fromEdge, halfway, isInside, laneOf } from './japan'
import { PROVINCE_LOOKS } from './looks'
import { March } from './march.svelte'
import { arranged, inReach, lastStep, leader, wouldComplete } from './nouns'
import { Showing } from './showing.svelte'

const HERE = import.meta.dirname
const ENGINE = join(HERE, '../../../../src/tatami/games/samourai_katana')
const read = (file: string) => readFileSync(file, 'utf8')
const content = read(join(ENGINE, 'content.toml'))

/** What the game says of each territory: its links over land and over the sea. */
const printed = Object.fromEntries(
  content.split('[territories.').slice(1).map((text) => {
    const list = (kind: string) => [...(new RegExp(`^${kind} = \\[(.*)\\]`, 'm').exec(text)?.[1] ?? '').matchAll(/"(\w+)"/g)].map(([, each]) => each!)
    return [text.split(']')[0]!, { land: list('land'), sea: list('sea') }]
  }),
)

const PROVINCE_NAMES = [...content.split('[provinces]')[1]!.split('[cards]')[0]!.matchAll(/^(\w+) = +\{ honour/gm)].map(([, province]) => province!)

describe('the map is the one that the game is played on', () => {
  test('every territory is drawn, and no other', () => {
    expect(Object.keys(printed)).toHaveLength(45)
    expect(Object.keys(LANDS).sort()).toEqual(Object.keys(printed).sort())
  })

  test('territories have a common border if, and only if, they are linked over land', () => {
    const drawn = new Set(COUNTRY.borders.filter(({ between }) => between.length === 2).map(({ between }) => between.toSorted().join(' ')))
    const linked = new Set(Object.entries(printed).flatMap(([name, { land }]) => land.map((other) => [name, other].sort().join(' '))))
    expect([...drawn].sort()).toEqual([...linked].sort())
  })

  test('every province has a look of its own: a tint, and a pattern where there is no colour', () => {
    expect(Object.keys(PROVINCE_LOOKS).sort()).toEqual(PROVINCE_NAMES.toSorted())
    const looks = Object.values(PROVINCE_LOOKS)
    expect(new Set(looks.map(({ tint }) => tint)).size).toBe(10)
    expect(new Set(looks.map(({ pattern: [, lines] }) => lines)).size).toBe(10)
    const seas = looks.flatMap(({ tag }) => (tag ? [{ x: tag[0], y: tag[1] }] : []))
    for (const at of seas) expect(Object.values(COUNTRY.corners).some((corners) => isInside(at, corners))).toBe(false)
  })

  test('lanes are the links over the sea, and lie on water', () => {
    const lanes = LANES.map(([a, b]) => [a, b].sort().join(' ')).sort()
    const linked = new Set(Object.entries(printed).flatMap(([name, { sea }]) => sea.map((other) => [name, other].sort().join(' '))))
    expect(lanes).toEqual([...linked].sort())
    for (const [a, b] of LANES) {
      const [x, y] = halfway(laneOf(a, b)!)
      expect(Object.values(COUNTRY.corners).some((corners) => isInside({ x, y }, corners)), `${a} ${b}`).toBe(false)
      expect(laneOf(b, a)).toEqual(laneOf(a, b)!.toReversed())
    }
  })

  test('names and pieces stand inside, and small marks keep off them and off the border', () => {
    for (const [name, { label, room }] of Object.entries(LANDS)) {
      const [x, y] = label
      const corners = COUNTRY.corners[name]!
      expect(isInside({ x, y }, corners), name).toBe(true)
      expect(fromEdge({ x, y }, corners), name).toBeGreaterThan(room - 2)
      for (const spot of COUNTRY.spots[name]!) {
        expect(isInside(spot, corners)).toBe(true)
        expect(Math.hypot(spot.x - x, spot.y - y), name).toBeGreaterThan(17)
      }
    }
  })

  test('one goes over the middle of a border or of a lane', () => {
    const [x, y] = crossing('kazusa', 'hitachi')
    expect(fromEdge({ x, y }, COUNTRY.corners['kazusa']!)).toBeLessThan(6)
    expect(crossing('kazusa', 'sagami')).toEqual(halfway(laneOf('kazusa', 'sagami')!))
    expect(laneOf('kazusa', 'hitachi')).toBeNull()
  })
})

describe('everything of the game is drawn', () => {
  test('cards and clans', () => {
    const cards = [...content.split('[cards]')[1]!.split('[territories')[0]!.matchAll(/^(\w+) = +\{ kind/gm)].map(([, card]) => card!)
    expect(Object.keys(CARDS).sort()).toEqual(cards.sort())
    expect(Object.keys(CLANS).sort()).toEqual(['date', 'oda', 'takeda', 'tokugawa', 'toyotomi', 'uesugi'])
    const all = [...Object.values(CARDS), ...Object.values(CLANS)]
    for (const drawing of all) expect(marks(drawing).length).toBeGreaterThan(6)
    expect(new Set(all).size).toBe(all.length)
  })
})

const share = (seat: number, count: number, ...lacks: string[]) => ({ seat, count, lacks })
const PROVINCES = [
  { province: 'kinai', honour: 6, size: 5, owner: null, shares: [share(0, 3, 'izumi', 'yamato'), share(1, 2, 'a', 'b', 'c')] },
  { province: 'kanto', honour: 4, size: 5, owner: null, shares: [share(0, 4, 'sagami'), share(2, 1, 'a', 'b', 'c', 'd')] },
  { province: 'ou', honour: 3, size: 4, owner: 0, shares: [share(0, 4)] },
  { province: 'sanyodo', honour: 3, size: 4, owner: null, shares: [share(0, 2, 'a', 'b'), share(1, 2, 'c', 'd')] },
]

describe('provinces', () => {
  test('whole ones first, then what is in reach; half a province is not', () => {
    expect(inReach(0, PROVINCES).map(({ province, lacks }) => [province, ...lacks])).toEqual([['ou'], ['kanto', 'sagami'], ['kinai', 'izumi', 'yamato']])
    expect(inReach(2, PROVINCES)).toEqual([])
  })

  test('who leads has more than anybody else', () => {
    expect(PROVINCES.map((each) => leader(each))).toEqual([0, 0, 0, null])
    expect(leader({ ...PROVINCES[0]!, shares: [] })).toBeNull()
  })

  test('one territory more makes a province whole only if it is the last one', () => {
    const view = { provinces: PROVINCES, territories: [{ territory: 'sagami', province: 'kanto' }, { territory: 'izumi', province: 'kinai' }] } as unknown as View
    expect([wouldComplete(view, 0, 'sagami'), wouldComplete(view, 0, 'izumi'), wouldComplete(view, 2, 'sagami')]).toEqual([4, 0, 0])
  })

  test('the stair reaches above the mark and above the foremost', () => {
    expect([lastStep(20, [0]), lastStep(25, [3]), lastStep(40, [3]), lastStep(25, [30])]).toEqual([30, 30, 45, 35])
  })
})

describe('the battle table', () => {
  const parts = { first: 3, second: 2, castle: 2, samurai: 3, allies: 1, support: 0, mountain: 1, special: 2 }
  const side = { samurai: 3, sabres: 2, losses: 1, cards: ['sohei', 'naginata'], special: 'eventail' }

  test('the sum grows part by part, and ends in the total', () => {
    const sides = [{ ...side, side: 'attacker', seat: 0, parts: { ...parts, castle: 0, mountain: 0 }, total: 11 }, { ...side, side: 'defender', seat: 1, parts, total: 14 }]
    const shown = battleOf({ territories: [], battle: null, fought: { territory: 'sagami', origin: 'kazusa', winner: 1, sides } } as unknown as View)!
    for (const { cells, total } of shown.lines) expect(cells.at(-1)!.sum).toBe(total)
    expect(shown.lines[1].cells.map(({ adds }) => adds)).toEqual([3, 2, 2, 4, 1, 2])
    expect(shown.lines[1].cells.map(({ sum }) => sum)).toEqual([3, 5, 7, 11, 12, 14])
    expect([shown.best, shown.least, shown.winner]).toEqual([14, 11, 1])
  })

  test('while cards lie face down, only what is open counts', () => {
    const hidden = { side: 'defender', seat: 1, samurai: 3, laid: 3, cards: null, special: null, parts: { samurai: 3, support: 0, mountain: 1 }, lent: [] }
    const own = { ...hidden, side: 'attacker', seat: 0, laid: 2, cards: ['sohei', 'no'], parts: { first: 3, second: 4, castle: 0, samurai: 3, support: 0, mountain: 0 } }
    const [mine, theirs] = battleOf({ territories: [{ territory: 'sagami', castle: true }], battle: { territory: 'sagami', origin: 'kazusa', survivors: 0, sides: [own, hidden] }, fought: null } as unknown as View)!.lines
    expect(mine.cells.map(({ adds }) => adds)).toEqual([3, 4, 0, 3, 0, 0])
    expect(theirs.cells.map(({ adds }) => adds)).toEqual([null, null, null, 3, 1, null])
    expect(theirs.cells.map(({ sum }) => sum)).toEqual([null, null, null, null, null, null])
    expect(theirs.cells.flatMap(({ cards }) => cards)).toEqual([null, null, null])
    expect(mine.total).toBeNull()
    const before = { ...own, laid: 0, cards: [], parts: { ...own.parts, first: 0, second: 0 } }
    const [early, late] = battleOf({ territories: [], battle: { territory: 'sagami', origin: 'kazusa', survivors: 0, sides: [before, { ...hidden, laid: 0 }] }, fought: null } as unknown as View)!.lines
    expect(early.cells.map(({ adds }) => adds)).toEqual([null, null, 0, 3, 0, null])
    expect(late.cells.map(({ adds }) => adds)).toEqual([null, null, 0, 3, 1, null])
  })

  test('when the attackers are gone from it, the battle is over', () => {
    const gone = { territory: 'sagami', origin: 'kazusa', survivors: 2, sides: [{ samurai: 0 }, { samurai: 0 }] }
    expect(fightOf({ battle: gone } as unknown as View)).toBeNull()
  })

  test('no battle, no table', () => {
    expect(battleOf({ territories: [], battle: null, fought: null } as unknown as View)).toBeNull()
  })
})

const option = (words: string, ...pieces: string[]): OptionInfo => {
  const [kind, value] = words.split(' ') as [string, string]
  return { words, kind, facts: kind === 'number' ? { count: Number(value) } : { territory: value }, pieces }
}

/** A player whose samurai stand in Kazusa and Hitachi. */
class Play {
  sent: string[] = []
  undone = 0
  canUndo = true
  #options: OptionInfo[] = []
  #crossings: unknown[] = []
  #step = 0
  readonly picking = new Picking({
    question: () => ({ seat: 0, step: this.#step, options: this.#options }),
    send: ({ words }) => void this.sent.push(words),
    sendAll: (answers) => void this.sent.push(...answers),
    why: () => undefined,
    costs: () => null,
  })
  readonly march: March

  constructor() {
    const territories = [
      { territory: 'kazusa', owner: 0, samurai: 5 },
      { territory: 'hitachi', owner: 0, samurai: 1 },
      { territory: 'sagami', owner: 1, samurai: 2 },
      { territory: 'kozuke', owner: 0, samurai: 0, castle: true },
    ]
    const view = () => ({ seat: 0, territories, crossings: this.#crossings }) as unknown as View
    this.march = new March({ view, picking: () => this.picking, undo: () => (this.canUndo ? () => (this.undone += 1) : null) })
  }

  ask(...options: OptionInfo[]) {
    this.#crossings = options.filter(({ kind }) => kind === 'to').map(({ pieces }) => ({ origin: 'kazusa', territory: pieces[0]!, way: 'land', price: 1, is_attack: pieces[0] === 'sagami' }))
    this.#options = options
    this.#step += 1
    this.march.answer()
  }
}
const WAYS = [option('to musashi', 'musashi'), option('to sagami', 'sagami'), option('to kozuke', 'kozuke')]
const NUMBERS = [1, 2, 3, 4, 5].map((count) => option(`number ${count}`))

describe('a march', () => {
  test('goes at once into own or free land, with the number that was set', () => {
    const play = new Play()
    play.ask(...WAYS)
    expect([play.march.origin, play.march.most, play.march.count]).toEqual(['kazusa', 5, 4])
    play.march.set(2)
    play.march.pick('musashi')
    expect(play.sent).toEqual(['to musashi', 'number 2'])
    play.ask(...NUMBERS)
    expect(play.sent).toEqual(['to musashi', 'number 2'])
  })

  test('goes into an own castle with its number as soon as that is offered', () => {
    const play = new Play()
    play.ask(...WAYS)
    play.march.set(2)
    play.march.pick('kozuke')
    expect(play.sent).toEqual(['to kozuke'])
    play.ask(...NUMBERS)
    expect(play.sent).toEqual(['to kozuke', 'number 2'])
  })

  test('an attack is looked at first', () => {
    const play = new Play()
    play.ask(...WAYS)
    play.march.pick('sagami')
    expect([play.sent, play.march.aim?.territory]).toEqual([[], 'sagami'])
    expect(play.march.back()).toBe(true)
    expect(play.march.aim).toBeNull()
    play.march.pick('sagami')
    play.march.pick('sagami')
    expect(play.sent).toEqual(['to sagami', 'number 4'])
  })

  test('the group is put down where it stands, or another one taken up', () => {
    const play = new Play()
    play.ask(...WAYS)
    play.march.pick('kazusa')
    expect(play.undone).toBe(1)
    play.march.pick('hitachi')
    expect(play.undone).toBe(2)
    play.ask(option('from kazusa', 'kazusa'), option('from hitachi', 'hitachi'))
    expect(play.sent).toEqual(['from hitachi'])
    play.canUndo = false
    play.ask(...WAYS)
    expect(play.march.back()).toBe(false)
  })

  test('a number that nobody set is asked for', () => {
    const play = new Play()
    play.ask(...NUMBERS)
    expect(play.sent).toEqual([])
    play.ask(...WAYS)
    play.march.pick('kozuke')
    play.ask(option('pass'), option('justice', 'hand/justice')) // somebody else's window came first
    play.ask(...NUMBERS)
    expect(play.sent).toEqual(['to kozuke'])
  })
})

describe('the battle table is shown', () => {
  function laid() {
    const now = { key: '', fought: null as unknown, battle: null as unknown }
    const showing = new Showing({ view: () => ({ fought: now.fought, battle: now.battle }) as unknown as View, key: () => now.key })
    showing.follow()
    return { now, showing }
  }

  test('when a battle has been fought, until the next answer', () => {
    const { now, showing } = laid()
    expect([showing.isOpen, showing.canReopen]).toEqual([false, false])
    now.fought = { territory: 'kai', sides: [] }
    showing.follow()
    expect([showing.isOpen, showing.territory]).toEqual([true, 'kai'])
    now.key = '0/7' // the question that the player answers with the table before them
    showing.follow()
    expect(showing.isOpen).toBe(true)
    now.key = '0/9'
    showing.follow()
    expect([showing.isOpen, showing.canReopen]).toEqual([false, true])
    showing.open()
    expect(showing.isOpen).toBe(true)
    showing.close()
    expect(showing.isOpen).toBe(false)
  })

  test('while one is fought, unless it was closed; the next one opens it again', () => {
    const { now, showing } = laid()
    const fight = (territory: string) => ({ territory, sides: [{ samurai: 2 }, { samurai: 1 }] })
    now.battle = fight('kai')
    showing.follow()
    expect(showing.isOpen).toBe(true)
    showing.close()
    showing.follow()
    expect(showing.isOpen).toBe(false)
    now.battle = fight('ise')
    showing.follow()
    expect(showing.isOpen).toBe(true)
  })
})

test('samurai walk where they march, and come from their clan', () => {
  const told = (kind: string, facts: EventInfo['facts']): EventInfo => ({ kind, has_secrets: false, facts })
  expect(flights([told('marches', { seat: 1, origin: 'kai', territory: 'suruga' }), told('recruits', { seat: 2, territory: 'aki' }), told('taxes', { seat: 1, count: 3 })])).toEqual([
    { from: 'kai', to: 'suruga', seat: 1 },
    { from: 'seat-2', to: 'aki', seat: 2 },
  ])
})

test('a hand is held in the order of the printed list', () => {
  const view = { rules: { cards: ['ashigaru', 'general', 'no'].map((card) => ({ card })) } } as unknown as View
  expect(arranged(view, ['no', 'ashigaru', 'general', 'no'])).toEqual(['ashigaru', 'general', 'no', 'no'])
})

describe('words', () => {
  const own = (language: string) => read(join(HERE, `text/${language}.ftl`))
  const ids = (ftl: string) => [...ftl.matchAll(/^([a-z][\w-]*) =/gm)].map(([, id]) => id!)
  const sources = readdirSync(HERE).filter((file) => /\.(ts|svelte)$/.test(file) && !file.endsWith('.test.ts')).map((file) => read(join(HERE, file))).join('\n')

  test('both languages say the same things, each once', () => {
    expect(ids(own('fr'))).toEqual(ids(own('en')))
    expect(new Set(ids(own('en'))).size).toBe(ids(own('en')).length)
  })

  test('everything that is said is written, and everything written is said', () => {
    const said = [...sources.matchAll(/here\.say\((?:[^'`()]*\? ?)?'([a-z-]+)'(?: : '([a-z-]+)')?/g)].flatMap(([, ...found]) => found.filter(Boolean))
    const begun = [...new Set([...sources.matchAll(/here\.say\([^`)]*`([a-z-]+)\$/g)].map(([, start]) => start!))] // said by a terrain, a part, a sign …
    const written = ids(own('en'))
    expect(said.length).toBeGreaterThan(60)
    expect(said.filter((id) => !written.includes(id!))).toEqual([])
    expect(begun.filter((start) => !written.some((id) => id.startsWith(start)))).toEqual([])
    expect(written.filter((id) => !said.includes(id) && !begun.some((start) => id.startsWith(start)))).toEqual([])
  })

  test.each(LANGUAGES)('%s names every territory, town, province, clan and card', (language) => {
    const book = new Book(language, [read(join(ENGINE, `text/${language}.ftl`))])
    const towns = [...content.matchAll(/^town = "(\w+)"/gm)].map(([, town]) => `town-${town}`)
    const named = [...Object.keys(LANDS).map((each) => `territory-${each}`), ...towns, ...PROVINCE_NAMES.map((each) => `province-${each}`), ...Object.keys(CLANS).map((each) => `clan-${each}`), ...Object.keys(CARDS).map((each) => `card-${each}`)]
    expect(named.filter((id) => !book.has(id))).toEqual([])
  })

  test.each(LANGUAGES)('in %s every clause that the board names is there', (language) => {
    const rules = readRules(read(join(ENGINE, `rules.${language}.md`)), language)
    expect(Object.values(CLAUSES).filter((clause) => !clauseOf(rules, clause))).toEqual([])
    expect(Object.keys(CLAUSES).length).toBeGreaterThan(10)
  })
})
