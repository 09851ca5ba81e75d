import { describe, expect, test } from 'vitest'
import type { OptionInfo } from '../../protocol'
import { Picking } from '../../table/picking.svelte'
import { lying } from './dice'
import { Gathering } from './gathering.svelte'

const option = (words: string): OptionInfo => {
  const [kind, face] = words.split(' ') as [string, string]
  return kind === 'reroll' || (kind === 'reserve' && face !== 'no') ? { words, kind, facts: { face }, pieces: [`die-${face}`] } : { words, kind, facts: {}, pieces: [kind] }
}

/** A table that answers as the engine does: it asks anew after each word. */
function table(kind: 'reroll' | 'reserve', faces: string[]) {
  const dice = lying(faces)
  const sent: string[] = []
  let step = 1
  let options = [option(kind === 'reroll' ? 'keep all' : 'reserve no more'), ...new Set(faces)].map((each) => (typeof each === 'string' ? option(`${kind} ${each}`) : each))
  const picking = new Picking({ question: () => ({ seat: 0, step, options }), send: ({ words }) => sent.push(words), sendAll: (answers) => sent.push(...answers), why: () => {}, costs: () => null })
  const gathering = new Gathering(picking, { dice: () => dice, room: () => (kind === 'reserve' ? 2 : dice.length) })
  picking.keeper = gathering
  const ask = (...words: string[]) => {
    step += 1
    options = words.map(option)
  }
  return { dice, sent, picking, gathering, ask }
}

describe('dice picked for a throw', () => {
  test('are put back by touching them again, and nothing is sent', () => {
    const { dice, sent, gathering } = table('reroll', ['4', '4', '5'])
    expect(gathering.toggle(dice[1]!)).toBe(true)
    expect([...gathering.keys]).toEqual(['4#1'])
    gathering.toggle(dice[2]!)
    gathering.toggle(dice[1]!)
    expect([...gathering.keys]).toEqual(['5#0'])
    expect(gathering.back()).toBe(true)
    expect([gathering.held, gathering.end, gathering.back()]).toEqual([[], null, false])
    expect(sent).toEqual([])
  })

  test('are sent together, with the word that throws them', () => {
    const { dice, sent, gathering } = table('reroll', ['4', '4', '5'])
    gathering.toggle(dice[0]!)
    gathering.toggle(dice[1]!)
    expect(gathering.end).toBe('throw')
    gathering.send()
    expect(sent).toEqual(['reroll 4', 'reroll 4', 'throw'])
  })

  test('all of them fall without another word', () => {
    const { dice, sent, gathering, ask } = table('reroll', ['4', '5'])
    for (const die of dice) gathering.toggle(die)
    gathering.send()
    ask('keep all', 'reroll 1', 'reroll 5')
    expect(sent).toEqual(['reroll 4', 'reroll 5'])
    expect(gathering.held).toEqual([])
  })

  test('can be named in the list of choices and taken back with Escape', () => {
    const { picking, gathering, sent } = table('reroll', ['4', 'dicium'])
    picking.choose(picking.options.find(({ words }) => words === 'reroll dicium')!)
    expect([...gathering.keys]).toEqual(['dicium#0'])
    expect(picking.back()).toBe(true)
    expect([gathering.held.length, picking.back()]).toEqual([0, false])
    picking.choose(picking.options[0]!)
    expect(sent).toEqual(['keep all'])
  })

  test('are forgotten when something else is asked meanwhile', () => {
    const { dice, gathering, sent, ask } = table('reroll', ['4', '5'])
    gathering.toggle(dice[0]!)
    ask('end', 'pair')
    expect([gathering.held, gathering.end, sent]).toEqual([[], null, []])
  })
})

test('no more dice are put by than the reserve has room for', () => {
  const { dice, sent, gathering } = table('reserve', ['1', '2', '4'])
  gathering.toggle(dice[0]!)
  gathering.toggle(dice[2]!)
  expect([gathering.canTake('2'), gathering.toggle(dice[1]!), gathering.held.length, gathering.end]).toEqual([false, false, 2, 'reserve no more'])
  gathering.toggle(dice[0]!)
  expect(gathering.canTake('2')).toBe(true)
  gathering.send()
  expect(sent).toEqual(['reserve 4', 'reserve no more'])
})
