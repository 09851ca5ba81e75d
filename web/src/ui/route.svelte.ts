/** Where in the page we are. It stands behind the #, so that any server of plain files can serve every place. */
export type Place = { at: 'lobby' } | { at: 'new'; game: string } | { at: 'table'; id: string }

export function read(hash: string): Place {
  const [, place, name] = hash.replace(/^#/, '').split('/')
  if (place === 'new' && name) return { at: 'new', game: decodeURIComponent(name) }
  if (place === 'table' && name) return { at: 'table', id: decodeURIComponent(name) }
  return { at: 'lobby' }
}

export const lobbyAddress = '#/'
export const newAddress = (game: string) => `#/new/${encodeURIComponent(game)}`
export const tableAddress = (id: string) => `#/table/${encodeURIComponent(id)}`

class Route {
  #hash = $state(typeof location === 'undefined' ? '' : location.hash)
  readonly place = $derived(read(this.#hash))

  constructor() {
    if (typeof window !== 'undefined') window.addEventListener('hashchange', () => (this.#hash = location.hash))
  }

  go(address: string) {
    location.hash = address
  }
}

export const route = new Route()
