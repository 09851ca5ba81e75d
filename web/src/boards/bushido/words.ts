/** What this board says besides the texts of the game. It is fetched with the board, not with the page. */
import { Book, type Variables } from '../../text/book'
import type { Language } from '../../text/language.svelte'
import { library } from '../../text/library.svelte'
import en from './text/en.ftl?raw'
import fr from './text/fr.ftl?raw'

const sources: Record<Language, string> = { en, fr }
const books: Partial<Record<Language, Book>> = {}

export const here = {
  say(id: string, variables?: Variables): string {
    const language = library.language
    return (books[language] ??= new Book(language, [sources[language]])).say(id, variables)
  },
}
