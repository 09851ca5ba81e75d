/** What can be said with a plan, in the order in which it is offered. */
import type { Plan } from '../protocol'

export const PHRASES: Plan['phrase'][] = ['go', 'fight', 'open', 'wait', 'careful']
