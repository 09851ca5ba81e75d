/** Choosing by touching: an option names the pieces that are touched for it, in order. No rules here. */
import type { OptionInfo } from '../protocol'

/** What a touch leads to: a choice, one more piece, or the question why not. */
export type Touch = { send: OptionInfo } | { touched: string[] } | { why: string[] }

/** The options that begin with the touched pieces. */
export function following(options: OptionInfo[], touched: string[]): OptionInfo[] {
  return options.filter((option) => touched.every((piece, i) => option.pieces[i] === piece))
}

/** The pieces that can be touched next. */
export function lit(options: OptionInfo[], touched: string[]): Set<string> {
  const next = following(options, touched).map((option) => option.pieces[touched.length])
  return new Set(next.filter((piece) => piece !== undefined))
}

/** Options for which nothing more is to be touched: at first those that have no place on the board. */
export function complete(options: OptionInfo[], touched: string[]): OptionInfo[] {
  return following(options, touched).filter((option) => option.pieces.length === touched.length)
}

export function touch(options: OptionInfo[], touched: string[], piece: string): Touch {
  if (touched.at(-1) === piece) return { touched: touched.slice(0, -1) } // the same again: put it back
  const next = lit(options, touched)
  // A seat stands for its parts where only one of them can be meant.
  const parts = next.has(piece) ? [piece] : [...next].filter((each) => each.startsWith(`${piece}/`))
  if (parts.length === 1) return settle(options, [...touched, parts[0]!])
  if (touched.length && lit(options, []).has(piece)) return settle(options, [piece]) // changed their mind
  return { why: [...touched, piece] }
}

/** One option left: that is the choice. More: go on touching. */
function settle(options: OptionInfo[], touched: string[]): Touch {
  const left = following(options, touched)
  return left.length === 1 ? { send: left[0]! } : { touched }
}
