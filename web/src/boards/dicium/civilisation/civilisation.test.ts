import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { Book } from '../../../text/book'
import type { DiciumCivilisationView } from '../../../protocol'
import { nearest } from '../reaching.svelte'
import { coast, shores } from './coast'
import { ALL, clauseFor, gained, isSquare, missing, objectiveOf, progress, rankOf } from './nouns'

const spots = (...rows: string[]) => rows.flatMap((row, y) => [...row].flatMap((sign, x) => (sign === 'L' ? [{ x, y }] : [])))
type Forms = DiciumCivilisationView['forms']
const forms = (...pieces: string[]): Forms => pieces.map((piece) => ({ piece, faces: [], deed: '', count: 0 }))
const lacks = (dice: string[], ...formed: string[]) => Object.fromEntries(missing({ dice, forms: forms(...formed) }).map(({ piece, id, have, of }) => [piece, `${id} ${have}/${of}`]))

describe('the coast', () => {
  it('goes once round each island, closed', () => {
    const rounds = shores(spots('LL~', 'L~~', '~~L'))
    expect(rounds.map((round) => round.length).sort()).toEqual([4, 8])
    for (const round of rounds) expect(round.at(-1)!.to).toEqual(round[0]!.from)
  })
  it('has a shore inside too, round a lake', () => {
    expect(shores(spots('LLL', 'L~L', 'LLL')).map((round) => round.length).sort()).toEqual([12, 4])
  })
  it('keeps islands apart that meet at a corner', () => {
    expect(shores(spots('L~', '~L')).map((round) => round.length)).toEqual([4, 4])
  })
  it('is drawn inside its squares, the same each time', () => {
    const [round] = shores(spots('L'))
    const path = coast(round!, 0.09)
    expect(path).toBe(coast(round!, 0.09))
    expect(path).toMatch(/^M[^M]+Z$/)
    for (const number of path.match(/-?\d+\.\d+/g)!) expect(Number(number)).toBeGreaterThan(0)
  })
})

describe('what the dice do not make', () => {
  it('is told with what is missing', () => {
    const found = lacks(['2', '5', '1', 'dicium'], 'blue-1', 'blue-2', 'green-3', 'pair')
    expect(found['yellow-1']).toBe('no-yellow 0/1')
    expect(found['temple-5']).toBe('few-green 2/5')
    expect(found['three']).toBe('alike 2/3')
    expect(found['two-pair']).toBe('pairs 1/2')
    expect(found['straight']).toBe('in-order 0/1')
    expect(Object.keys(found)).not.toContain('pair')
    expect(Object.keys(found)).not.toContain('blue-1')
  })
  it('says so when the dice would do, but the place does not', () => {
    expect(lacks(['3', '3', '3'])['yellow-1']).toBe('enough 3/1')
    expect(lacks(['3', '3', '3'])['three']).toBe('enough 3/3')
    expect(lacks(['3', '3', '3', '4', '4'])['full']).toBe('enough 1/1')
    expect(lacks(['3', '3', '3', '4', '1'])['full']).toBe('house 0/1')
  })
})

describe('ways, objectives and points', () => {
  it('takes the way with the fewest dice', () => {
    const found = nearest([
      { square: 'a1', piece: 'pair', faces: 1, dice: 2 },
      { square: 'a1', piece: 'blue-1', faces: 1, dice: 1 },
      { square: 'b1', piece: 'pair', faces: 1, dice: 2 },
    ])
    expect([found.get('a1')!.piece, found.get('b1')!.piece]).toEqual(['blue-1', 'pair'])
  })
  it('counts no more than an objective asks for', () => {
    const rules = { common: [{}, { points: 4, needs: [{ measure: 'cities', count: 2 }, { measure: 'temples', count: 1 }] }], secrets: [] } as unknown as DiciumCivilisationView['rules']
    const row = objectiveOf('builder', 'common', { rules })
    expect(row.points).toBe(4)
    expect(progress(row, { measures: { cities: 5, temples: 0 } })).toEqual({ have: 2, of: 3 })
  })
  it('adds up what was gained as cards', () => {
    expect(gained({ city: 2, temple: 3, monster: 3, regions: 8, secret: 5 })).toBe(8)
  })
  it('knows the rank of so many points (R15.3)', () => {
    expect([0, 20, 21, 25, 26, 31, 35, 36, 50].map(rankOf)).toEqual(['half-pay', 'half-pay', 'champion', 'champion', 'chosen', 'demigod', 'demigod', 'god', 'god'])
  })
  it('knows squares and clauses', () => {
    expect(isSquare('c5/square')).toBe(true)
    expect(isSquare('c5')).toBe(false)
    expect(clauseFor('card-archimedes')).toBe('R12.16')
    expect(clauseFor('tile-hero-roll')).toBe('R9.7')
    expect(clauseFor('seat-2')).toBe('R14.5')
  })
})

describe('texts', () => {
  const read = (file: string) => readFileSync(join(import.meta.dirname, file), 'utf8')
  const ids = (ftl: string) => [...ftl.matchAll(/^([a-z][\w-]*) =/gm)].map(([, id]) => id!)
  const code = readdirSync(import.meta.dirname).filter((file) => file.endsWith('.svelte')).map(read).join('\n')

  it('both languages say the same things, each once', () => {
    expect(ids(read('text/fr.ftl'))).toEqual(ids(read('text/en.ftl')))
    expect(new Set(ids(read('text/en.ftl'))).size).toBe(ids(read('text/en.ftl')).length)
  })
  it('whatever the board says is there, and nothing else', () => {
    const said = [...code.matchAll(/there\.say\('([a-z-]+)'/g)].map(([, id]) => id!)
    expect(said.length).toBeGreaterThan(40)
    expect(said.filter((id) => !ids(read('text/en.ftl')).includes(id))).toEqual([])
    const families = /^(kind|missing|column|key)-/ // said by what they are about
    expect(ids(read('text/en.ftl')).filter((id) => !families.test(id) && !code.includes(`'${id}'`))).toEqual([])
  })
  it('every combination has its words in both languages', () => {
    const games = '../../../../../src/tatami/games/dicium'
    for (const language of ['en', 'fr'] as const) {
      const book = new Book(language, [read(`${games}/text/${language}.ftl`), read(`${games}/civilisation/text/${language}.ftl`)])
      for (const piece of ALL) expect(book.has(`piece-${piece}`), `${language} ${piece}`).toBe(true)
    }
  })
})
