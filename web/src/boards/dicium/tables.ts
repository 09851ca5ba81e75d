/** What all combinations do at this table, as its rules say: the usual values, a second reading or those of a pack. */
import type { DiciumCrazyCupView, DiciumShogunView } from '../../protocol'
import { COMBINATIONS, type Form } from './dice'

/** What a combination of values does for one side, and where that is known from. */
export interface Does extends Pick<Form, 'deed' | 'count'> {
  source: string | undefined
}
export interface Tables {
  /** Whose column each is; alone, it is everybody's. */
  sides: string[]
  /** The column of whoever looks. */
  own: number | null
  /** A combination, and what it does for each side; none where only colours count. */
  values: { piece: string; does: Does[] }[]
  /** Combinations of a colour that are named one by one. */
  colours: string[]
}

/** As the engines number them. */
export const CUP_DEEDS = ['move', 'card', 'bump', 'airship', 'hand-or-bonus'] as const
export const SHOGUN_DEEDS = ['move', 'doors', 'brazier', 'charge', 'enter', 'tile', 'hand-or-bonus'] as const
const SHOGUN_SIDES = ['ninjas', 'samurai'] as const
const OF_SIDE: Record<string, string> = { ninjas: 'ninja', samurai: 'samurai' }
/** A deed and its squares are one number. */
const STEPS = 16

export function cupTables({ rules }: Pick<DiciumCrazyCupView, 'rules'>): Tables {
  const values = COMBINATIONS.map((piece, i) => ({ piece, does: [{ deed: CUP_DEEDS[rules.actions[i]!]!, count: rules.amounts[i]!, source: rules.sources[piece] }] }))
  return { sides: [], own: null, values: rules.young ? [] : values, colours: ['yellow-3', 'red-3'] }
}

export function shogunTables({ rules, seat, seats }: Pick<DiciumShogunView, 'rules' | 'seat' | 'seats'>): Tables {
  const does = (side: number, i: number): Does => {
    const deed = rules.deeds[side]![i]!
    return { deed: SHOGUN_DEEDS[Math.floor(deed / STEPS)]!, count: deed % STEPS, source: rules.sources[`${OF_SIDE[SHOGUN_SIDES[side]!]} ${COMBINATIONS[i]}`] }
  }
  return {
    sides: [...SHOGUN_SIDES],
    own: seat === null ? null : SHOGUN_SIDES.findIndex((side) => side === seats[seat]!.side),
    values: COMBINATIONS.map((piece, i) => ({ piece, does: SHOGUN_SIDES.map((_, side) => does(side, i)) })),
    colours: ['yellow-2', 'yellow-3', 'yellow-4'],
  }
}
