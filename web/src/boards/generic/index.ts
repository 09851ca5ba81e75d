import type { Board } from '../board'
import GenericBoard from './GenericBoard.svelte'

export const board: Board = { component: GenericBoard }
