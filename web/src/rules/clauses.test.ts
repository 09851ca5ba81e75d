import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { CLAUSES } from '../boards/katana/nouns'
import { Book } from '../text/book'
import { LANGUAGES } from '../text/language.svelte'
import { clauseAbout, clauseOf, readRules, spans } from './clauses'
import { figuresOf, placed } from './figures'
import { found } from './search'

const ENGINE = join(import.meta.dirname, '../../../src/tatami/games')
const GAMES = { katana: 'katana', bushido: 'bushido', samourai_katana: 'samourai_katana', ninjato: 'ninjato', 'dicium.shogun': 'dicium/shogun', 'dicium.crazy_cup': 'dicium/crazy_cup', 'dicium.donjon': 'dicium/donjon', 'dicium.civilisation': 'dicium/civilisation' }
const KATANA = join(import.meta.dirname, '../../../src/tatami/games/katana')

describe.each(LANGUAGES)('the rules of Katana in %s', (language) => {
  const rules = readRules(readFileSync(join(KATANA, `rules.${language}.md`), 'utf8'), language)
  const texts = readFileSync(join(KATANA, `text/${language}.ftl`), 'utf8')
  const book = new Book(language, [texts])

  test('are chapters of clauses', () => {
    expect(rules.title).toContain('Katana')
    const all = rules.chapters.flatMap((chapter) => chapter.clauses)
    expect(all.length).toBeGreaterThan(100)
    expect(new Set(all.map((clause) => clause.id)).size).toBe(all.length)
    expect(clauseOf(rules, 'R2.1')!.more[0]!.kind).toBe('table')
    expect(clauseOf(rules, 'R1.5')!.isAdvice).toBe(true)
    expect(clauseOf(rules, 'R5.3')!.text).not.toMatch(/\((ruling|décision)/)
  })

  test('have a clause about every card and every character', () => {
    const nouns = [...texts.matchAll(/^((?:card|character)-[\w-]+) =/gm)].map(([, id]) => book.say(id!))
    expect(nouns.length).toBe(37)
    for (const noun of nouns) expect(clauseAbout(rules, noun)?.id, noun).toMatch(/^R1[23]\./)
  })

  test('have the clauses that the board names', () => {
    for (const [thing, clause] of Object.entries(CLAUSES)) expect(clauseOf(rules, clause), thing).toBeDefined()
  })
})

test('clauses are found by words without accents, in their tables too, and all of them must be there', () => {
  const rules = readRules(readFileSync(join(KATANA, 'rules.fr.md'), 'utf8'), 'fr')
  expect(found(rules, '  ')).toBe(rules.chapters)
  const ids = (wanted: string) => found(rules, wanted).flatMap(({ clauses }) => clauses.map(({ id }) => id))
  expect(ids('R6.4')).toEqual(['R6.4'])
  expect(ids('ronin decompte')).not.toHaveLength(0)
  expect(ids('DECOMPTE')).toEqual(ids('décompte'))
  expect(ids('nodachi samovar')).toEqual([])
})

describe.each(Object.entries(GAMES))('the figures of %s', (game, folder) => {
  test.each(LANGUAGES)('stand beside clauses in %s', async (language) => {
    const read = (file: string) => readFileSync(join(ENGINE, folder, file), 'utf8')
    const family = folder.startsWith('dicium/') ? readFileSync(join(ENGINE, 'dicium', `text/${language}.ftl`), 'utf8') : ''
    const book = new Book(language, [family, read(`text/${language}.ftl`)])
    const rules = readRules(read(`rules.${language}.md`), language)
    const figures = [...placed(await figuresOf(game), rules, book)]
    expect(figures.flatMap(([, some]) => some).length).toBeGreaterThan(6)
    const own = figures.filter(([clause]) => !/^R[3-6]\./.test(clause) || !family) // a family's chapters stand elsewhere
    for (const [clause, some] of own) expect(clauseOf(rules, clause), some[0]!.thing).toBeDefined()
  })
})

test('a line is cut at code and clauses', () => {
  expect(spans('Option `geisha` (R12.10), **all**.')).toEqual([
    { text: 'Option ', as: 'plain' },
    { text: 'geisha', as: 'code' },
    { text: ' (', as: 'plain' },
    { text: 'R12.10', as: 'clause' },
    { text: '), ', as: 'plain' },
    { text: 'all', as: 'strong' },
    { text: '.', as: 'plain' },
  ])
})

test('table options are called by their names, and values after them too', () => {
  const book = new Book('fr', ['option-geisha = Cibles de la geisha\noption-geisha-any = n’importe qui\n'])
  expect(spans('Option `geisha` : avec `any`, et `other`.', book)).toEqual([
    { text: 'Option ', as: 'plain' },
    { text: 'Cibles de la geisha', as: 'option', option: 'geisha' },
    { text: ' : avec ', as: 'plain' },
    { text: 'n’importe qui', as: 'option' },
    { text: ', et ', as: 'plain' },
    { text: 'other', as: 'code' },
    { text: '.', as: 'plain' },
  ])
})
