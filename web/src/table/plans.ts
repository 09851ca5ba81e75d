/** What can be said with a plan, in the order in which it is offered; and to a plan of somebody else. */
import type { Plan } from '../protocol'

export const PHRASES: Plan['phrase'][] = ['go', 'fight', 'open', 'wait', 'careful']
export const ANSWERS: Plan['phrase'][] = ['yes', 'no']
