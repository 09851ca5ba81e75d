import type { Board } from '../../board'
import CivilisationBoard from './CivilisationBoard.svelte'

export const board: Board = { component: CivilisationBoard as Board['component'], hidden: ['hand', 'secret'] }
