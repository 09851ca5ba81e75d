import { describe, expect, test } from 'vitest'
import { marks } from '../../look/ink'
import { DISCS, LANDS, ROLES, SIGNS, TILES } from '.'

const LAND_IDS = 'city temple town village mountain rice-field fortress'.split(' ')
const TILE_IDS = 'katana-1 katana-2 katana-3 chanoyu geisha shinobi ronin seppuku'.split(' ')
const DISC_IDS = 'battle duel ambush traitor kotau'.split(' ')
const ROLE_IDS = 'daimyo samurai bushi sensei hatamoto'.split(' ')

describe('every id of the game is drawn, and nothing else', () => {
  test.each([
    ['lands', LAND_IDS, LANDS],
    ['tiles', TILE_IDS, TILES],
    ['discs', DISC_IDS, DISCS],
    ['roles', ROLE_IDS, ROLES],
  ])('%s', (_, ids, drawings) => {
    expect(Object.keys(drawings).sort()).toEqual([...ids].sort())
    for (const [id, drawing] of Object.entries(drawings)) expect(marks(drawing).length, id).toBeGreaterThanOrEqual(5)
  })

  test('no two drawings are the same', () => {
    const all = [LANDS, TILES, DISCS, ROLES, SIGNS].flatMap((drawings) => Object.values(drawings))
    expect(new Set(all).size).toBe(all.length)
  })

  test('a katana tile shows as many swords as it is strong, and only a fortress wears the colour of a clan', () => {
    const guards = ([1, 2, 3] as const).map((strength) => TILES[`katana-${strength}`].match(/g #!2 38 63/g)?.length)
    expect(guards).toEqual([1, 2, 3])
    const coloured = Object.entries(LANDS).filter(([, drawing]) => marks(drawing).some(({ fill }) => fill === 'var(--seat)'))
    expect(coloured.map(([land]) => land)).toEqual(['fortress'])
  })
})
