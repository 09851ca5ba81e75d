/** Values that no rulebook prints: they are marked, so that whoever owns the box can look them up and mend them. */
export const isUncertain = (source: string | undefined): boolean => source === 'reconstruction' || source === 'inferred'
