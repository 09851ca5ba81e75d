/** Clauses about what all games of the dice share: chapters 3 to 6 have the same numbers in each of them. */
export const SHARED_CLAUSES = {
  again: 'R4.2',
  actions: 'R4.5',
  reserve: 'R4.6',
  faces: 'R3.1',
  values: 'R3.3',
  straight: 'R3.5',
  colours: 'R3.7',
  mats: 'R5.1',
  green: 'R5.3',
  hand: 'R5.5',
  combat: 'R6.1',
  red: 'R6.2',
}

/** The same for one game, with what its own rules say better. */
export type DiceClauses = typeof SHARED_CLAUSES

const COLOUR = /^piece-(blue|yellow|red|green)-\d+$/

/** The clause about a piece of the dice room. */
export function diceClause(thing: string, all: DiceClauses): string | undefined {
  if (/^(piece-die|face)-/.test(thing)) return thing.endsWith('-4') ? all.red : all.faces
  if (COLOUR.test(thing)) return thing.startsWith('piece-green') ? all.green : all.colours
  if (/^(piece-)?bonus-/.test(thing) || /^piece-level-/.test(thing)) return all.mats
  switch (thing) {
    case 'phase-throws':
    case 'piece-throw':
    case 'piece-keep':
      return all.again
    case 'phase-actions':
    case 'piece-end':
      return all.actions
    case 'phase-reserve':
    case 'piece-reserve':
      return all.reserve
    case 'piece-active-hand':
      return all.hand
    case 'piece-straight':
      return all.straight
    case 'piece-combat-die':
      return all.combat
    case 'piece-pair':
    case 'piece-three':
    case 'piece-two-pair':
    case 'piece-four':
    case 'piece-full':
    case 'piece-five':
      return all.values
  }
  return undefined
}
