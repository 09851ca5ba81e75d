/** Equal things are interchangeable, so each is its id and which of them it is: it keeps its key while others come and go. */
export interface Keyed<Id extends string = string> {
  id: Id
  key: string
}

export function keyed<Id extends string>(ids: readonly Id[]): Keyed<Id>[] {
  const seen = new Map<Id, number>()
  return ids.map((id) => {
    const nth = seen.get(id) ?? 0
    seen.set(id, nth + 1)
    return { id, key: `${id}#${nth}` }
  })
}
