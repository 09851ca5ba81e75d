/** Which response windows a seat wants to be asked about, and what the prompt says of an open one. */
import type { Position } from '../protocol'

export const WISHES = ['always', 'concerned', 'never'] as const
export type Wish = (typeof WISHES)[number]

/** Is the question put? That of a window only if the seat's order wants it; it can be answered all the same. */
export const isPut = ({ decision, window }: Position): boolean => decision !== null && (window?.asks ?? true)

/** The message that stands for the questions of an open window, where they are not put to this seat. */
export function windowWords(position: Position): string | null {
  if (!position.window || isPut(position)) return null
  if (position.window.answer !== null) return 'window-answered'
  return position.decision && position.decision.options.length > 1 ? 'window-may-answer' : 'window-open'
}
