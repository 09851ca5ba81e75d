/** Plans for a new table: who sits where. */
import type { GameInfo, OptionForm, SeatPlan } from '../protocol'
import type { Book } from '../text/book'

/** The kind of bot that is meant when nobody chooses: the middle one of the levels, which plays soundly and at once. */
export const usualBot = (game: GameInfo): string => game.bots[Math.floor(game.bots.length / 2)] ?? ''

/** The kinds of bots for so many players: the levels, and the one that has learned, where it knows such tables. */
export const botsFor = (game: GameInfo, seats: number): string[] => [...game.bots, ...(game.learned.includes(seats) ? ['learned'] : [])]

/** The plan with bots that know tables of its size: the usual one sits down for any other. */
export const withKnown = (plan: SeatPlan[], game: GameInfo): SeatPlan[] =>
  plan.map((seat) => (seat.holder === 'bot' && !botsFor(game, plan.length).includes(seat.bot ?? '') ? { ...seat, bot: usualBot(game) } : seat))

/** How many sit down when nobody chooses: five if five can play, else the number nearest to it. */
export function usualSeats(game: GameInfo): number {
  return game.seats.reduce((best, count) => (Math.abs(count - 5) < Math.abs(best - 5) ? count : best))
}

/** For how many a game is, as the page says it: “3 to 7 players”, and where a number between is missing “2 or 4 players”. */
export function playersOf(game: GameInfo, page: Book): string {
  const [from, to] = [Math.min(...game.seats), Math.max(...game.seats)]
  const isRange = game.seats.length > 2 && game.seats.length === to - from + 1
  return page.say('players', { to, counts: isRange ? page.say('from-to', { from, to }) : page.either(game.seats.map(String)) })
}

/** Me and bots. */
export function againstBots(game: GameInfo): SeatPlan[] {
  return resized([{ holder: 'me' }], usualSeats(game), usualBot(game))
}

/** The same plan for another number of seats: the last ones go, or bots come. */
export function resized(plan: SeatPlan[], count: number, bot: string): SeatPlan[] {
  const more = Array.from({ length: Math.max(0, count - plan.length) }, (): SeatPlan => ({ holder: 'bot', bot }))
  return [...plan, ...more].slice(0, count)
}

/** The plan with another holder at a seat; there is only one of me. */
export function reseated(plan: SeatPlan[], seat: number, holder: SeatPlan['holder'], bot: string, name: string): SeatPlan[] {
  return plan.map((each, at) => {
    if (at !== seat) return holder === 'me' && each.holder === 'me' ? { holder: 'open' } : each
    if (holder === 'bot') return { holder, bot }
    return holder === 'hot-seat' ? { holder, name } : { holder }
  })
}

export type Chosen = Record<string, boolean | number | string>

/** Can so many players choose this value of an option? */
export const canChoose = (option: OptionForm, value: boolean | number | string, seats: number): boolean => option.limits[String(value)]?.includes(seats) ?? true

/** The options for so many players: what they cannot choose is as usual again. */
export const fitting = (options: OptionForm[], chosen: Chosen, seats: number): Chosen =>
  Object.fromEntries(options.map((option) => [option.name, canChoose(option, chosen[option.name]!, seats) ? chosen[option.name]! : option.default]))
