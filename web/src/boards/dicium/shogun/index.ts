import type { Board } from '../../board'
import Aims from './Aims.svelte'
import ShogunBoard from './ShogunBoard.svelte'

export const board: Board = { component: ShogunBoard as Board['component'], ending: Aims as Board['ending'] }
