import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import * as art from '../../art/ninjato'
import { marks } from '../../look/ink'
import type { EventInfo, NinjatoRaid, OptionInfo } from '../../protocol'
import { clauseOf, readRules } from '../../rules/clauses'
import { Picking } from '../../table/picking.svelte'
import { Book } from '../../text/book'
import { LANGUAGES, type Language } from '../../text/language.svelte'
import { held, tally } from '../parts/held'
import { flights } from './flights'
import { beatable, byKind, CLAUSES, columns, compared, figureOf, gongs, hasGong, kindOf, left, lying, numberOf, portraitOf, signsOf, SKILL_CLAUSES, SKILL_SIDES, skillPiece, TREASURE_ORDER, wins } from './nouns'
import { Gathering, offers, payments } from './sets.svelte'

const read = (file: string) => readFileSync(file, 'utf8')
const engine = join(import.meta.dirname, '../../../../src/tatami/games/ninjato')
const own = (language: Language) => read(join(import.meta.dirname, `text/${language}.ftl`))
const ids = (ftl: string) => [...ftl.matchAll(/^([a-z][a-z0-9-]*) =/gm)].map(([, id]) => id!)
const game = new Book('en', [read(join(engine, 'text/en.ftl'))])
const nouns = (kind: string) => ids(read(join(engine, 'text/en.ftl'))).filter((id) => id.startsWith(`${kind}-`)).map((id) => id.slice(kind.length + 1))

const option = (words: string, pieces: string[], facts: OptionInfo['facts'] = {}, kind = words.split(' ')[0]!): OptionInfo => ({ words, kind, facts, pieces })
const fight = (cards: string[], skills: string[] = []) =>
  option(`fight ${[...cards, ...skills].join(' ')}`, [...cards.map((card) => `hand/${card}`), ...skills, 'guard'], { cards, ...(skills.length ? { skills } : {}) }, skills.length ? 'fight-both' : 'fight')
const told = (kind: string, facts: EventInfo['facts']): EventInfo => ({ kind, has_secrets: false, facts })
const foe = (guard: string, count: number, is_beatable: boolean | null = null) => ({ guard, left: count, value: Number(numberOf(guard)), is_beatable })

function asked(options: OptionInfo[]) {
  const [sent, why]: [string[], string[][]] = [[], []]
  const picking = new Picking({ question: () => ({ seat: 0, step: 1, options }), send: ({ words }) => sent.push(words), sendAll: (answers) => sent.push(...answers), why: (pieces) => why.push(pieces), costs: () => null })
  const gathering = new Gathering(picking)
  picking.keeper = gathering
  return { picking, gathering, sent, why }
}

describe('a set is put together in any order', () => {
  const options = [fight(['4']), fight(['4', '3']), fight(['4', '3', '3']), fight(['4'], ['bojutsu']), option('give up', [], {}, 'give-up')]

  test('the support may come before its base, and the guard ends it', () => {
    const { gathering, sent } = asked(options)
    gathering.pick('hand/3', 0)
    expect(gathering.state('guard')).toBe('calm')
    gathering.pick('hand/4', 0)
    expect([gathering.state('hand/3', 0), gathering.state('hand/3', 1), gathering.state('hand/4', 0)]).toEqual(['chosen', 'lit', 'chosen'])
    expect(gathering.state('guard')).toBe('lit')
    gathering.pick('guard')
    expect(sent).toEqual(['fight 4 3'])
  })

  test('a set to which nothing can be added goes at once', () => {
    const { gathering, sent } = asked(options)
    for (const piece of ['hand/3', 'hand/4', 'hand/3']) gathering.pick(piece)
    expect(sent).toEqual(['fight 4 3 3'])
  })

  test('a piece is put back by a second touch or by Escape, and a new base begins anew', () => {
    const { gathering, picking, sent } = asked([...options, fight(['5']), fight(['5', '3'])])
    gathering.pick('hand/4', 0)
    gathering.pick('hand/4', 0)
    expect(gathering.held).toEqual([])
    gathering.pick('hand/4', 0)
    gathering.pick('hand/5', 0)
    expect(gathering.held).toEqual(['hand/5'])
    expect(picking.back()).toBe(true)
    expect([gathering.held, picking.back(), sent]).toEqual([[], false, []])
  })

  test('what belongs to no set asks why, and other answers stay what they were', () => {
    const { gathering, why, sent } = asked([...options, option('use hensojutsu', ['hensojutsu'], {}, 'disguise')])
    gathering.pick('hand/1', 0)
    gathering.pick('guard')
    expect(why).toEqual([['hand/1'], ['guard']])
    expect(gathering.state('hensojutsu')).toBe('lit')
    gathering.pick('hand/4', 0)
    expect(gathering.state('hensojutsu')).toBe('calm')
    gathering.pick('hensojutsu')
    expect(sent).toEqual(['use hensojutsu'])
  })

  test('treasures pay in any order', () => {
    const pay = (...treasures: string[]) => option(`pay ${treasures.join(' ')}`, treasures.map((each) => `treasure/${each}`), { treasures }, 'pay')
    const all = [pay('fan', 'jade'), pay('fan', 'gold'), pay('jade', 'gold')]
    const { gathering, sent } = asked(all)
    gathering.pick('treasure/gold')
    expect([gathering.state('treasure/fan'), gathering.state('treasure/jade')]).toEqual(['lit', 'lit'])
    gathering.pick('treasure/fan')
    expect(sent).toEqual(['pay fan gold'])
    expect(payments(all).map(({ treasures }) => treasures.join())).toEqual(['fan,jade', 'fan,gold', 'jade,gold'])
  })

  test('the best sets are offered first: those that leave most, then those that cost least', () => {
    const set = (cards: string[], skills: string[], total: number, beats: number) => ({ cards, skills, total, beats })
    const raid = { sets: [set(['4'], [], 4, 3), set(['4', '3'], [], 5, 6), set(['4'], ['bojutsu'], 5, 6)] } as unknown as NinjatoRaid
    const found = offers(options, raid)
    expect(found.map(({ option: { words }, beats }) => `${words}: ${beats}`)).toEqual(['fight 4 3: 6', 'fight 4 bojutsu: 6', 'fight 4: 3'])
    expect(offers(options, null)).toEqual([])
  })
})

describe('what may come', () => {
  const ahead = [foe('guard-1', 4, true), foe('guard-3', 2, false), foe('gong-1', 1, true), foe('gong-3', 3, false)]

  test('guards stand by value, those with a gong among them', () => {
    expect(columns(ahead)).toEqual([
      { value: 1, quiet: 4, gongs: 1, isBeatable: true },
      { value: 3, quiet: 2, gongs: 3, isBeatable: false },
    ])
    expect([left(ahead), gongs(ahead), beatable(ahead)]).toEqual([10, 4, 5])
  })

  test('while a fight goes on nobody says what the hand beats', () => {
    expect(beatable([foe('guard-1', 4)])).toBeNull()
  })

  test('a tie is neither above nor below', () => {
    expect([compared(3, 3), wins(3, 3, 'strength'), wins(3, 3, 'stealth'), wins(4, 3, 'strength'), wins(2, 3, 'stealth')]).toEqual(['=', false, false, true, true])
  })
})

describe('nouns', () => {
  test('clear treasures lie before red ones, cheap before dear', () => {
    expect(lying({ clear: { jade: 1, fan: 2 }, red: { scroll: 1 } }).map(({ kind, isRed }) => `${kind}${isRed ? ' red' : ''}`)).toEqual(['fan', 'fan', 'jade', 'scroll red'])
    expect(held(tally(['gold', 'fan', 'gold']), TREASURE_ORDER)).toEqual([{ kind: 'fan', count: 1 }, { kind: 'gold', count: 2 }])
  })

  test('names tell what a card is', () => {
    expect([kindOf('favour-taira-2'), kindOf('three-ways-1')]).toEqual(['favour-taira', 'three-ways'])
    expect(byKind(['fame-snake-1', 'fame-snake-3', 'three-clans-1'])).toEqual([{ kind: 'fame-snake', count: 2 }, { kind: 'three-clans', count: 1 }])
    expect([hasGong('gong-3'), hasGong('guard-3'), figureOf('gong-3'), figureOf('captain'), numberOf('guard-5'), numberOf('elite')]).toEqual([true, false, 'gong', 'captain', '5', ''])
    expect([portraitOf(16), portraitOf(36), portraitOf(74)]).toEqual(['young', 'grown', 'old'])
  })

  test('everything of the game is drawn', () => {
    expect(Object.keys(art.TREASURES)).toEqual(nouns('treasure'))
    expect(Object.keys(art.CARDS)).toEqual(nouns('card'))
    expect(Object.keys(art.CLANS)).toEqual(nouns('clan'))
    expect(Object.keys(art.WAYS)).toEqual(nouns('way'))
    for (const guard of nouns('guard')) expect(Object.keys(art.PEOPLE), guard).toContain(figureOf(guard))
    const drawn = [art.TREASURES, art.CARDS, art.CLANS, art.WAYS, art.PEOPLE, art.ENVOYS, art.SIGNS, art.ROOFS].flatMap((some) => Object.entries(some))
    for (const [id, drawing] of drawn) expect(marks(drawing).length, id).toBeGreaterThan(1)
    expect(new Set(drawn.map(([, drawing]) => drawing)).size).toBe(drawn.length)
    const icons = ['flag-taira', 'flag-minamoto', 'flag-go-shirakawa', 'way-tiger', 'way-snake', 'way-crane', 'elite', 'sign-people']
    for (const kind of nouns('kind')) for (const sign of signsOf(kind)) expect(icons, kind).toContain(sign)
  })

  test('every skill has a clause, and a few words in both languages', () => {
    expect(Object.keys(SKILL_CLAUSES).sort()).toEqual(nouns('skill').sort())
    for (const language of LANGUAGES) for (const skill of nouns('skill')) expect(ids(own(language)), skill).toContain(`short-${skillPiece(skill)}`)
    expect(Object.keys(SKILL_SIDES).every((skill) => game.has(`skill-${skill}`))).toBe(true)
  })

  test.each(LANGUAGES)('clauses exist, in %s', (language) => {
    const rules = readRules(read(join(engine, `rules.${language}.md`)), language)
    for (const [thing, clause] of Object.entries(CLAUSES)) expect(clauseOf(rules, clause), thing).toBeDefined()
  })
})

describe('flights', () => {
  test('a shuriken flies to its place or its door, loot to its winner', () => {
    expect(flights([told('visits', { seat: 2, place: 'palace' })])).toEqual([{ from: 'seat-2', to: 'palace', piece: { star: 2 } }])
    expect(flights([told('raids', { seat: 1, house: '3', side: 'stealth' })])).toEqual([{ from: 'seat-1', to: 'house-3/stealth', piece: { star: 1 } }])
    expect(flights([told('keeps', { seat: 1, treasures: ['fan', 'gold'] })]).map(({ piece }) => piece)).toEqual([{ treasure: 'fan' }, { treasure: 'gold' }])
  })

  test('a hidden card flies face down, and not in endless numbers', () => {
    expect(flights([told('draws', { seat: 1, count: 2 })])).toEqual([{ from: 'pile', to: 'seat-1', piece: { card: null } }])
    expect(flights(Array.from({ length: 9 }, () => told('visits', { seat: 0, place: 'dojo' }))).length).toBe(6)
  })
})

test('the board says what it has words for, in both languages, and nothing else', () => {
  expect(ids(own('fr'))).toEqual(ids(own('en')))
  const files = readdirSync(import.meta.dirname).filter((file) => /\.(svelte|ts)$/.test(file) && !file.endsWith('.test.ts'))
  const code = files.map((file) => read(join(import.meta.dirname, file))).join('\n')
  const said = [...code.matchAll(/here\.say\((?:[^'`()]*\? ?)?'([a-z-]+)'(?: : '([a-z-]+)')?/g)].flatMap(([, ...found]) => found.filter(Boolean))
  expect(said.length).toBeGreaterThan(60)
  expect(said.filter((id) => !ids(own('en')).includes(id!))).toEqual([])
  const families = /^(is|needs|beat|short|how|about|no)-/ // said by a state, a side, a skill, a line or a thing
  expect(ids(own('en')).filter((id) => !families.test(id) && !code.includes(`'${id}'`))).toEqual([])
  const explained = [...code.matchAll(/'(about-[a-z]+)'/g)].map(([, id]) => id!)
  for (const id of new Set(explained)) expect([id, ids(own('en')).includes(id), ids(own('en')).includes(`${id}-text`)]).toEqual([id, true, true])
})
