/** Where in the page we are. It stands behind the #, so that any server of plain files can serve every place. */
export type Place = { at: 'lobby' } | { at: 'rules'; game: string; clause: string } | { at: 'new'; game: string } | { at: 'table'; id: string }

export function read(hash: string): Place {
  const [, place, name, clause = ''] = hash.replace(/^#/, '').split('/')
  if (place === 'new' && name) return { at: 'new', game: decodeURIComponent(name) }
  if (place === 'table' && name) return { at: 'table', id: decodeURIComponent(name) }
  if (place === 'rules' && name) return { at: 'rules', game: decodeURIComponent(name), clause: decodeURIComponent(clause) }
  return { at: 'lobby' }
}

export const lobbyAddress = '#/'
export const newAddress = (game: string) => `#/new/${encodeURIComponent(game)}`
export const rulesAddress = (game: string, clause = '') => `#/rules/${encodeURIComponent(game)}${clause && `/${encodeURIComponent(clause)}`}`
export const tableAddress = (id: string) => `#/table/${encodeURIComponent(id)}`

class Route {
  #hash = $state(typeof location === 'undefined' ? '' : location.hash)
  readonly place = $derived(read(this.#hash))

  constructor() {
    if (typeof window === 'undefined') return
    window.addEventListener('hashchange', () => (this.#hash = location.hash))
    // The server also knows places as paths: /table/<id> is #/table/<id>, and /rules/katana#R6.4, which comes here as
    // ?rules=katana#R6.4, is #/rules/katana/R6.4.
    const path = /^(.*\/)(table\/[^/]+)$/.exec(location.pathname)
    const rules = new URLSearchParams(location.search).get('rules')
    if (path) history.replaceState(null, '', `${path[1]}#/${path[2]}`)
    else if (rules) history.replaceState(null, '', location.pathname + rulesAddress(rules, location.hash.replace(/^#\/?/, '')))
    this.#hash = location.hash
  }

  go(address: string) {
    location.hash = address
  }
}

export const route = new Route()
