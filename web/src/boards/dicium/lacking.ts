/** What the dice lack for a combination, counted from the dice alone. */
import { COLOUR_OF, type Face } from './dice'

export interface Lack {
  /** The words for what is missing: `alike`, `leaves`; `enough` if the dice would do. */
  id: string
  have: number
  of: number
}

/** A combination that is not to be had: what is touched to hear why, what it would do, and what is missing, in words. */
export interface Dim {
  piece: string
  deed: string
  told: string
}

const enough = (id: string, have: number, of: number): Lack => ({ id: have >= of ? 'enough' : id, have, of })

/** Dice of a colour; the Dicium face is green too. */
export const coloured = (dice: readonly Face[], colour: string): number => dice.filter((face) => COLOUR_OF[face] === colour || (colour === 'green' && face === 'dicium')).length

/** What is missing for so many faces of a colour, where bonuses bring some; one die at least must be of the colour. */
export function lackOfColour(dice: readonly Face[], colour: string, of: number, bonus = 0): Lack {
  const own = coloured(dice, colour)
  return enough(own ? `few-${colour}` : `no-${colour}`, own ? own + bonus : 0, of)
}

/** What is missing for a combination of values. */
export function lackOfValues(piece: string, dice: readonly Face[]): Lack {
  const wild = dice.filter((face) => face === 'dicium').length
  const counts = ['1', '2', '3', '4', '5'].map((value) => dice.filter((face) => face === value).length).sort((a, b) => b - a)
  switch (piece) {
    case 'straight':
      return enough('in-order', 0, 1)
    case 'two-pair':
      return enough('pairs', Math.min(2, counts.filter((count) => count > 1).length + Math.min(wild, counts.filter((count) => count === 1).length)), 2)
    case 'full':
      return enough('house', dice.length > 4 && counts.filter(Boolean).length <= 2 ? 1 : 0, 1)
  }
  return enough('alike', (counts[0] ?? 0) + wild, { pair: 2, three: 3, four: 4 }[piece] ?? 5)
}
