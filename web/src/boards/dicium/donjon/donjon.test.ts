import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { CARDS, HEROES, MONSTERS, RELICS, TREASURES } from '../../../art/dicium/dungeon'
import { marks } from '../../../look/ink'
import type { DiciumDonjonChest, DiciumDonjonView, OptionInfo } from '../../../protocol'
import { clauseOf, readRules } from '../../../rules/clauses'
import { Picking } from '../../../table/picking.svelte'
import { Book } from '../../../text/book'
import { Reader } from '../../../text/reader'
import { Reaching } from '../reaching.svelte'
import { clauseFor, COLOURED, crownOf, defences, detailOf, dims, hits, isSquare, needed, oddsOf, rays, roundsToKing, slots, sourceOf, turnsLeft } from './nouns'
import { blocks, torches } from './walls'

const GAMES = join(import.meta.dirname, '../../../../../src/tatami/games/dicium')
const read = (path: string) => readFileSync(join(GAMES, path), 'utf8')
const own = (file: string) => readFileSync(join(import.meta.dirname, file), 'utf8')
const reader = (language: 'en' | 'fr' = 'en') => new Reader(new Book(language, [read(`text/${language}.ftl`), read(`donjon/text/${language}.ftl`)]), ['Ann', 'Bo'])
/** The ids that the rules list under a name. */
const listed = (name: string) => [...(read('donjon/state.py').split(`${name}: Final = (`)[1] ?? '').split(/^\)|\)\s*(?:#.*)?$/m)[0]!.matchAll(/"([^"]+)"/g)].map(([, id]) => id!)

const chest = (square: string, more: Partial<DiciumDonjonChest> = {}): DiciumDonjonChest => ({ square, kind: 'treasure', holds: null, is_shown: false, opener: null, ...more })
const crypts = (...holds: (string | null)[]) => ['c3', 'i3', 'f6'].map((square, i) => chest(square, { kind: 'relic', holds: holds[i] ?? null }))

describe('the goal', () => {
  it('shows open chests first, then what is needed, then what trophies spare', () => {
    const chests = [chest('a1'), chest('k1', { opener: 1, holds: 'move' }), chest('a5'), chest('k5')]
    const plate = slots({ chests, goal: { opened: 1, needed: 3, has_crown: false } })
    expect(plate.map(({ state }) => state)).toEqual(['open', 'needed', 'needed', 'spared'])
    expect(plate[0]!.chest?.square).toBe('k1')
  })
  it('knows where the crown is if it was seen, or if nothing else is left', () => {
    const goal = { opened: 0, needed: 9, has_crown: false }
    expect(crownOf({ chests: crypts(), goal }).square).toBeNull()
    expect(crownOf({ chests: crypts(null, 'crown'), goal }).square).toBe('i3')
    expect(crownOf({ chests: crypts('lens', 'blade'), goal }).square).toBe('f6')
    expect(crownOf({ chests: crypts('lens', null), goal }).square).toBeNull()
    expect(crownOf({ chests: crypts('crown'), goal: { ...goal, has_crown: true } })).toEqual({ isFound: true, square: null })
  })
})

describe('the clock of the king (R13.2)', () => {
  it('one or two steps a turn, half and half', () => {
    expect(turnsLeft(1)).toEqual([])
    expect(turnsLeft(2)).toEqual([0.5])
    expect(turnsLeft(3)).toEqual([1, 0.25])
    expect(turnsLeft(5)).toEqual([1, 1, 0.5, 1 / 16])
  })
  it('he comes when the pile of whoever was first is empty', () => {
    const seats = [{ pile: { find: 3, trap: 0, goblin: 1 } }, { pile: { find: 1, trap: 1, goblin: 1 } }] as unknown as DiciumDonjonView['seats']
    expect([roundsToKing({ seats, first: 0 }), roundsToKing({ seats, first: 1 })]).toEqual([5, 4])
  })
})

describe('fights and sight', () => {
  it('the lowest die that is enough, and on how many sides it is', () => {
    expect([needed(7, 3), needed(2, 5), needed(9, 0)]).toEqual([4, 1, 9])
    expect([hits(4), hits(1), hits(9)]).toEqual([3, 6, 0])
    expect([oddsOf(7, 3), oddsOf(5, 4), oddsOf(9, 1)]).toEqual(['4+ · 3 in 6', 'sure', 'a 6 is 2 short'])
  })
  it('goblins and monsters have a defence where they lie', () => {
    const found = defences({ goblins: ['c4'], monsters: [{ monster: 'ogre', defence: 7, square: 'b1', slayer: null }, { monster: 'troll', defence: 7, square: null, slayer: 0 }], rules: { goblin_defence: 5 } as DiciumDonjonView['rules'] })
    expect([...found]).toEqual([['c4', 5], ['b1', 7]])
  })
  it('a line leads to the farthest square that is seen in each direction', () => {
    expect(rays('e4', ['e3', 'd4', 'c4', 'b4']).map(({ end, dx, dy, long }) => [end, dx, dy, long])).toEqual([['e3', 0, -1, 1], ['b4', -1, 0, 3]])
  })
})

describe('the tray', () => {
  const view = (dice: string[], more: Partial<DiciumDonjonView> = {}) =>
    ({ dice, card: null, forms: [], face_bonuses: { blue: 0, yellow: 0, green: 0 }, reaches: [], goblins: [], rules: { young: false, deeds: [{ piece: 'pair', deed: 'move', count: 2 }, { piece: 'four', deed: 'goblin', count: 0 }] }, ...more }) as unknown as DiciumDonjonView
  const told = (seen: DiciumDonjonView) => Object.fromEntries(dims(seen, reader(), true).map(({ piece, told }) => [piece, told]))

  it('says what is missing in the dice, bonuses counted', () => {
    const found = told(view(['3', '3', '1', '5'], { face_bonuses: { blue: 0, yellow: 1, green: 1 } }))
    expect(found['four']).toBe('2 of 4 alike')
    expect(found['yellow-4']).toBe('3 of 4 yellow')
    expect(found['green-2']).toBe('both bonuses taken')
    expect(found['lock-3']).toBe('2 of 3 green')
  })
  it('says why nothing comes of it here, and which trap forbids it', () => {
    const found = told(view(['3', '3', '3', '2']))
    expect([found['yellow-1'], found['yellow-2'], found['yellow-3']]).toEqual(['no door beside you', 'no target in sight', 'no wall beside you'])
    expect(told(view(['2', '3'], { card: 'pit' }))['blue-1']).toBe('Pit')
    expect(told(view(['2', '3'], { card: 'silence' }))['yellow-2']).toBe('Silence')
  })
  it('leaves out what can be had, values for the young, and all levels of a search but the lowest', () => {
    const forms = [{ piece: 'blue-2', deed: 'stride', count: 2, faces: [] }, { piece: 'pair', deed: 'move', count: 2, faces: [] }]
    const found = told(view(['2', '2'], { forms }))
    expect(Object.keys(found)).not.toContain('blue-1')
    expect(Object.keys(found)).not.toContain('pair')
    expect(Object.keys(found).filter((piece) => piece.startsWith('green'))).toEqual(['green-2'])
    const young = view(['2'])
    expect(dims({ ...young, rules: { ...young.rules, young: true } }, reader(), false).map(({ piece }) => piece)).toEqual(COLOURED.map(({ piece }) => piece))
  })
  it('says where a combination leads', () => {
    const reaches = ['c4', 'd4', 'e4'].map((square) => ({ square, piece: 'pair', away: 1, dice: 2 }))
    const form = { piece: 'pair', deed: 'move', count: 2, faces: [] }
    expect(detailOf(form, view([], { reaches }))).toBe('3 squares')
    expect(detailOf(form, view([], { reaches: reaches.slice(1) }))).toBe('to d4, e4')
    expect(detailOf({ ...form, piece: 'four', deed: 'goblin' }, view([], { goblins: ['a2'] }))).toBe('the one goblin')
    expect(detailOf({ ...form, piece: 'yellow-2', deed: 'fireball' }, view([]))).toBe('attack what you see, +1')
  })
})

describe('a square that the dice lead to', () => {
  const option = (words: string, piece: string): OptionInfo => ({ words, kind: words.split(' ')[0]!, facts: {}, pieces: [piece] })
  function table(first: OptionInfo[]) {
    let [step, options, prompt] = [1, first, 'action']
    const sent: string[] = []
    const picking = new Picking({ question: () => ({ seat: 0, step, options }), send: ({ words }) => sent.push(words), sendAll: (answers) => sent.push(...answers), why: () => sent.push('why'), costs: () => null })
    const ways = new Reaching(picking, { reaches: () => [{ square: 'd4', piece: 'pair', dice: 2 }, { square: 'd4', piece: 'blue-1', dice: 1 }], squareOf: (piece) => (isSquare(piece) ? piece : null), prompt: () => prompt })
    const ask = (next: string, ...offered: OptionInfo[]) => {
      ;[step, options, prompt] = [step + 1, offered, next]
      ways.follow()
    }
    return { ways, sent, ask }
  }
  it('is lit, takes the fewest dice, and is answered when it is asked for', () => {
    const { ways, sent, ask } = table([option('pair', 'pair'), option('blue 1', 'blue-1')])
    expect([ways.state('d4'), ways.state('e4')]).toEqual(['lit', 'calm'])
    ways.pick('d4')
    expect(sent).toEqual(['blue 1'])
    ask('spend', option('spend 2', 'die-2'))
    expect(sent).toEqual(['blue 1'])
    ask('where', option('square d4', 'd4'), option('square e4', 'e4'))
    expect(sent).toEqual(['blue 1', 'square d4'])
  })
  it('is forgotten if something else is asked, and a square that is offered itself comes first', () => {
    const { ways, sent, ask } = table([option('pair', 'pair'), option('step d4', 'd4')])
    ways.pick('d4')
    expect(sent).toEqual(['step d4'])
    ask('fight', option('fight', 'combat-die'))
    ask('where', option('square d4', 'd4'))
    expect(sent).toEqual(['step d4'])
  })
})

describe('drawings', () => {
  it('everything that the rules name is drawn', () => {
    expect(['HEROES', 'MONSTERS', 'TREASURES', 'RELICS'].map((name) => listed(name).length)).toEqual([4, 9, 6, 3])
    expect(listed('HEROES').filter((id) => !HEROES[id])).toEqual([])
    expect(listed('MONSTERS').filter((id) => !MONSTERS[id])).toEqual([])
    expect(listed('TREASURES').filter((id) => !TREASURES[id])).toEqual([])
    expect(listed('RELICS').filter((id) => !RELICS[id])).toEqual([])
    const cards = [...read('donjon/content.toml').split('[cards]')[1]!.split(/^\[/m)[0]!.matchAll(/^([a-z-]+) = /gm)].map(([, id]) => id!)
    expect(cards.length).toBeGreaterThan(20)
    expect([...cards, 'king'].filter((id) => !CARDS[id])).toEqual([])
    for (const drawing of [...Object.values(HEROES), ...Object.values(MONSTERS), ...Object.values(CARDS)]) expect(marks(drawing).length).toBeGreaterThan(1)
  })
  it('walls are blocks, and torches hang on those seen from the south', () => {
    const walls = [{ x1: 2, y1: 3, x2: 3, y2: 3 }, { x1: 4, y1: 1, x2: 4, y2: 2 }]
    expect(blocks(walls).map(({ isAcross }) => isAcross)).toEqual([true, false])
    expect(torches(walls).every(({ x }) => x !== 4)).toBe(true)
    expect(torches(walls)).toEqual(torches(walls))
  })
})

describe('words and clauses', () => {
  const ids = (ftl: string) => [...ftl.matchAll(/^([a-z][\w-]*) =/gm)].map(([, id]) => id!)
  const code = readdirSync(import.meta.dirname).filter((file) => /\.svelte$|^nouns\.ts$/.test(file)).map(own).join('\n')

  it('both languages say the same things, each once', () => {
    expect(ids(own('text/fr.ftl'))).toEqual(ids(own('text/en.ftl')))
    expect(new Set(ids(own('text/en.ftl'))).size).toBe(ids(own('text/en.ftl')).length)
  })
  it('whatever the board says is there, and nothing else', () => {
    const known = ids(own('text/en.ftl'))
    const said = [...code.matchAll(/there\.say\('([a-z-]+)'/g)].map(([, id]) => id!)
    expect(said.length).toBeGreaterThan(50)
    expect(said.filter((id) => !known.includes(id))).toEqual([])
    const families = /^(kind|closed|pile|not-here|detail|slot)-/ // said by what they are about
    expect(known.filter((id) => !families.test(id) && !code.includes(`'${id}'`))).toEqual([])
  })
  it('every clause that is named is one of the rules', () => {
    const rules = readRules([read('donjon/rules.en.md'), read('rules.en.md')].join('\n\n'), 'en')
    const things = ['card-haste', 'card-scroll-fate', 'card-scroll-portal', 'card-pit', 'card-scout', 'card-king', 'card-boots', 'monster-ogre', 'tile-goblin', 'tile-relic', 'treasure-move', 'relic-lens', 'hero-elf', 'seat-0', 'piece-goal', 'piece-king', 'piece-pile', 'piece-boosts', 'kind-hall', 'piece-lock-3', 'piece-five']
    for (const thing of things) expect(clauseOf(rules, clauseFor(thing)!), thing).toBeDefined()
  })
  it('values have the source that the table names', () => {
    const view = { rules: { sources: { dungeon: 'owner', 'monster-ogre': 'rulebook', goblin_defence: 'inferred', 'mat-green': 'reconstruction', pair: 'inferred' } }, seats: [{ hero: 'thief' }], seat: 0 } as unknown as DiciumDonjonView
    expect(['kind-hall', 'piece-guard', 'monster-ogre', 'tile-goblin', 'bonus-red', 'piece-pair'].map((thing) => sourceOf(thing, view))).toEqual(['owner', 'owner', 'rulebook', 'inferred', 'reconstruction', 'inferred'])
  })
  it('every combination and deed has its words in both languages', () => {
    for (const language of ['en', 'fr'] as const)
      for (const { piece, deed } of COLOURED) {
        expect(reader(language).book.has(`piece-${piece}`), `${language} ${piece}`).toBe(true)
        expect(reader(language).book.has(`deed-${deed}`), `${language} ${deed}`).toBe(true)
      }
  })
})
