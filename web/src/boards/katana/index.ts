import type { KatanaView } from '../../protocol'
import type { Board } from '../board'
import KatanaBoard from './KatanaBoard.svelte'

export const board: Board = {
  component: KatanaBoard as Board['component'],
  hidden: ['hand'],
  // Giving in to Code of Bushido with one's last honour ends the game (R12.21).
  costs: (option, seen) => {
    const { seat, seats } = seen as KatanaView
    return option.kind === 'lose-honour' && seat !== null && seats[seat]?.honour === 1 ? 'sure-last-honour' : null
  },
}
