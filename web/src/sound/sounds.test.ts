import { expect, test } from 'vitest'
import type { Fact } from '../protocol'
import { sound, soundOf } from './sounds.svelte'

const told = (kind: string, facts: Record<string, Fact> = {}) => soundOf([{ kind, has_secrets: false, facts: { seat: 0, ...facts } }])

test('dice and cards are heard, whatever the game, and the course of it is not', () => {
  expect([told('throws', { faces: ['1', '3'] }), told('king-walks', { die: 3 }), told('fights', { die: 4 })]).toEqual(['die', 'die', 'die'])
  expect([told('attacks', { card: 'bo' }), told('draws', { count: 2 }), told('shows-stack', { tile: 'katana-3' })]).toEqual(['card', 'card', 'card'])
  expect([told('turn'), told('claims', { province: 'mino' }), told('gains-daimyo', { count: 2 }), soundOf([])]).toEqual([null, null, null, null])
})

test('nothing is heard unless somebody wants it', () => expect(sound.value).toBe('off'))
