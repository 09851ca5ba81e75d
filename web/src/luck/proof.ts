/**
 * Was the luck of a finished game the promised one? The record is compared with what this device kept from before the
 * deal. That the game follows from this luck, choice by choice, `tatami luck` proves, which can replay it.
 */
import type { LuckInfo } from '../protocol'
import { pledgeOf, promiseOf, settingOf } from './hashes'
import type { Kept } from './kept'
import { BadRecord, luckOf, type Added, type LuckOfRecord } from './record'

/** What does not fit: the record itself, the kind of luck, or the part of sealed luck that has this name. */
export type Fault = 'record' | 'kind' | 'table' | 'secret' | 'promise' | 'pledges' | 'setting' | 'share'

export type Verdict =
  | { kind: 'quick' }
  | { kind: 'broken'; fault: Fault }
  /** `proved` with a share of our own in it, `without-mine` without; `consistent`: not all was kept from before. */
  | { kind: 'proved' | 'without-mine' | 'consistent'; withheld: number[] }

/** What the page knows of the table besides its record. */
export interface Shown {
  id: string
  luck: LuckInfo
}

export function prove(record: string, shown: Shown, kept: Kept | null): Verdict {
  let luck: LuckOfRecord
  try {
    luck = luckOf(record)
  } catch (error) {
    if (error instanceof BadRecord) return { kind: 'broken', fault: 'record' }
    throw error
  }
  if (luck.kind === 'quick' && shown.luck.kind === 'quick' && !kept) return { kind: 'quick' }
  if (luck.kind !== 'sealed') return { kind: 'broken', fault: 'kind' }
  const fault = faultOf(luck, shown, kept)
  if (fault) return { kind: 'broken', fault }
  const withheld = luck.shares.flatMap((each, seat) => (each.pledge && !each.share ? [seat] : []))
  if (!kept) return { kind: 'consistent', withheld }
  const own = luck.shares[kept.seat]?.share
  if (kept.isCounted && own !== kept.share) return { kind: 'broken', fault: 'share' }
  if (own !== kept.share) return { kind: 'without-mine', withheld }
  return { kind: kept.pledges && kept.setting ? 'proved' : 'consistent', withheld }
}

/** What of a sealed record contradicts itself, or what was shown and kept. */
function faultOf(luck: LuckOfRecord & { kind: 'sealed' }, shown: Shown, kept: Kept | null): Fault | null {
  if (luck.table !== shown.id) return 'table'
  if (promiseOf(luck.table, luck.secret) !== luck.promise) return 'secret'
  if (luck.shares.some(({ pledge, share }) => pledge && share && pledgeOf(share) !== pledge)) return 'share'
  if (luck.promise !== (kept?.promise ?? shown.luck.promise)) return 'promise'
  if (!isSameList(luck.shares, kept?.pledges ?? shown.luck.pledges)) return 'pledges'
  const setting = kept?.setting ?? shown.luck.setting
  const pledges = luck.shares.map(({ pledge }) => pledge)
  if (setting && settingOf(luck.setting, luck.table, luck.promise, pledges) !== setting) return 'setting'
  return null
}

const isSameList = (shares: Added[], pledges: (string | null)[]): boolean =>
  shares.length === pledges.length && shares.every(({ pledge }, seat) => pledge === pledges[seat])
