import type { Board } from '../../board'
import ShogunBoard from './ShogunBoard.svelte'

export const board: Board = { component: ShogunBoard as Board['component'] }
