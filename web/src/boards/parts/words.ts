/** What a board says besides the texts of its game: its own `text/en.ftl` and `fr.ftl`, fetched with the board, not with the page. */
import { Book, type Variables } from '../../text/book'
import type { Language } from '../../text/language.svelte'
import { library } from '../../text/library.svelte'

export interface BoardWords {
  say(id: string, variables?: Variables): string
  text(id: string): string | undefined
  has(id: string): boolean
}

export function wordsOf(sources: Record<Language, string>): BoardWords {
  const books: Partial<Record<Language, Book>> = {}
  function book(): Book {
    const language = library.language
    return (books[language] ??= new Book(language, [sources[language]]))
  }
  return {
    say: (id, variables) => book().say(id, variables),
    text: (id) => book().text(id),
    has: (id) => book().has(id),
  }
}
