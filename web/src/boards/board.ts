/** What every board gets, and where boards are found. A game without one is shown by the generic board. */
import type { Component, Snippet } from 'svelte'
import type { AskedInfo, EventInfo, OptionInfo, Plan, TableInfo, View } from '../protocol'
import type { Rules } from '../rules/clauses'
import type { Picking } from '../table/picking.svelte'
import type { Reader } from '../text/reader'

export interface BoardProps<Seen = View> {
  view: Seen
  table: TableInfo
  asked: AskedInfo[]
  reader: Reader
  picking: Picking
  /** What the last step told; a board may let it move. */
  news: EventInfo[]
  rules: Rules | undefined
  /** What players at a table where all stand together have just proposed, the newest last. */
  plans: Plan[]
  /** Shows everybody a piece with a phrase; null where nothing can be proposed. */
  propose: ((phrase: Plan['phrase'], piece: string) => void) | null
  /** Takes this player's last choice back; null where that is not their right. */
  undo: (() => void) | null
  /** The prompt bar, for the board to place. */
  prompt: Snippet
}

export interface Board {
  component: Component<BoardProps>
  /** The id of a question to ask before a choice that is costly and final. */
  costs?: (option: OptionInfo, view: View) => string | null
  /** What the end says beside the score, such as what was missing to win. */
  ending?: Component<{ view: View; reader: Reader }>
  /** Fields of a seat in the view that nobody else sees before the end. */
  hidden?: readonly string[]
  /** It shows plans where they are meant, and lets players make them there. */
  hasPlans?: boolean
}

const BOARDS: Record<string, () => Promise<Board>> = {
  bushido: () => import('./bushido').then(({ board }) => board),
  'dicium.civilisation': () => import('./dicium/civilisation').then(({ board }) => board),
  'dicium.crazy_cup': () => import('./dicium/crazy_cup').then(({ board }) => board),
  'dicium.donjon': () => import('./dicium/donjon').then(({ board }) => board),
  'dicium.shogun': () => import('./dicium/shogun').then(({ board }) => board),
  katana: () => import('./katana').then(({ board }) => board),
  ninjato: () => import('./ninjato').then(({ board }) => board),
  samourai_katana: () => import('./samourai_katana').then(({ board }) => board),
}

/** Is there a board that is drawn for this game? */
export const isDrawn = (game: string): boolean => game in BOARDS

/** The board of a game; `plain` shows any game in words and tables. */
export function boardOf(game: string, plain = false): Promise<Board> {
  const drawn = plain ? undefined : BOARDS[game]
  return drawn ? drawn() : import('./generic').then(({ board }) => board)
}
