/** The battle table's lines, from the battle under way or from the last one. */
import type { Sign } from '../../art/samourai_katana'
import type { SamouraiKatanaView as View } from '../../protocol'

/** One part of a side's sum. */
export interface BattleCell {
  part: 'first' | 'second' | 'castle' | 'samurai' | 'mountain' | 'special'
  /** What it adds; null while it lies face down. */
  adds: number | null
  /** What that makes so far; null after something that is not known yet. */
  sum: number | null
  /** Cards that are shown in it; null is one face down. */
  cards: (string | null)[]
  /** How many helmets are shown in it. */
  figures: number
  sign: Sign | null
}

export interface BattleLine {
  side: string
  seat: number
  cells: BattleCell[]
  total: number | null
  samurai: number
  sabres: number | null
  losses: number | null
}

export interface BattleShown {
  territory: string
  origin: string
  isOver: boolean
  winner: number | null
  best: number
  least: number
  lines: [BattleLine, BattleLine]
}

interface Laid {
  side: string
  seat: number
  samurai: number
  parts: Record<string, number>
  cards: (string | null)[]
  special: string | null
  /** Does a blue card lie on the table? */
  hasSpecial: boolean
  /** Does a castle stand behind this side? */
  hasCastle: boolean
}

function line(laid: Laid, isOver: boolean): BattleCell[] {
  const { parts, cards } = laid
  const of = (name: string): number | null => (name in parts ? parts[name]! : null)
  const ofCard = (at: number, name: string) => (cards.length > at ? of(name) : null)
  const troops = (of('samurai') ?? 0) + (of('allies') ?? 0) + (of('support') ?? 0)
  const cells: Omit<BattleCell, 'sum'>[] = [
    { part: 'first', adds: ofCard(0, 'first'), cards: cards.slice(0, 1), figures: 0, sign: null },
    { part: 'second', adds: ofCard(1, 'second'), cards: cards.slice(1, 2), figures: 0, sign: null },
    { part: 'castle', adds: !laid.hasCastle && !isOver ? 0 : isOver || cards.length > 1 ? of('castle') : null, cards: [], figures: 0, sign: 'castle' },
    { part: 'samurai', adds: troops, cards: [], figures: troops, sign: null },
    { part: 'mountain', adds: of('mountain') ?? 0, cards: [], figures: 0, sign: 'mountain' },
    { part: 'special', adds: isOver ? (of('special') ?? 0) : laid.hasSpecial || cards.length < 2 ? null : 0, cards: laid.hasSpecial ? [laid.special] : [], figures: 0, sign: null },
  ]
  let sum: number | null = 0
  return cells.map((cell) => ({ ...cell, sum: (sum = sum === null || cell.adds === null ? null : sum + cell.adds) }))
}

/** The battle while it is fought; afterwards beaten samurai and castles may still have to find their places. */
export const fightOf = ({ battle }: View): View['battle'] => (battle && battle.sides[0]!.samurai > 0 ? battle : null)

export function battleOf(view: View): BattleShown | null {
  const { fought } = view
  const battle = fightOf(view)
  const hasCastle = view.territories.some(({ territory, castle }) => castle && territory === battle?.territory)
  if (battle) {
    const lines = battle.sides.map((side): BattleLine => {
      const pair = Math.min(2, side.laid)
      const cards = Array.from({ length: pair }, (_, i) => side.cards?.[i] ?? null)
      const laid = { ...side, cards, hasSpecial: side.laid > 2, hasCastle: hasCastle && side.side === 'defender' }
      return { side: side.side, seat: side.seat, cells: line(laid, false), total: null, samurai: side.samurai, sabres: null, losses: null }
    })
    return { territory: battle.territory, origin: battle.origin, isOver: false, winner: null, best: 0, least: 0, lines: lines as [BattleLine, BattleLine] }
  }
  if (!fought) return null
  const lines = fought.sides.map((side): BattleLine => {
    const laid = { ...side, hasSpecial: side.special !== null, hasCastle: (side.parts['castle'] ?? 0) > 0 }
    return { side: side.side, seat: side.seat, cells: line(laid, true), total: side.total, samurai: side.samurai, sabres: side.sabres, losses: side.losses }
  })
  const totals = fought.sides.map(({ total }) => total)
  return {
    ...{ territory: fought.territory, origin: fought.origin, isOver: true, winner: fought.winner },
    ...{ best: Math.max(...totals), least: Math.min(...totals), lines: lines as [BattleLine, BattleLine] },
  }
}
