/** What the record of a finished game says about its luck: docs/record-format.md. */
import { checkOf } from './hashes'

/** What one seat added: the hash that it showed, if any, and its share, if that was opened. */
export interface Added {
  pledge: string | null
  share: string | null
}

export type LuckOfRecord =
  | { kind: 'quick' }
  | { kind: 'known' }
  | { kind: 'sealed'; table: string; secret: string; promise: string; setting: string[]; shares: Added[] }

/** The record does not hold together. */
export class BadRecord extends Error {}

const HASH = /^[0-9a-f]{64}$/
const SHARE = /^(?:-|([0-9a-f]{64}) (?:withheld|([0-9a-f]{64})))$/

/** The luck that a record tells of; BadRecord if a line of it was changed, added or lost. */
export function luckOf(record: string): LuckOfRecord {
  const rows = record.replace(/\n+$/, '').split('\n') // A space at the end of the last line belongs to its check.
  if (rows[0] !== 'tatami record 1') throw new BadRecord('This is not a record.')
  const begins = rows.findIndex((row) => /^[0-9a-f]{4} begin$/.test(row))
  if (begins < 0) throw new BadRecord('The header of the record has no end.')
  compareChecks(rows, begins)
  const said = new Map<string, string[]>()
  for (const row of rows.slice(1, begins)) {
    const [word, rest] = parted(row)
    said.set(word, [...(said.get(word) ?? []), rest])
  }
  const kind = only(said, 'luck', 'quick')
  if (kind === 'quick' || kind === 'known') return { kind }
  if (kind !== 'sealed') throw new BadRecord('The record names a kind of luck that nobody knows.')
  const [table, secret, promise] = [only(said, 'table'), only(said, 'secret'), only(said, 'promise')]
  if (!HASH.test(secret) || !HASH.test(promise)) throw new BadRecord('The secret or the promise is not of its form.')
  const shares = (said.get('share') ?? []).map(added)
  if (String(shares.length) !== only(said, 'seats')) throw new BadRecord('There are not as many shares as seats.')
  const lines = (word: string) => (said.get(word) ?? []).map((rest) => `${word} ${rest}`)
  const setting = [...lines('game'), ...lines('seats'), ...lines('option').sort(), ...lines('content')]
  return { kind, table, secret, promise, setting, shares }
}

/** Each line from `begin` on starts with a check that depends on all lines above it. */
function compareChecks(rows: string[], begins: number) {
  let check = ''
  for (const [at, row] of rows.slice(begins).entries()) {
    const [found, said] = parted(row)
    check = checkOf(check, at ? said : rows.slice(0, begins).join('\n'))
    if (found !== check) throw new BadRecord(`Line ${begins + at + 1} was changed, or one above it was added or lost.`)
  }
  if (!/^[0-9a-f]{4} end /.test(rows.at(-1)!)) throw new BadRecord('The record breaks off before its end.')
}

function parted(row: string): [word: string, rest: string] {
  const at = row.indexOf(' ')
  return at < 0 ? [row, ''] : [row.slice(0, at), row.slice(at + 1)]
}

/** The rest of a line that a header has but once. */
function only(said: Map<string, string[]>, word: string, without?: string): string {
  const [found = without, ...more] = said.get(word) ?? []
  if (found === undefined || more.length) throw new BadRecord(`The header has not just one line “${word}”.`)
  return found
}

function added(rest: string): Added {
  const found = SHARE.exec(rest)
  if (!found) throw new BadRecord('The share of a seat is not of its form.')
  return { pledge: found[1] ?? null, share: found[2] ?? null }
}
