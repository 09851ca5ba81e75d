/** One click where one click is enough: a card that is being handed out need not be touched before its new holder. */
import type { PieceState, Picking } from '../../table/picking.svelte'

/** The role that every choice on the table begins with, if there is one. */
export function handedOut(picking: Picking): string | null {
  if (picking.touched.length) return null
  const placed = picking.options.filter(({ pieces }) => pieces.length > 1)
  const first = placed[0]?.pieces[0]
  return first?.startsWith('role/') && placed.every(({ pieces }) => pieces[0] === first) ? first : null
}

const given = (picking: Picking, role: string, piece: string) => picking.options.find(({ pieces }) => pieces[0] === role && pieces[1] === piece)

export function stateOf(picking: Picking, piece: string): PieceState {
  const role = handedOut(picking)
  if (role && given(picking, role, piece)) return 'lit'
  return picking.state(piece)
}

export function pick(picking: Picking, piece: string) {
  const role = handedOut(picking)
  if (!role || piece === role || !piece.startsWith('seat-')) return picking.pick(piece)
  const option = given(picking, role, piece)
  if (option) return picking.choose(option)
  if (picking.options.length === 1) return picking.pick(piece)
  picking.pick(role)
  picking.pick(piece) // why this player cannot be given the card
  picking.back()
}
