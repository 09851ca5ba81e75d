/** What the board makes of the view: pieces counted, nothing ruled. */
import type {
  SamouraiKatanaCardRow as CardRow,
  SamouraiKatanaProvinceShares as Shares,
  SamouraiKatanaTerritory as Territory,
  SamouraiKatanaView as View,
} from '../../protocol'

/** The sign of a town on the map, by its rank. */
export const townSign = (rank: string): 'town' | 'great-town' | null => (rank === 'major' ? 'great-town' : rank === 'minor' ? 'town' : null)

/** Who holds most of a province; nobody where two hold equally much, or nobody anything. */
export function leader({ shares }: Shares): number | null {
  const [first, second] = shares
  return first && first.count > (second?.count ?? 0) ? first.seat : null
}

/** A province that a clan holds whole, or that lacks one or two territories. */
export interface Reach {
  province: string
  honour: number
  lacks: string[]
}

/** What a clan has of the provinces: whole ones first, then those in reach; dear ones first. */
export function inReach(seat: number, provinces: readonly Shares[]): Reach[] {
  return provinces
    .flatMap(({ province, honour, shares }) => shares.filter((share) => share.seat === seat).map(({ count, lacks }) => ({ province, honour, lacks, count })))
    .filter(({ count, lacks }) => lacks.length <= 2 && count > lacks.length)
    .sort((a, b) => a.lacks.length - b.lacks.length || b.honour - a.honour)
    .map(({ province, honour, lacks }) => ({ province, honour, lacks }))
}

/** Provinces that one clan holds whole. */
export const wholeOf = (provinces: readonly Shares[]): Set<string> => new Set(provinces.flatMap(({ province, owner }) => (owner === null ? [] : [province])))

/** The last step of the stair of honour: 30, five above the mark, or above the foremost. */
export const lastStep = (mark: number, honours: readonly number[]): number => Math.max(30, mark + 5, Math.ceil((Math.max(0, ...honours) + 1) / 5) * 5)

/** What is printed on a card, by its name. */
export const cardRow = (view: View, card: string): CardRow | undefined => view.rules.cards.find((row) => row.card === card)

/** What a card is drawn with. The amount of the two fans stands beside a fan. */
export function figures(view: View, card: string): { type?: string; combat?: number; sabres?: number; fan?: number; cost?: number } {
  const row = cardRow(view, card)
  if (!row) return {}
  return { type: row.kind, combat: row.combat, sabres: row.sabres, fan: FANS.has(card) ? row.amount : 0, cost: row.cost }
}
const FANS = new Set(['eventail', 'general'])

/** The order in which a hand is held: what fights, what helps in battle, what is played, what answers; as they are printed. */
export const arranged = (view: View, hand: readonly string[]): string[] => {
  const order = view.rules.cards.map(({ card }) => card)
  return hand.toSorted((a, b) => order.indexOf(a) - order.indexOf(b))
}

export const landOf = (view: View, territory: string): Territory | undefined => view.territories.find((each) => each.territory === territory)

/** What a province would be worth to a seat if it held this territory too: nothing unless that makes it whole. */
export function wouldComplete(view: View, seat: number, territory: string): number {
  const province = landOf(view, territory)?.province
  const shares = view.provinces.find((each) => each.province === province)
  const own = shares?.shares.find((share) => share.seat === seat)
  return shares && own?.lacks.length === 1 && own.lacks[0] === territory ? shares.honour : 0
}
