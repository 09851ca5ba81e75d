import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { Book } from './book'
import { fitting, LANGUAGES, type Language } from './language.svelte'
import { Reader } from './reader'
import { lines } from '../table/log'

const SOURCES = join(import.meta.dirname, '..')
const ENGINE = join(SOURCES, '../../src/tatami')
const read = (path: string) => readFileSync(path, 'utf8')
const page = (language: Language) => read(join(import.meta.dirname, `${language}.ftl`))
const ids = (ftl: string) => [...ftl.matchAll(/^([a-z][\w-]*) =/gm)].map(([, id]) => id!)
const book = (language: Language, game?: string) =>
  new Book(language, [read(join(ENGINE, `text/${language}.ftl`)), game ? read(join(ENGINE, `games/${game}/text/${language}.ftl`)) : page(language)])
const reader = (language: Language) => new Reader(book(language, 'katana'), ['Aiko', 'Botan', 'Chie', 'Daichi', 'Emi'])

test('texts and options say the values in play', () => {
  const values = { 'card-rocket': { squares: 1, reach: 9 }, 'choice-pair': { does: 'bump', count: 4 } }
  const reader = new Reader(book('en', 'dicium/crazy_cup'), ['Aiko'], values)
  expect(reader.text('card', 'rocket')).toBe('An opponent up to 9 road squares ahead takes a driving test; if it fails, one square back.')
  expect(reader.choice({ kind: 'pair', words: 'pair', facts: {}, pieces: ['pair'] })).toBe('Pair: move up to 4 squares and bump somebody')
})

describe('the page’s own texts', () => {
  test('both languages say the same things', () => {
    expect(ids(page('fr'))).toEqual(ids(page('en')))
    expect(new Set(ids(page('en'))).size).toBe(ids(page('en')).length)
  })

  test('whatever the page says is there, and nothing else', () => {
    const files = readdirSync(SOURCES, { recursive: true, encoding: 'utf8' }).filter((file) => /\.(svelte|ts)$/.test(file) && !/\.test\.ts$|^gallery/.test(file))
    const code = files.map((file) => read(join(SOURCES, file))).join('\n')
    const known = new Set([...ids(page('en')), ...ids(read(join(ENGINE, 'text/en.ftl')))])
    // `reader.say` and `book.say` speak for a game.
    const said = [...code.matchAll(/(?<![.\w])say\((?:[^'"`()]*\? ?)?'([a-z-]+)'(?: : '([a-z-]+)')?/g)].flatMap(([, ...found]) => found.filter(Boolean))
    expect(said.length).toBeGreaterThan(100)
    expect(said.filter((id) => !known.has(id!))).toEqual([])
    const families = /^(preset|difficulty|error|holder|bot|status|sheet|order|plan|pace|motion)-/ // said by a code that the server sends, or by a setting’s value
    expect(ids(page('en')).filter((id) => !families.test(id) && !code.includes(`'${id}'`) && !page('en').includes(`{ ${id} }`))).toEqual([])
  })

  test('the page is described before its script runs as afterwards, without a number of games that could grow old', () => {
    const html = read(join(SOURCES, '../index.html'))
    expect(/<meta name="description" content="(.*?)"/.exec(html)![1]).toBe(book('en').say('description'))
    for (const language of LANGUAGES) expect(book(language).say('description')).not.toMatch(/\d|eight|huit/i)
  })

  test.each(LANGUAGES)('%s counts well', (language) => {
    const texts = book(language)
    const said = [0, 1, 2].map((count) => texts.say('cards-in-hand', { count }))
    expect(new Set(said).size).toBe(3)
    expect(texts.say('hand-of', { name: 'Aiko', count: 2 })).toContain(said[2])
  })

  test.each(LANGUAGES)('in %s nothing that is only believed is said to be certain', (language) => {
    const said = [0, 1, 50, 99, 100].map((percent) => book(language).say('beliefs-chance', { percent }))
    expect(said).toEqual(['<\u00a01\u00a0%', '1\u00a0%', '50\u00a0%', '99\u00a0%', '>\u00a099\u00a0%'])
  })

  test('the log says what was taken back, and what went with it', () => {
    const taken = (takes_back: number) => lines([{ step: takes_back, seat: 0, events: [], takes_back, undone: false }])[0]!
    const said = [1, 2, 4].map((count) => {
      const line = taken(count)
      return book('en').say('log-undo', { name: 'Aiko', count: line.kind === 'undo' ? line.besides : -1 })
    })
    expect(said).toEqual(['Aiko takes a choice back.', 'Aiko takes a choice back, and one step with it.', 'Aiko takes a choice back, and 3 steps with it.'])
  })

  test.each(LANGUAGES)('in %s no two buttons of the page that do different things are called alike', (language) => {
    const texts = book(language)
    const deeds = ['resume', 'undo', 'undo-ask', 'redo', 'back', 'cancel', 'replay', 'play-again', 'leave', 'join', 'look-again', 'watch', 'try-again']
    const said = deeds.map((id) => texts.say(id))
    expect(new Set(said).size).toBe(deeds.length)
  })

  test('a missing message shows its id', () => {
    expect(book('en').say('no-such-message')).toBe('no-such-message')
  })
})

describe('a language', () => {
  test('is the first one asked for that there is', () => {
    expect(fitting(['de-DE', 'fr-CA', 'en'])).toBe('fr')
    expect(fitting(['EN-us'])).toBe('en')
    expect(fitting(['ja'])).toBe('en')
    expect(fitting([])).toBe('en')
  })
})

describe('a reader', () => {
  test('names seats and nouns in events', () => {
    const event = { kind: 'attacks', has_secrets: false, facts: { seat: 0, target: 1, card: 'armour' } }
    expect(reader('en').event(event)).toBe('Aiko attacks Botan with an Armour.')
    expect(reader('en').told(event)).toEqual([
      { text: 'Aiko', seat: 0 },
      { text: ' attacks ' },
      { text: 'Botan', seat: 1 },
      { text: ' with an ' },
      { text: 'Armour', noun: 'card-armour' },
      { text: '.' },
    ])
  })

  test('tells a secret only where there is one', () => {
    const facts = { seat: 0, count: 2 }
    expect(reader('en').event({ kind: 'draws', has_secrets: false, facts })).toBe('Aiko draws 2 cards.')
    const known = { kind: 'draws', has_secrets: true, facts: { ...facts, cards: ['bo', 'bo', 'parry'] } }
    expect(reader('en').event(known)).toBe('Aiko draws Bō ×2 and Parry.')
  })

  test('asks the one who is asked, and tells the others', () => {
    const facts = { attacker: 1, card: 'bo', count: 2 }
    expect(reader('en').prompt('parry', facts, 0, 0)).toBe('Botan attacks you with a Bō: parry, or take 2 damage.')
    expect(reader('en').prompt('parry', facts, 0, 3)).toBe('Botan attacks Aiko with a Bō: will Aiko parry?')
    expect(reader('fr').prompt('parry', facts, 0, 0)).toContain('Botan')
  })

  test('names what was touched, never by its id', () => {
    const option = (pieces: string[], facts: Record<string, string | number | string[]>) => ({ kind: 'x', words: pieces.join(' '), pieces, facts })
    const geisha = option(['hand/geisha', 'seat-1/fast-draw'], { target: 1, card: 'geisha', permanent: 'fast-draw' })
    expect(reader('en').choice({ ...geisha, kind: 'geisha' })).toBe('Play Geisha: discard a Fast Draw in front of Botan')
    for (const language of LANGUAGES) expect(reader(language).piece('hand/geisha', [geisha])).toBe('Geisha')
    expect(reader('en').piece('seat-3', [])).toBe('Daichi')
    expect(reader('en').piece('hand/bo', [option(['hand/bo'], { cards: ['parry', 'bo'] })])).toBe('Bō')
  })

  test('says who won, as a team and alone', () => {
    const outcome = { reason: 'sword', winners: [1, 2], scores: [0, 0, 0], ranking: [], teams: [{ name: 'ninja', seats: [1, 2], score: 3 }] }
    expect(reader('en').outcome(outcome)).toBe('Victory for the ninjas: Botan and Chie. The game ended because only one warrior was left standing.')
    expect(reader('en').outcome({ ...outcome, facts: { seat: 1, victim: 0 } })).toContain('The game ended because only Botan was left standing.')
    expect(reader('fr').outcome({ ...outcome, facts: { seat: 1, victim: 0 } })).toContain('à part Botan, plus personne ne tient debout')
    expect(reader('en').winners({ ...outcome, teams: [], winners: [4] })).toBe('Emi wins.')
    expect(reader('en').winners({ ...outcome, winners: [] })).toBe('Nobody wins.')
  })
})
