/** A die in a tray. */
import type { PieceState } from '../../table/picking.svelte'

export interface TrayDie {
  /** Equal faces are told apart by it alone (`keyed`). */
  key: string
  state: PieceState
  label: string
  /** What explains it when it is pointed at. */
  thing: string
  /** Picked for what is asked now. */
  isPicked: boolean
  /** Whether it is pressed, where dice are picked and put back; undefined where they are not. */
  isPressed: boolean | undefined
  /** Something that is pointed at would take it, or would leave it. */
  isTaken: boolean
  isLeft: boolean
}
