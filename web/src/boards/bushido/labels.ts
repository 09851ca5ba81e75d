/** What a screen reader hears of a piece: everything that the eye sees. */
import type { BushidoProvince, BushidoSeat, BushidoView } from '../../protocol'
import type { PieceState } from '../../table/picking.svelte'
import type { Reader } from '../../text/reader'
import { here } from './words'

export const stateWord = (state: PieceState) => (state === 'lit' || state === 'chosen' ? here.say(`is-${state}`) : '')

const joined = (...parts: (string | false | null | undefined)[]) => parts.filter(Boolean).join(', ')

export function provinceLabel(province: BushidoProvince, state: PieceState, reader: Reader): string {
  return joined(
    reader.noun('province', province.province),
    province.land ? reader.noun('land', province.land) : here.say('face-down'),
    province.owner !== null ? here.say('held-by', { name: reader.name(province.owner) }) : province.land && here.say('neutral'),
    province.owner !== null && here.say('troops', { count: province.troops }),
    province.elite > 0 && here.say('elite', { count: province.elite }),
    province.ronin > 0 && here.say('ronin', { count: province.ronin }),
    province.land && here.say('worth', { honour: province.honour ?? 0, koku: province.koku ?? 0, katana: province.katana ?? 0 }),
    stateWord(state),
  )
}

export function clanLabel(seat: BushidoSeat, view: BushidoView, reader: Reader, more: { isAsked: boolean; state: PieceState; isAway: boolean }): string {
  return joined(
    view.seat === seat.seat ? here.say('you', { name: reader.name(seat.seat) }) : reader.name(seat.seat),
    ...seat.roles.map((role) => reader.noun('role', role)),
    more.isAsked && here.say('asked'),
    here.say('daimyo-honour', { count: seat.daimyo }),
    here.say('samurai-honour', { count: seat.samurai }),
    here.say('feeds', { count: seat.troops, koku: seat.koku }),
    here.say('income', { count: seat.income }),
    here.say('tiles', { count: seat.tile_count }),
    here.say('discs', { count: seat.disc_count }),
    ...seat.bonus_tokens.map((count) => here.say('bonus-token', { count })),
    seat.has_campaign_token && here.say('campaign-token'),
    more.isAway && here.say('bot-plays'),
    stateWord(more.state),
  )
}
