/**
 * What this device keeps of a table’s luck from before the deal: the promise that was shown, and its own share. It is
 * written before the pledge leaves the device, so whatever comes later can be compared with it.
 */
export interface Kept {
  /** C, as it was shown first. */
  promise: string
  /** r. */
  share: string
  /** The seat that pledged it. */
  seat: number
  /** The pledges of all seats, as they were shown when the share was opened; null before. */
  pledges: (string | null)[] | null
  /** The hash of what is played and pledged, as it was shown then; null before, and for tables of before it was shown. */
  setting: string | null
  /** Has the server shown that the share was counted? */
  isCounted: boolean
}

/** A share for a table that is only being laid: its id and its promise come with the answer. */
export interface Unsettled {
  name: string
  share: string
}

const PREFIX = 'tatami.luck.'
const UNSETTLED = `${PREFIX}new.` // No id of a table holds a point.
const WEEKS = 8
const TOO_OLD = WEEKS * 7 * 24 * 3600 * 1000

/** Keeps this for a table. False where storage is closed to us, as in some private windows. */
export const keep = (table: string, kept: Kept): boolean => write(PREFIX + table, kept)

/** What was kept for a table, or null. */
export function kept(table: string): Kept | null {
  const found = read(PREFIX + table) as Partial<Kept> | null
  if (typeof found?.promise !== 'string' || typeof found.share !== 'string' || typeof found.seat !== 'number') return null
  return { promise: found.promise, share: found.share, seat: found.seat, pledges: found.pledges ?? null, setting: found.setting ?? null, isCounted: found.isCounted ?? false }
}

export const forget = (table: string): void => remove(PREFIX + table)

/** Keeps a share for a table that has no id yet; null where storage is closed to us. */
export function keepUnsettled(share: string, pledge: string): Unsettled | null {
  const name = UNSETTLED + pledge.slice(0, 16)
  return write(name, { share }) ? { name, share } : null
}

/** The shares whose table never answered: it may stand all the same. */
export function unsettled(): Unsettled[] {
  return names(UNSETTLED).flatMap((name) => {
    const share = (read(name) as { share?: unknown } | null)?.share
    return typeof share === 'string' ? [{ name, share }] : []
  })
}

export const settle = ({ name }: Unsettled): void => remove(name)

/** Removes what was written weeks ago: those games are over, or nobody plays them. */
export function sweep(now = Date.now()) {
  for (const name of names(PREFIX)) {
    const at = (read(name) as { at?: unknown } | null)?.at
    if (typeof at !== 'number' || now - at > TOO_OLD) remove(name)
  }
}

function write(name: string, value: object): boolean {
  try {
    localStorage.setItem(name, JSON.stringify({ ...value, at: Date.now() }))
    return true
  } catch {
    return false
  }
}

function read(name: string): unknown {
  try {
    return JSON.parse(localStorage.getItem(name) ?? 'null')
  } catch {
    return null // closed to us, or not written by us
  }
}

function remove(name: string) {
  try {
    localStorage.removeItem(name)
  } catch {
    // closed to us: there was nothing
  }
}

function names(prefix: string): string[] {
  try {
    return Array.from({ length: localStorage.length }, (_, at) => localStorage.key(at)!).filter((name) => name.startsWith(prefix))
  } catch {
    return []
  }
}
