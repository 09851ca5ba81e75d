/** Which games this browser has been shown the aim of: told once by itself, afterwards on request. */
import { keep, kept } from '../ui/kept'
import { hasAim } from './games'

const NAME = 'aims'
const ALL = 'all'

const seen = (): string[] => kept(NAME)?.split(' ') ?? []

export const isNew = (game: string): boolean => hasAim(game) && !seen().some((each) => each === game || each === ALL)

export function markSeen(game: string) {
  if (isNew(game)) keep(NAME, [...seen(), game].join(' '))
}
