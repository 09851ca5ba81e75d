/** Content packs that were loaded on this device, by game, so that the next table needs no file. */
import type { Pack } from '../protocol'

export interface NamedPack extends Pack {
  name: string
}

const PLACE = 'tatami.packs.'
const MOST = 6 // of one game; the oldest go
const LONGEST_NAME = 40

export function loadedPacks(game: string): NamedPack[] {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(PLACE + game) ?? '[]')
    return Array.isArray(found) ? found.filter((each) => typeof each?.name === 'string' && each.content && Array.isArray(each.changes)) : []
  } catch {
    return []
  }
}

/** The packs with this one in front; one of the same name is replaced. What cannot be kept is there until the page is left. */
export function withPack(game: string, packs: NamedPack[], pack: NamedPack): NamedPack[] {
  const more = [pack, ...packs.filter(({ name }) => name !== pack.name)].slice(0, MOST)
  try {
    localStorage.setItem(PLACE + game, JSON.stringify(more))
  } catch {
    // A device that keeps nothing asks for the file again.
  }
  return more
}

/** What a pack is called: its file without the ending. */
export const packName = (file: string): string => file.replace(/\.(toml|json)$/i, '').slice(0, LONGEST_NAME) || file.slice(0, LONGEST_NAME)
