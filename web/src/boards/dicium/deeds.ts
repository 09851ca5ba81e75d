/** What a combination does, in a word or two: `Move 3`, `Ki, level 2`. */
import type { Reader } from '../../text/reader'
import type { Form } from './dice'
import { here } from './words'

export function deedOf({ deed, count }: Pick<Form, 'deed' | 'count'>, reader: Reader): string {
  const name = reader.noun('deed', deed)
  return count ? here.say(['ki', 'city', 'search'].includes(deed) ? 'deed-level' : 'deed-count', { deed: name, count }) : name
}
