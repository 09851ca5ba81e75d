import type { Board } from '../../board'
import CrazyCupBoard from './CrazyCupBoard.svelte'

export const board: Board = { component: CrazyCupBoard as Board['component'], hidden: ['hand'] }
