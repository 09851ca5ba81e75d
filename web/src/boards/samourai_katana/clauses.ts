/** The clause that a thing of the board rests on. */
export const CLAUSES: Record<string, string> = {}
