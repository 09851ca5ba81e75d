import type { Board } from '../../board'
import DonjonBoard from './DonjonBoard.svelte'
import End from './End.svelte'

export const board: Board = { component: DonjonBoard as Board['component'], ending: End as Board['ending'], hasPlans: true }
