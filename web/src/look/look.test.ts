import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { render } from 'svelte/server'
import { describe, expect, test } from 'vitest'
import { COVERS, type Cover as Game } from '../art/covers'
import { CRESTS } from '../art/crests'
import { MARK, PIECES, type Piece } from '../art/pieces'
import Card from './Card.svelte'
import Cover from './Cover.svelte'
import Crest from './Crest.svelte'
import { FRAMES } from './frames'
import { marks } from './ink'
import Pile from './Pile.svelte'
import Tally from './Tally.svelte'
import Token from './Token.svelte'

const SOURCES = join(import.meta.dirname, '..')
const files = readdirSync(SOURCES, { recursive: true, encoding: 'utf8' })

describe('pieces', () => {
  test('eight games have their cover', () => {
    expect(Object.keys(COVERS)).toEqual(
      ['katana', 'bushido', 'samourai_katana', 'ninjato', 'crazy_cup', 'donjon', 'civilisation', 'shogun'],
    )
    for (const game of Object.keys(COVERS) as Game[]) {
      expect(render(Cover, { props: { game, label: game } }).body).toContain(`aria-label="${game}"`)
    }
  })

  test('seven seats have a crest each, in their colour', () => {
    expect(CRESTS.map(([name]) => name)).toEqual(['bars', 'scales', 'hollyhock', 'feathers', 'arrows', 'butterfly', 'wave'])
    CRESTS.forEach((_, seat) => {
      const { body } = render(Crest, { props: { seat } })
      expect(body).toContain(`--seat: var(--seat-${seat})`)
      expect(body).toContain('var(--seat)"')
    })
  })

  test('no crest is a single bar on a disc, which forbids entry', () => {
    const isOneBar = (drawing: string) => /^i #( [\d.]+){8}$/.test(drawing.split('\n').slice(2).join('\n'))
    expect(isOneBar('p @ 50 50 50\nc @!6 50 50 44\ni # 19 40 81 39 81 61 19 60')).toBe(true)
    expect(CRESTS.filter(([, drawing]) => isOneBar(drawing))).toEqual([])
  })

  test('tokens are drawn', () => {
    for (const piece of ['life', 'life-lost', 'honour', 'lantern', 'harmless', 'splash', 'seal'] satisfies Piece[]) {
      expect(render(Token, { props: { piece } }).body).toContain(marks(PIECES[piece])[0]!.d)
    }
    expect(marks(MARK).length).toBeGreaterThan(10)
  })

  test('a tally counts what is there and what is lost', () => {
    const row = render(Tally, { props: { piece: 'life', count: 3, lost: 2, label: '3 of 5' } }).body
    expect(row.split('class="token').length - 1).toBe(5)
    const many = render(Tally, { props: { piece: 'honour', count: 12, label: '12' } }).body
    expect(many.split('class="token').length - 1).toBe(1)
    expect(many).toContain('>12<')
  })
})

describe('card', () => {
  test('only with onpick it is a button, and a calm one says so', () => {
    expect(render(Card, { props: { name: 'Bō' } }).body).toMatch(/^<!--.*?<div/s)
    const calm = render(Card, { props: { name: 'Bō', state: 'calm', onpick: () => {} } }).body
    expect(calm).toContain('<button')
    expect(calm).toContain('aria-disabled="true"')
    expect(render(Card, { props: { name: 'Bō', state: 'chosen', onpick: () => {} } }).body).toContain('aria-pressed="true"')
  })

  test('face down it tells nothing of what it is', () => {
    const { body } = render(Card, {
      props: { kind: 'katana', name: 'Katana', text: 'Secret', drawing: PIECES.life, precision: 2, damage: 3, corner: 'weapon', state: 'down' },
    })
    expect(body).not.toMatch(/katana|secret|weapon/i)
    expect(body).not.toContain(marks(PIECES.life)[0]!.d)
  })

  test('a kind has its own colour and its own corner', () => {
    const seen = Object.values(FRAMES).map((frame) => marks(frame))
    expect(new Set(seen.map((frame) => frame[0]!.fill)).size).toBe(4)
    expect(new Set(seen.map((frame) => frame[0]!.d)).size).toBe(4)
  })

  test('a pile shows its number, and an empty one its place', () => {
    expect(render(Pile, { props: { count: 43, label: 'draw' } }).body).toContain('>43<')
    expect(render(Pile, { props: { count: 0, label: 'draw' } }).body).toContain('class="place')
  })
})

describe('ink', () => {
  test('a stroke trembles, and always the same way', () => {
    const straight = marks('i 0 0 4 100 0 4')[0]!
    expect(straight.d).toBe(marks('i 0 0 4 100 0 4 ')[0]!.d)
    const edge = [...straight.d.matchAll(/Q[\d.-]+ ([\d.-]+)/g)].map(([, y]) => Math.abs(Number(y)))
    expect(new Set(edge).size).toBeGreaterThan(3)
    for (const y of edge) expect(y).toBeLessThan(2.5)
  })

  test('what it cannot read it refuses', () => {
    expect(() => marks('q 0 0 1 1 1 1')).toThrow('no such mark')
    expect(() => marks('i 0 0 1 1')).toThrow('a stroke needs')
    expect(() => marks('i 0 0 one 1 1 1')).toThrow('not a number')
  })
})

describe('colours', () => {
  const css = readFileSync(join(SOURCES, 'look/tokens.css'), 'utf8')
  const hex = '#[0-9a-f]{6}'

  /** A token by day and by lamplight; `printed` as it is inside .print. */
  function token(name: string, printed = false): [day: string, lamp: string] {
    const [page, print] = css.split('.print {') as [string, string]
    const found = (printed && rule(print, name)) || rule(page, name)
    if (!found) throw new Error(`no colour --${name}`)
    return found
  }
  function rule(text: string, name: string): [string, string] | undefined {
    const both = new RegExp(`--${name}: light-dark\\((${hex}), (${hex})\\)`).exec(text)
    if (both) return [both[1]!, both[2]!]
    const one = new RegExp(`--${name}: (${hex});`).exec(text)
    return one ? [one[1]!, one[1]!] : undefined
  }
  function light(colour: string): number {
    const [r, g, b] = [1, 3, 5].map((at) => {
      const part = parseInt(colour.slice(at, at + 2), 16) / 255
      return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
    }) as [number, number, number]
    return 0.2126 * r + 0.7152 * g + 0.0722 * b
  }
  function contrast(a: string, b: string): number {
    const [low, high] = [light(a), light(b)].sort((x, y) => x - y) as [number, number]
    return (high + 0.05) / (low + 0.05)
  }

  test.each([
    ['ink', 'paper', false, 4.5],
    ['ink', 'mat', false, 4.5],
    ['ink-soft', 'paper', false, 4.5],
    ['ink-soft', 'paper-raised', false, 4.5],
    ['indigo', 'paper', false, 4.5],
    ['indigo', 'paper-raised', false, 4.5],
    ['vermilion-text', 'paper', false, 4.5],
    ['gold-text', 'paper', false, 4.5],
    ['on-vermilion', 'vermilion', false, 4.5],
    ['paper', 'indigo', false, 4.5],
    ['vermilion', 'paper', false, 3],
    ['vermilion', 'mat', false, 3],
    ['ink', 'print-paper', true, 4.5],
    ['ink-soft', 'print-paper', true, 4.5],
    ['gold-text', 'print-paper', true, 4.5],
    ['plum', 'print-paper', true, 3],
    ['slate', 'print-paper', true, 3],
    ['moss', 'print-paper', true, 3],
    ...CRESTS.map((_, seat) => ['ink', `seat-${seat}`, true, 3] as const),
  ] as const)('%s on %s (printed: %s) is at least %d', (front, back, printed, least) => {
    const [a, b] = [token(front, printed), token(back, printed)]
    expect(contrast(a[0], b[0]), 'by day').toBeGreaterThanOrEqual(least)
    expect(contrast(a[1], b[1]), 'by lamplight').toBeGreaterThanOrEqual(least)
  })

  test('every pigment a drawing may use is a token', () => {
    const pigments = new Set(
      [...Object.values(COVERS), ...Object.values(PIECES), ...CRESTS.map(([, drawing]) => drawing), MARK]
        .flatMap((drawing) => marks(drawing))
        .map((mark) => /--([a-z]+)/.exec(mark.fill)![1]!),
    )
    pigments.delete('seat') // set by the crest itself
    for (const pigment of pigments) expect(css).toContain(`--${pigment}:`)
  })
})

describe('motion', () => {
  test.each(files.filter((file) => /\.(svelte|css)$/.test(file)))('%s says what is left of it when less is wanted', (file) => {
    const text = readFileSync(join(SOURCES, file), 'utf8')
    for (const [rule] of text.matchAll(/^ *animation: (?:.|\n)*?\}/gm)) expect(rule).toMatch(/--still: (appear|none);/)
  })
})

describe('the content policy allows nothing inline', () => {
  test.each(files.filter((file) => file.endsWith('.svelte')))('%s has no style attribute, no raw html', (file) => {
    const markup = readFileSync(join(SOURCES, file), 'utf8').replace(/<(script|style)[\s\S]*?<\/\1>/g, '')
    expect(markup).not.toMatch(/\sstyle=|\{@html/)
  })

  test.each(['index.html', 'gallery.html'])('%s has no inline script or style', (page) => {
    const html = readFileSync(join(SOURCES, '..', page), 'utf8')
    expect(html).not.toMatch(/<style|\sstyle=|\son\w+=|<script(?![^>]*\ssrc=)/)
  })
})
