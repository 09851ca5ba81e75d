import { render } from 'svelte/server'
import { describe, expect, test } from 'vitest'
import { marks } from '../../look/ink'
import { CARDS, PORTRAITS, ROLES, type CardKind, type Character } from '.'
import KatanaCard from './KatanaCard.svelte'
import Portrait from './Portrait.svelte'
import Role from './Role.svelte'

const KINDS =
  `bo bokken daikyu kanabo katana kiseru kusarigama nagayari naginata nodachi shuriken tanegashima wakizashi
  armour fast-draw bushido focus parry tea-ceremony battle-cry daimyo diversion geisha breathing jujutsu`.split(/\s+/)
const PEOPLE = 'benkei chiyome ginchiyo goemon hanzo hideyoshi ieyasu kojiro musashi nobunaga tomoe ushiwaka'.split(' ')
const ROLE_IDS = 'shogun samurai ninja ninja-1 ninja-2 ninja-3 ronin hidden'.split(' ')

describe('every id of the game is drawn, and nothing else', () => {
  test.each([
    ['cards', KINDS, CARDS],
    ['characters', PEOPLE, PORTRAITS],
    ['roles', ROLE_IDS, ROLES],
  ])('%s', (_, ids, drawings) => {
    expect(Object.keys(drawings).sort()).toEqual([...ids].sort())
    for (const [id, drawing] of Object.entries(drawings)) {
      expect(marks(drawing).length, id).toBeGreaterThanOrEqual(id === 'hidden' ? 3 : 5)
    }
  })

  test('no two drawings are the same', () => {
    const all = [...Object.values(CARDS), ...Object.values(PORTRAITS), ...Object.values(ROLES)]
    expect(new Set(all).size).toBe(all.length)
  })
})

describe('they render', () => {
  test.each(KINDS)('card %s', (kind) => {
    const { body } = render(KatanaCard, {
      props: { kind: kind as CardKind, name: 'Cérémonie du thé', text: 'One line.', corner: 'weapon', precision: 5, damage: 2 },
    })
    expect(body).toContain(`data-kind="${kind}"`)
    expect(body).toContain(marks(CARDS[kind as CardKind])[0]!.d)
    expect(body).toContain('aria-label="Cérémonie du thé. One line."')
  })

  test.each(PEOPLE)('portrait %s', (who) => {
    const { body } = render(Portrait, { props: { character: who as Character, label: 'Hanzō' } })
    expect(body).toContain(marks(PORTRAITS[who as Character])[0]!.d)
    expect(body).toContain('aria-label="Hanzō"')
  })

  test('a ninja shows its stars', () => {
    const stars = ([0, 1, 2, 3] as const).map((n) => render(Role, { props: { role: 'ninja', stars: n, label: 'Ninja' } }).body)
    const paths = stars.map((body) => body.split('<path').length)
    expect(paths.map((n) => n - paths[0]!)).toEqual([0, 1, 2, 3])
  })
})
