/** Does anything travel on the page? As the system has it, or never. */
import { Chosen } from '../ui/chosen.svelte'

export const MOTIONS = ['auto', 'still'] as const

function show(motion: string) {
  if (typeof document === 'undefined') return
  if (motion === 'still') document.documentElement.dataset['motion'] = 'still'
  else delete document.documentElement.dataset['motion']
}

export const motion = new Chosen('motion', MOTIONS, 'auto', show)

/** Is nothing to travel, because the player or the system wants it so? */
export const isStill = (): boolean => motion.value === 'still' || matchMedia('(prefers-reduced-motion: reduce)').matches
