/** Which pieces travel when something is told. Places are the board's anchors: provinces, seats, bag, piles, spent discs. */
import type { Role, Tile } from '../../art/bushido'
import type { EventInfo } from '../../protocol'

export type Flying = { troops: number } | { role: Role } | { tile: Tile | null } | { disc: true }
export interface Flight {
  from: string
  to: string
  piece: Flying
}

const MOST = 8 // more at once is only a flurry

export function flights(news: EventInfo[]): Flight[] {
  const found: Flight[] = []
  for (const { kind, facts } of news) {
    const { seat, target, province, from, role } = facts
    const owner = `seat-${seat}`
    switch (kind) {
      case 'founds':
      case 'claims':
      case 'deploys':
        found.push({ from: owner, to: `${province}`, piece: { troops: Number(seat) } })
        break
      case 'disbands':
        found.push({ from: `${province}`, to: owner, piece: { troops: Number(seat) } })
        break
      case 'regroups':
        found.push({ from: `${from}`, to: `${province}`, piece: { troops: Number(seat) } })
        break
      case 'attacks':
      case 'occupies':
        found.push({ from: owner, to: `${province}`, piece: { troops: Number(seat) } })
        break
      case 'returns':
      case 'retreats':
        found.push({ from: 'combat', to: `${province}`, piece: { troops: Number(seat) } })
        break
      case 'sends-ronin':
        found.push({ from: owner, to: `${province}`, piece: { tile: 'ronin' } })
        break
      case 'spies':
        found.push({ from: owner, to: `seat-${target}`, piece: { tile: 'shinobi' } })
        break
      case 'invites':
        found.push({ from: owner, to: `seat-${target}`, piece: { tile: 'chanoyu' } })
        break
      case 'draws':
        found.push({ from: 'bag', to: owner, piece: { tile: null } })
        break
      case 'draws-discs':
        found.push({ from: 'piles', to: owner, piece: { disc: true } })
        break
      case 'discards':
        found.push({ from: owner, to: 'spent', piece: { disc: true } })
        break
      case 'appoints':
        found.push({ from: owner, to: `seat-${target}`, piece: { role: role as Role } })
        break
    }
  }
  return found.slice(0, MOST)
}
