import { beforeEach, expect, test, vi } from 'vitest'
import { loadedPacks, packName, withPack, type NamedPack } from './packs'

const pack = (name: string): NamedPack => ({ name, content: { cards: {} }, changes: [] })
let kept: Record<string, string>
let isFull = false
beforeEach(() => {
  kept = {}
  isFull = false
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept[key] ?? null,
    setItem(key: string, value: string) {
      if (isFull) throw new DOMException('full')
      kept[key] = value
    },
  })
})

test('packs are kept by game, the newest first, each name once', () => {
  let packs = withPack('katana', [], pack('mine'))
  packs = withPack('katana', packs, pack('yours'))
  packs = withPack('katana', packs, pack('mine'))
  expect(packs.map(({ name }) => name)).toEqual(['mine', 'yours'])
  expect(loadedPacks('katana')).toEqual(packs)
  expect(loadedPacks('bushido')).toEqual([])
  for (let number = 0; number < 9; number++) packs = withPack('katana', packs, pack(`${number}`))
  expect(packs).toHaveLength(6)
})

test('a device that keeps nothing, or nonsense, still plays', () => {
  isFull = true
  expect(withPack('katana', [], pack('mine'))).toHaveLength(1)
  for (const nonsense of ['no JSON', '7', '[{"name": 3}, null]']) {
    kept['tatami.packs.katana'] = nonsense
    expect(loadedPacks('katana')).toEqual([])
  }
})

test('a pack is called like its file', () => {
  expect(packName('Botans pack.toml')).toBe('Botans pack')
  expect(packName('.toml')).toBe('.toml')
})
