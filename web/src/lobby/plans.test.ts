import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import type { GameInfo, OptionForm } from '../protocol'
import { Book } from '../text/book'
import { LANGUAGES } from '../text/language.svelte'
import { read, rulesAddress } from '../ui/route.svelte'
import { againstBots, botsFor, canChoose, changedFrom, fitting, grouped, playersOf, presetOptions, reseated, resized, usualBot, usualOptions, usualSeats, withKnown } from './plans'

const game = (seats: number[], bots = ['ashigaru', 'samurai', 'hatamoto', 'daimyo', 'shogun']): GameInfo => ({
  ...{ name: 'x', version: 1, seats, options: [], bots, learned: [2], difficulty: 'easy', has_content: false, is_cooperative: false },
  presets: [{ name: 'first', seats: seats[0]!, options: { young: true } }, { name: 'printed', seats: seats.at(-1)!, options: {} }],
})

describe('a plan', () => {
  test('against bots seats me and as many others as the game means', () => {
    expect(againstBots(game([3, 4, 5]))).toEqual([{ holder: 'me' }, ...Array(4).fill({ holder: 'bot', bot: 'hatamoto' })])
    expect(usualSeats({ ...game([2, 3, 4]), presets: [] })).toBe(2)
    expect(usualBot(game([2], ['random']))).toBe('random')
  })

  test('grows by bots and shrinks from the end', () => {
    const plan = resized([{ holder: 'me' }, { holder: 'open' }], 3, 'random')
    expect(plan).toEqual([{ holder: 'me' }, { holder: 'open' }, { holder: 'bot', bot: 'random' }])
    expect(resized(plan, 1, 'random')).toEqual([{ holder: 'me' }])
  })

  test('has one of me', () => {
    const plan = reseated([{ holder: 'me' }, { holder: 'bot', bot: 'random' }], 1, 'me', 'random', '')
    expect(plan).toEqual([{ holder: 'open' }, { holder: 'me' }])
    expect(reseated(plan, 0, 'hot-seat', 'random', 'Tomoko')[0]).toEqual({ holder: 'hot-seat', name: 'Tomoko' })
  })
})

test('the level Learned is offered where it knows tables of that size, and gives way elsewhere', () => {
  const info = game([2, 3])
  expect([2, 3].map((seats) => botsFor(info, seats).includes('learned'))).toEqual([true, false])
  const plan = [{ holder: 'me' as const }, { holder: 'bot' as const, bot: 'learned' }]
  expect(withKnown(plan, info)).toEqual(plan)
  expect(withKnown(resized(plan, 3, 'daimyo'), info)).toEqual([{ holder: 'me' }, { holder: 'bot', bot: 'hatamoto' }, { holder: 'bot', bot: 'daimyo' }])
})

test('options that take another number of players cannot be chosen, and fall back', () => {
  const teams: OptionForm = { name: 'teams', values: [true, false], default: false, limits: { true: [4] }, group: 'who' }
  const young: OptionForm = { name: 'young', values: [true, false], default: false, limits: {}, group: '' }
  expect([3, 4].map((seats) => canChoose(teams, true, seats))).toEqual([false, true])
  expect(canChoose(teams, false, 3)).toBe(true)
  expect(fitting([teams, young], { teams: true, young: true }, 4)).toEqual({ teams: true, young: true })
  expect(fitting([teams, young], { teams: true, young: true }, 3)).toEqual({ teams: false, young: true })
})

test('a preset sets all options, and says what was changed after it', () => {
  const young: OptionForm = { name: 'young', values: [true, false], default: false, limits: {}, group: '' }
  const long: OptionForm = { name: 'long', values: [6, 12], default: 6, limits: {}, group: 'length' }
  const info = { ...game([2, 4]), options: [young, long] }
  const [first, printed] = info.presets
  expect(presetOptions(info, first!)).toEqual({ young: true, long: 6 })
  expect(usualOptions(info)).toEqual(presetOptions(info, printed!))
  expect(changedFrom(info, first!, { young: true, long: 12 })).toEqual(['long'])
  expect(changedFrom(info, first!, presetOptions(info, first!))).toEqual([])
  expect(grouped(info.options)).toEqual([{ name: 'length', options: [long] }, { name: '', options: [young] }])
})

test('a game says for how many it is, and leaves out the numbers between that it is not for', () => {
  const [en, fr] = LANGUAGES.map((language) => new Book(language, [readFileSync(join(import.meta.dirname, `../text/${language}.ftl`), 'utf8')]))
  const said = [[3, 4, 5, 6, 7], [2, 4], [2, 3], [2, 4, 6], [2], [1]].map((seats) => playersOf(game(seats), en!))
  expect(said).toEqual(['3 to 7 players', '2 or 4 players', '2 or 3 players', '2, 4 or 6 players', '2 players', 'One player'])
  expect([[1, 2, 3, 4], [2, 4]].map((seats) => playersOf(game(seats), fr!))).toEqual(['1 à 4 joueurs', '2 ou 4 joueurs'])
})

test('places stand behind the #', () => {
  expect(read('')).toEqual({ at: 'lobby' })
  expect(read('#/table/ab%2Fc')).toEqual({ at: 'table', id: 'ab/c' })
  expect(read('#/new/katana')).toEqual({ at: 'new', game: 'katana' })
  expect(read('#/rules/katana')).toEqual({ at: 'rules', game: 'katana', clause: '' })
  expect(read(rulesAddress('dicium.shogun', 'R6.4'))).toEqual({ at: 'rules', game: 'dicium.shogun', clause: 'R6.4' })
  expect(read('#/nonsense')).toEqual({ at: 'lobby' })
})
