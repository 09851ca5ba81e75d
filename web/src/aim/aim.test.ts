import { readdirSync, readFileSync } from 'node:fs'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { isDrawn } from '../boards/board'
import { Book } from '../text/book'
import { LANGUAGES } from '../text/language.svelte'
import { hasAim } from './games'
import { PICTURES, picturesOf, wordsOf } from './pictures'
import { isNew, markSeen } from './seen'

const source = (language: string) => readFileSync(new URL(`./text/${language}.ftl`, import.meta.url), 'utf8')
const views = readdirSync(new URL('./views', import.meta.url)).map((file) => file.replace('.table.json', ''))
const MOST_WORDS = 20

describe('the aim in a minute', () => {
  test('is told of every game that has a board, with a table of its own', () => {
    expect(Object.keys(PICTURES).sort()).toEqual(views.sort())
    for (const game of views) expect([hasAim(game), isDrawn(game)]).toEqual([true, true])
    expect(hasAim('toy')).toBe(false)
  })

  test.each(views)('of %s has four or five pictures, each with a sentence of at most twenty words in each language', (game) => {
    expect([4, 5]).toContain(picturesOf(game).length)
    for (const language of LANGUAGES) {
      const book = new Book(language, [source(language)])
      picturesOf(game).forEach((_, picture) => {
        expect(book.has(wordsOf(game, picture)), wordsOf(game, picture)).toBe(true)
        const words = book.say(wordsOf(game, picture)).split(/\s+/).filter((word) => /[\p{L}\d]/u.test(word))
        expect(words.length, words.join(' ')).toBeLessThanOrEqual(MOST_WORDS)
      })
    }
  })

  test('says nothing that no picture shows', () => {
    const known = new Set(views.flatMap((game) => picturesOf(game).map((_, picture) => wordsOf(game, picture))))
    for (const language of LANGUAGES) {
      const ids = [...source(language).matchAll(/^([a-z][a-z-]*-\d) =/gm)].map(([, id]) => id!)
      expect(ids.filter((id) => !known.has(id))).toEqual([])
      expect(ids.length).toBe(known.size)
    }
  })
})

describe('whether it was seen', () => {
  beforeEach(() => {
    const held = new Map<string, string>()
    vi.stubGlobal('localStorage', { getItem: (name: string) => held.get(name) ?? null, setItem: (name: string, text: string) => void held.set(name, text) })
  })

  test('is remembered game by game', () => {
    expect([isNew('katana'), isNew('toy')]).toEqual([true, false])
    markSeen('katana')
    markSeen('katana')
    expect([isNew('katana'), isNew('bushido'), localStorage.getItem('tatami.aims')]).toEqual([false, true, 'katana'])
    localStorage.setItem('tatami.aims', 'all')
    expect(isNew('bushido')).toBe(false)
  })
})
