/** What a screen reader hears of a piece: everything that the eye sees. */
import type { SamouraiKatanaProvinceShares as Shares, SamouraiKatanaSeat as Seat, SamouraiKatanaTerritory as Territory, SamouraiKatanaView as View } from '../../protocol'
import type { Reader } from '../../text/reader'
import { here } from './words'

const joined = (...parts: (string | false | null | undefined)[]) => parts.filter(Boolean).join(', ')

export const stateWord = (state: string) => (state === 'lit' || state === 'chosen' ? here.say(`is-${state}`) : '')

export function territoryLabel(land: Territory, state: string, reader: Reader, more = ''): string {
  return joined(
    reader.noun('territory', land.territory),
    reader.noun('province', land.province),
    here.say(`terrain-${land.terrain}`),
    land.town && here.say(`town-${land.rank}`, { town: reader.noun('town', land.town) }),
    land.owner === null ? here.say('free') : here.say('held-by', { name: reader.name(land.owner) }),
    land.samurai > 0 && here.say('samurai', { count: land.samurai }),
    land.castle && here.say('castle'),
    land.is_burnt && here.say('burnt'),
    more,
    stateWord(state),
  )
}

export function provinceLabel(province: Shares, reader: Reader): string {
  return joined(
    reader.noun('province', province.province),
    here.say('worth', { honour: province.honour }),
    ...province.shares.map(({ seat, count, lacks }) =>
      lacks.length ? here.say('holds', { name: reader.name(seat), count, of: province.size }) : here.say('holds-all', { name: reader.name(seat) }),
    ),
  )
}

export function seatLabel(seat: Seat, view: View, reader: Reader, more: { isAsked: boolean; isAway: boolean; state: string }): string {
  return joined(
    view.seat === seat.seat ? here.say('you', { name: reader.name(seat.seat) }) : reader.name(seat.seat),
    reader.noun('clan', seat.clan),
    view.emperor === seat.seat && here.say('emperor'),
    view.shogun === seat.seat && here.say('shogun'),
    more.isAsked && here.say('asked'),
    seat.is_out && here.say('is-out'),
    ...seatLines(seat, view),
    more.isAway && here.say('bot-plays'),
    stateWord(more.state),
  )
}

/** Everything that is counted of a player, in words. */
export const seatLines = (seat: Seat, view: View): string[] => [
  here.say('count-honour', { count: seat.honour }),
  here.say('count-koku', { count: seat.koku ?? seat.wealth }),
  ...(seat.aside ? [here.say('count-aside', { count: seat.aside })] : []),
  here.say('count-cards', { count: seat.hand_size }),
  here.say('count-points', { count: seat.clan_points, cards: seat.town_cards }),
  here.say('count-tax', { count: seat.tax }),
  here.say('count-samurai', { count: seat.samurai, of: view.rules.samurai }),
  here.say('count-castles', { count: seat.castles, of: view.rules.castles }),
  here.say('count-territories', { count: seat.territories }),
  here.say('count-forecast', { count: seat.forecast }),
]
