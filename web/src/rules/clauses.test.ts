import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { CLAUSES } from '../boards/katana/nouns'
import { Book } from '../text/book'
import { LANGUAGES } from '../text/language.svelte'
import { clauseAbout, clauseOf, readRules, spans } from './clauses'

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
    { text: 'Cibles de la geisha', as: 'option' },
    { text: ' : avec ', as: 'plain' },
    { text: 'n’importe qui', as: 'option' },
    { text: ', et ', as: 'plain' },
    { text: 'other', as: 'code' },
    { text: '.', as: 'plain' },
  ])
})
