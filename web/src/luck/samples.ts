/** For the tests: a table, its luck and its record, from the vectors that the engine is tested with too. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { LuckInfo, TableInfo } from '../protocol'
import { checkOf, settingOf } from './hashes'
import type { Kept } from './kept'
import type { Shown } from './proof'

const TESTS = join(import.meta.dirname, '../../../tests')
export const read = (name: string) => readFileSync(join(TESTS, name), 'utf8')
interface Vectors {
  table: string
  secret: string
  promise: string
  list: string[]
  setting: string[]
  setting_hash: string
  seats: { text?: string; share: string | null; pledge: string | null; is_opened: boolean }[]
}
export const VECTORS = JSON.parse(read('luck_vectors.json')) as Vectors
export const { table: TABLE, secret: SECRET, promise: PROMISE, list: LIST, seats: SEATS } = VECTORS
export const PLEDGES = SEATS.map(({ pledge }) => pledge)
export const SHARES = SEATS.map(({ share, pledge, is_opened }) => `share ${pledge ? `${pledge} ${is_opened ? share : 'withheld'}` : '-'}`)
export const [FIRST, SECOND] = SEATS as [Vectors['seats'][0], Vectors['seats'][0]]

/** What `written` is a record of. */
export const SETTING = settingOf(['game katana 1', 'seats 3'], TABLE, PROMISE, PLEDGES)

/** A finished game with this luck, with checks that fit. */
export function written(luck: string[], choices = ['seat-0 end', 'seat-1 end']): string {
  const header = ['tatami record 1', 'game katana 1', 'seats 3', 'name Aiko', 'name Botan', 'name Chie', ...luck]
  let check = checkOf('', header.join('\n'))
  const rows = [...header, `${check} begin`]
  for (const said of [...choices, 'end sword seat-1']) rows.push(`${(check = checkOf(check, said))} ${said}`)
  return `${rows.join('\n')}\n`
}
export const sealed = (changed: Partial<Record<'table' | 'secret' | 'promise', string>> & { shares?: string[]; more?: string[] } = {}) =>
  written([
    ...(changed.more ?? []),
    'luck sealed',
    `table ${changed.table ?? TABLE}`,
    `secret ${changed.secret ?? SECRET}`,
    `promise ${changed.promise ?? PROMISE}`,
    ...(changed.shares ?? SHARES),
  ])

export const luckInfo = (more: Partial<LuckInfo> = {}): LuckInfo => ({ kind: 'sealed', promise: PROMISE, pledges: PLEDGES, setting: SETTING, opened: [0], withheld: [1], ...more })
export const shown: Shown = { id: TABLE, luck: luckInfo() }
export const own = (more: Partial<Kept> = {}): Kept => ({ promise: PROMISE, share: FIRST.share!, seat: 0, pledges: PLEDGES, setting: SETTING, isCounted: true, ...more })
export const tableInfo = (more: Partial<TableInfo> = {}, luck: Partial<LuckInfo> = {}) =>
  ({ id: TABLE, status: 'gathering', seats: [0, 1, 2].map((seat) => ({ seat, is_mine: seat === 0 })), luck: luckInfo({ pledges: [], setting: null, opened: [], withheld: [], ...luck }), ...more }) as unknown as TableInfo
export const opening = (luck: Partial<LuckInfo> = {}) => tableInfo({ status: 'opening' }, { pledges: PLEDGES, setting: SETTING, ...luck })
