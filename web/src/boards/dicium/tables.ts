/** What all combinations do at this table, as its rules say: the usual values, a second reading or those of a pack. */
import type { DiciumCrazyCupView, DiciumDonjonView, DiciumShogunView } from '../../protocol'
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
  /** A combination of yellow dice that stands for any number of them, where it is so. */
  yellow?: string
  /** The words for what green faces do, where that is not ki. */
  green?: string
}

/** A mat that can be chosen before the first turn. */
export interface Offer {
  piece: string
  /** What explains it. */
  thing: string
  drawing: string
  name: string
  /** What goes with it, if that is worth a line. */
  line?: string
  /** Who has it. */
  holder: number | undefined
  bonuses: readonly string[]
}

/** The sides in the order of their columns, and how the sources call them. */
const OF_SIDE: Record<string, string> = { ninjas: 'ninja', samurai: 'samurai' }

export function cupTables({ rules }: Pick<DiciumCrazyCupView, 'rules'>): Tables {
  const values = rules.deeds.map(({ piece, deed, count }) => ({ piece, does: [{ deed, count, source: rules.sources[piece] }] }))
  return { sides: [], own: null, values: rules.young ? [] : values, colours: ['yellow-3', 'red-3'] }
}

export function donjonTables({ rules }: Pick<DiciumDonjonView, 'rules'>): Tables {
  const values = rules.deeds.map(({ piece, deed, count }) => ({ piece, does: [{ deed, count, source: rules.sources[piece] }] }))
  return { sides: [], own: null, values: rules.young ? [] : values, colours: ['yellow-1', 'yellow-2', 'yellow-3', 'yellow-4', 'gate-4', 'lock-2', 'lock-3'], green: 'does-search' }
}

export function shogunTables({ rules, seat, seats }: Pick<DiciumShogunView, 'rules' | 'seat' | 'seats'>): Tables {
  const sides = Object.keys(OF_SIDE)
  const does = (side: string, piece: string): Does => {
    const { deed, count } = rules.deeds[side]!.find((each) => each.piece === piece)!
    return { deed, count, source: rules.sources[`${OF_SIDE[side]} ${piece}`] }
  }
  return {
    sides,
    own: seat === null ? null : sides.indexOf(seats[seat]!.side),
    values: COMBINATIONS.map((piece) => ({ piece, does: sides.map((side) => does(side, piece)) })),
    colours: ['yellow-2', 'yellow-3', 'yellow-4'],
  }
}
