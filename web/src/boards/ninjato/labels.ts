/** What a screen reader hears of a piece: everything that the eye sees. */
import type { NinjatoHouse, NinjatoSeat, NinjatoView } from '../../protocol'
import type { PieceState } from '../../table/picking.svelte'
import { library } from '../../text/library.svelte'
import type { Reader } from '../../text/reader'
import { held } from '../parts/held'
import { byKind, ELITE_ORDER, envoyOf, sign, TREASURE_ORDER } from './nouns'
import { here } from './words'

export const stateWord = (state: PieceState) => (state === 'lit' || state === 'chosen' ? here.say(`is-${state}`) : '')
export const joined = (...parts: (string | false | null | undefined)[]) => parts.filter(Boolean).join(', ')
const times = (thing: string, count: number) => (count > 1 ? here.say('times', { thing, count }) : thing)

export const treasuresIn = (counts: Record<string, number>, reader: Reader, isRed = false) =>
  held(counts, TREASURE_ORDER).map(({ kind, count }) => {
    const noun = reader.noun('treasure', kind)
    return times(isRed ? here.say('red-treasure', { treasure: noun }) : noun, count)
  })

/** A house without its doors. */
export function houseLabel(house: NinjatoHouse, reader: Reader): string {
  const lying = [...treasuresIn(house.clear, reader), ...treasuresIn(house.red, reader, true)]
  return joined(
    reader.noun('house', house.house),
    here.say('token-of', { clan: reader.noun('clan', house.clan), count: house.token }),
    house.sentry ? here.say('sentry-is', { guard: reader.noun('guard', house.sentry) }) : here.say('closed'),
    lying.length > 0 && library.page.join(lying),
  )
}

export const doorLabel = (house: NinjatoHouse, side: string, value: number | null, state: PieceState, reader: Reader): string =>
  joined(
    `${reader.noun('house', house.house)} · ${reader.noun('side', side)}`,
    value !== null && here.say(`needs-${side}`, { count: value }),
    stateWord(state),
  )

/** `> 4`: what a door takes. */
export const threshold = (side: string, value: number) => `${sign(side)}\u2009${value}`

export function playerLabel(player: NinjatoSeat, view: NinjatoView, reader: Reader, more: { isAsked: boolean; isAway: boolean }): string {
  const name = reader.name(player.seat)
  return joined(
    view.seat === player.seat ? here.say('you', { name }) : name,
    more.isAsked && here.say('asked'),
    here.say('place-in-order', { count: view.order.indexOf(player.seat) + 1 }),
    here.say('shuriken-left', { count: player.shuriken }),
    here.say('cards', { count: player.hand_size }),
    here.say('honour-now', { count: player.honour, forecast: player.forecast }),
    ...treasuresIn(player.treasures, reader),
    ...held(player.elites, ELITE_ORDER).map(({ kind, count }) => times(reader.noun('guard', kind), count)),
    ...player.envoys.map((envoy) => envoyWords(envoy, reader)),
    ...byKind(player.rumours).map(({ kind, count }) => times(reader.noun('kind', kind), count)),
    ...player.skills.map((skill) => reader.noun('skill', skill)),
    ...player.used.map((skill) => here.say('used', { skill: reader.noun('skill', skill) })),
    more.isAway && here.say('bot-plays'),
  )
}

export function envoyWords(envoy: string, reader: Reader): string {
  const { clan, age } = envoyOf(reader, envoy)
  return here.say('envoy-of', { envoy: reader.noun('envoy', envoy), clan: reader.noun('clan', clan), age })
}
