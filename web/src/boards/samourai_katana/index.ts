import type { Board } from '../board'
import SamouraiBoard from './SamouraiBoard.svelte'

export const board: Board = { component: SamouraiBoard as Board['component'], hidden: ['hand'] }
