/** How fast the page shows what others do. It is the page’s own pace: the server sends nothing earlier or later for it. */
import { Chosen } from '../ui/chosen.svelte'

export const PACES = ['slow', 'normal', 'fast', 'once'] as const
export type Pace = (typeof PACES)[number]

/** Milliseconds that a step stays alone on the board. The server takes most of a second between two of them itself. */
const STAYS: Record<Pace, number> = { slow: 2400, normal: 1100, fast: 400, once: 0 }

export const pace = new Chosen<Pace>('pace', PACES, 'normal')

/** How long a step stays before the next. Nothing is kept back from a page that nobody looks at. */
export const stays = (): number => (typeof document !== 'undefined' && document.hidden ? 0 : STAYS[pace.value])
