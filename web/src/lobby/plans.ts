/** Plans for a new table: who sits where. */
import type { GameInfo, OptionForm, PresetForm, SeatPlan } from '../protocol'
import type { Book } from '../text/book'

/** The kind of bot that is meant when nobody chooses: the middle one of the levels, which plays soundly and at once. */
export const usualBot = (game: GameInfo): string => game.bots[Math.floor(game.bots.length / 2)] ?? ''

/** The kinds of bots for so many players: the levels, and the one that has learned, where it knows such tables. */
export const botsFor = (game: GameInfo, seats: number): string[] => [...game.bots, ...(game.learned.includes(seats) ? ['learned'] : [])]

/** The plan with bots that know tables of its size: the usual one sits down for any other. */
export const withKnown = (plan: SeatPlan[], game: GameInfo): SeatPlan[] =>
  plan.map((seat) => (seat.holder === 'bot' && !botsFor(game, plan.length).includes(seat.bot ?? '') ? { ...seat, bot: usualBot(game) } : seat))

/** What a game is laid like when nobody chooses. */
const PRINTED = 'printed'

/** How many sit down when nobody chooses. */
export const usualSeats = (game: GameInfo): number => game.presets.find(({ name }) => name === PRINTED)?.seats ?? game.seats[0]!

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

/** All options as they are when nobody chooses. */
export const usualOptions = (game: GameInfo): Chosen => Object.fromEntries(game.options.map((option) => [option.name, option.default]))

/** The options of a preset. */
export const presetOptions = (game: GameInfo, preset: PresetForm): Chosen => ({ ...usualOptions(game), ...preset.options })

/** The options that are not as in a preset. */
export function changedFrom(game: GameInfo, preset: PresetForm, chosen: Chosen): string[] {
  const meant = presetOptions(game, preset)
  return game.options.flatMap(({ name }) => (meant[name] === chosen[name] ? [] : [name]))
}

export interface Group {
  name: string
  options: OptionForm[]
}

/** The options by what they are about, in the order of the game; those that say nothing of it come last, together. */
export function grouped(options: OptionForm[]): Group[] {
  const names = [...new Set(options.map(({ group }) => group))].toSorted((one, other) => Number(!one) - Number(!other))
  return names.map((name) => ({ name, options: options.filter(({ group }) => group === name) }))
}
