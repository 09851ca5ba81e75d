/** Counts by kind as a list, in the order that a game names its kinds in and without what there is none of. */
export function held<Kind extends string>(counts: Record<string, number> | null, order: readonly Kind[]): { kind: Kind; count: number }[] {
  return order.flatMap((kind) => {
    const count = counts?.[kind] ?? 0
    return count ? [{ kind, count }] : []
  })
}

/** How many of each kind a list has. */
export function tally(kinds: readonly string[]): Record<string, number> {
  const counts: Record<string, number> = {}
  for (const kind of kinds) counts[kind] = (counts[kind] ?? 0) + 1
  return counts
}
