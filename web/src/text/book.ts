/** The messages of one language: those of the page, those that all games share, and those of one game. */
import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle'
import { LOCALES, type Language } from './language.svelte'

export type Variables = Record<string, FluentVariable>

export class Book {
  #bundle: FluentBundle
  #list: Intl.ListFormat

  constructor(
    readonly language: Language,
    sources: string[],
  ) {
    this.#bundle = new FluentBundle(LOCALES[language], { useIsolating: false })
    this.#list = new Intl.ListFormat(LOCALES[language], { type: 'conjunction' })
    for (const source of sources) {
      const errors = this.#bundle.addResource(new FluentResource(source))
      if (errors.length) throw errors[0]
    }
  }

  has(id: string): boolean {
    return this.#bundle.getMessage(id)?.value != null
  }

  /** A message with its variables filled in. One that is missing shows its id: better than a broken page. */
  say(id: string, variables?: Variables): string {
    const pattern = this.#bundle.getMessage(id)?.value
    return pattern ? this.#bundle.formatPattern(pattern, variables ?? null, []) : id
  }

  /** The explanation that goes with a message, if it has one. */
  text(id: string, variables?: Variables): string | undefined {
    return this.attribute(id, 'text', variables)
  }

  /** What else is written beside a message, if it is. */
  attribute(id: string, name: string, variables?: Variables): string | undefined {
    const pattern = this.#bundle.getMessage(id)?.attributes[name]
    return pattern ? this.#bundle.formatPattern(pattern, variables ?? null, []) : undefined
  }

  /** A choice as it is spoken: “a, b or c”. */
  either(names: string[]): string {
    return new Intl.ListFormat(LOCALES[this.language], { type: 'disjunction' }).format(names)
  }

  /** A list as it is spoken: “a, b and c”. */
  join(names: string[]): string {
    return this.#list.format(names)
  }
}
