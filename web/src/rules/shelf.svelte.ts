/** The rules of the games, fetched once a language, and which clause the reader wants to see. */
import * as api from '../net/api'
import { library } from '../text/library.svelte'
import { readRules, type Rules } from './clauses'

class RuleShelf {
  #rules = $state.raw<Record<string, Rules>>({})
  #asked = new Set<string>()
  /** The clause to show; '' shows the rules from their beginning, null closes them. */
  open = $state<string | null>(null)

  /** The rules in the page's language; undefined until they are here. */
  of(game: string): Rules | undefined {
    return this.#rules[`${library.language}/${game}`]
  }

  async fetch(game: string): Promise<void> {
    const language = library.language
    const key = `${language}/${game}`
    if (this.#asked.has(key)) return
    this.#asked.add(key)
    try {
      const rules = readRules(await api.rules(game, language), language)
      this.#rules = { ...this.#rules, [key]: rules }
    } catch {
      this.#asked.delete(key) // asked again when the rules are opened again
    }
  }
}

export const shelf = new RuleShelf()
