/** Clauses about what all games of the dice share; the numbers are those of each game's own rules. */
export interface DiceClauses {
  again: string
  actions: string
  reserve: string
  faces: string
  values: string
  straight: string
  colours: string
  mats: string
  green: string
  hand: string
  combat: string
  red: string
}

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
