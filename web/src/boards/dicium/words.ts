/** What the boards of the dice say besides the texts of the games. It is fetched with them, not with the page. */
import { Book, type Variables } from '../../text/book'
import type { Language } from '../../text/language.svelte'
import { library } from '../../text/library.svelte'
import en from './text/en.ftl?raw'
import fr from './text/fr.ftl?raw'

const sources: Record<Language, string> = { en, fr }
const books: Partial<Record<Language, Book>> = {}

function book(): Book {
  const language = library.language
  return (books[language] ??= new Book(language, [sources[language]]))
}

export const here = {
  say: (id: string, variables?: Variables): string => book().say(id, variables),
  text: (id: string): string | undefined => book().text(id),
  has: (id: string): boolean => book().has(id),
}
