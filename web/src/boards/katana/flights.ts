/** Which cards travel when something is told. Places are the board's anchors; a card without a kind flies face down. */
import type { CardKind } from '../../art/katana'
import type { EventInfo } from '../../protocol'

export interface Flight {
  from: string
  to: string
  kind: CardKind | null
}

const MOST = 8 // more at once is only a flurry

/** `own` is the seat at the bottom: its cards come from the hand and go there. */
export function flights(news: EventInfo[], own: number): Flight[] {
  const at = (seat: unknown, kind?: CardKind | null) => (seat !== own ? `seat-${seat}` : kind ? `hand/${kind}` : 'hand')
  const found: Flight[] = []
  for (const { kind, facts } of news) {
    const card = typeof facts['card'] === 'string' ? (facts['card'] as CardKind) : null
    const { seat, target } = facts
    switch (kind) {
      case 'draws': {
        const cards = Array.isArray(facts['cards']) ? facts['cards'] : []
        const count = Math.min(3, Number(facts['count'] ?? cards.length) || 1)
        for (let i = 0; i < count; i++) found.push({ from: 'pile', to: at(seat), kind: null })
        break
      }
      case 'takes-discard':
        found.push({ from: 'discards', to: at(seat), kind: card })
        break
      case 'flips':
        found.push({ from: 'pile', to: 'discards', kind: card })
        break
      case 'plays':
      case 'attacks':
        found.push({ from: at(seat, card), to: 'resolving', kind: card })
        break
      case 'places':
        found.push({ from: at(seat, card), to: `seat-${seat}`, kind: card })
        break
      case 'places-bushido':
        found.push({ from: at(seat, 'bushido'), to: `seat-${target}`, kind: 'bushido' })
        break
      case 'passes-bushido':
        found.push({ from: `seat-${seat}`, to: `seat-${target}`, kind: 'bushido' })
        break
      case 'parries':
      case 'discards':
        found.push({ from: at(seat, card), to: 'discards', kind: card })
        break
      case 'diverts':
        found.push({ from: at(target, card), to: at(seat), kind: null })
        break
      case 'sends-geisha':
        found.push({ from: facts['where'] === 'hand' ? at(target, card) : `seat-${target}`, to: 'discards', kind: card })
        break
    }
  }
  return found.slice(0, MOST)
}
