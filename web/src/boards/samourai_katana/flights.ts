/** What travels when something is told. Places are the board's anchors: territories and seats. */
import type { EventInfo } from '../../protocol'

export interface Flight {
  from: string
  to: string
  /** The seat whose samurai go. */
  seat: number
}

const MOST = 6 // more at once is only a flurry

export function flights(news: EventInfo[]): Flight[] {
  const found: Flight[] = []
  for (const { kind, facts } of news) {
    const seat = Number(facts['seat'])
    const to = String(facts['territory'])
    if (kind === 'marches' || kind === 'attacks') found.push({ from: String(facts['origin']), to, seat })
    else if (kind === 'recruits' || kind === 'places' || kind === 'returns' || kind === 'retreats') found.push({ from: `seat-${seat}`, to, seat })
  }
  return found.slice(0, MOST)
}
