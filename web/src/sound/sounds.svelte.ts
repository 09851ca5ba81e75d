/** A few soft sounds, made by the page itself: the content policy lets no audio file in. Silent until the player wants them. */
import type { EventInfo } from '../protocol'
import { Chosen } from '../ui/chosen.svelte'

export type Sound = 'turn' | 'die' | 'card' | 'ending'

export const sound = new Chosen('sound', ['off', 'on'] as const, 'off')

/** What is heard of a step: dice before cards, and nothing of what is only said. */
export function soundOf(news: EventInfo[]): Sound | null {
  const told = (names: string[]) => news.some(({ facts }) => names.some((name) => facts[name] !== undefined && facts[name] !== null))
  if (news.some(({ kind }) => /throws|rerolls|fights/.test(kind)) || told(['die'])) return 'die'
  if (news.some(({ kind }) => kind === 'draws') || told(['card', 'cards', 'tile', 'tiles', 'disc'])) return 'card'
  return null
}

export function play(which: Sound | null) {
  // Nobody is called from another tab by cards; only that it is their turn, or over.
  if (which === null || sound.value === 'off' || (document.hidden && (which === 'die' || which === 'card'))) return
  void import('./synth').then(({ sounded }) => sounded(which))
}
