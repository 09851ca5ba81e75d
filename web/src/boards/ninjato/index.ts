import type { NinjatoView } from '../../protocol'
import type { Board } from '../board'
import NinjatoBoard from './NinjatoBoard.svelte'

export const board: Board = {
  component: NinjatoBoard as Board['component'],
  hidden: ['hand'],
  // To give up a fight that could be won is final (R4.7); where nothing wins, one touch is enough (R1.5).
  costs: (option, seen) => {
    const { raid } = seen as NinjatoView
    return option.kind === 'give-up' && raid?.sets?.length ? 'sure-give-up' : null
  },
}
