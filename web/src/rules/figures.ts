/** The figures of the rules: the drawings that the boards show, each beside the clause that is about it. */
import type { Book } from '../text/book'
import { clauseAbout, type Rules } from './clauses'

export interface Figure {
  /** The id of its name in the texts of the game. */
  thing: string
  drawing: string
  /** Where it is known; otherwise the clause that names it. */
  clause?: string | undefined
  box?: [width: number, height: number]
}

const FIGURES: Record<string, () => Promise<{ figures: Figure[] }>> = {
  bushido: () => import('../boards/bushido/figures'),
  'dicium.civilisation': () => import('../boards/dicium/civilisation/figures'),
  'dicium.crazy_cup': () => import('../boards/dicium/crazy_cup/figures'),
  'dicium.donjon': () => import('../boards/dicium/donjon/figures'),
  'dicium.shogun': () => import('../boards/dicium/shogun/figures'),
  katana: () => import('../boards/katana/figures'),
  ninjato: () => import('../boards/ninjato/figures'),
  samourai_katana: () => import('../boards/samourai_katana/figures'),
}

export const figuresOf = async (game: string): Promise<Figure[]> => (await FIGURES[game]?.())?.figures ?? []

/** A record of drawings as figures: `tile-city`, and so on. */
export const drawn = (kind: string, drawings: Record<string, string>, more: Partial<Figure> | ((thing: string) => string | undefined) = {}): Figure[] =>
  Object.entries(drawings).map(([id, drawing]) => {
    const thing = `${kind}-${id}`
    return { thing, drawing, ...(typeof more === 'function' ? { clause: more(thing) } : more) }
  })

/** Figures by the clause that they stand beside, each with its name; what no clause is about is left out. */
export function placed(figures: Figure[], rules: Rules, book: Book): Map<string, (Figure & { name: string })[]> {
  const found = new Map<string, (Figure & { name: string })[]>()
  for (const figure of figures) {
    if (!book.has(figure.thing)) continue
    const name = book.say(figure.thing)
    const clause = figure.clause ?? clauseAbout(rules, name)?.id
    if (clause) found.set(clause, [...(found.get(clause) ?? []), { ...figure, name }])
  }
  return found
}
