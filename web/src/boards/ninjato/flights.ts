/** What travels when something is told: shuriken to their place, treasures out of a house and into a mat. Places are the board's anchors. */
import type { EventInfo } from '../../protocol'

export interface Flight {
  from: string
  to: string
  piece: { star: number } | { treasure: string } | { card: string | null }
}

const MOST = 6 // more at once is only a flurry

export function flights(news: readonly EventInfo[]): Flight[] {
  const found: Flight[] = []
  let house = ''
  for (const { kind, facts } of news) {
    const { seat, place, side, treasure, treasures, card } = facts
    const owner = `seat-${seat}`
    if (typeof facts['house'] === 'string') house = `house-${facts['house']}`
    switch (kind) {
      case 'visits':
        found.push({ from: owner, to: `${place}`, piece: { star: Number(seat) } })
        break
      case 'raids':
        found.push({ from: owner, to: `${house}/${side}`, piece: { star: Number(seat) } })
        break
      case 'takes':
        found.push({ from: 'dojo', to: owner, piece: { card: `${card}` } })
        break
      case 'draws':
        found.push({ from: 'pile', to: owner, piece: { card: null } })
        break
      case 'adds':
        found.push({ from: 'guard', to: house, piece: { treasure: `${treasure}` } })
        break
      case 'keeps':
        for (const each of Array.isArray(treasures) ? treasures : []) found.push({ from: 'loot', to: owner, piece: { treasure: `${each}` } })
        break
    }
  }
  return found.slice(0, MOST)
}
