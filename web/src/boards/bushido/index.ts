import type { BushidoView } from '../../protocol'
import type { Board } from '../board'
import BushidoBoard from './BushidoBoard.svelte'

export const board: Board = {
  component: BushidoBoard as Board['component'],
  hidden: ['tiles', 'discs'],
  // What ends a turn at a touch: a Geisha (R9.9), and being done where being done with the troops was just before (R10.9).
  costs: (option, seen) => {
    const { seat, asked } = seen as BushidoView
    if (option.kind === 'geisha') return 'sure-geisha'
    const isTarget = asked.some((each) => each.seat === seat && each.prompt === 'target')
    return option.kind === 'done' && isTarget ? 'sure-no-attack' : null
  },
}
