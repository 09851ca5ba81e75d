/** Fetches the texts that are needed, and says what the page says in the language of the moment. */
import { Book, type Variables } from './book'
import { remember, remembered, type Language } from './language.svelte'

type Fetch = () => Promise<string>
const page = import.meta.glob<string>('./*.ftl', { query: '?raw', import: 'default' })
const common = import.meta.glob<string>('@engine/text/*.ftl', { query: '?raw', import: 'default' })
const games = import.meta.glob<string>('@engine/games/**/text/*.ftl', { query: '?raw', import: 'default' })

const intros: Record<Language, () => Promise<{ default: Record<string, string> }>> = {
  en: () => import('virtual:intros-en'),
  fr: () => import('virtual:intros-fr'),
}

function source(files: Record<string, Fetch>, ending: string): Promise<string> {
  const found = Object.entries(files).find(([path]) => path.endsWith(ending))
  return found ? found[1]() : Promise.resolve('')
}

/** Where a game's texts are: `dicium.crazy_cup` has those of its family too, which come first. */
export function folders(game: string): string[] {
  const words = game.split('.')
  return words.map((_, last) => words.slice(0, last + 1).join('/'))
}

class Library {
  #books = $state<Record<string, Book>>({})
  #intros = $state<Record<string, Book>>({})
  #language = $state<Language>(remembered())

  get language(): Language {
    return this.#language
  }

  /** The page's own book. Ready before the page is shown. */
  get page(): Book {
    return this.#books[this.#language]!
  }

  /** The book of a game; until it is fetched, its introduction, or the page's own. */
  book(game: string): Book {
    const key = `${this.#language}/${game}`
    return this.#books[key] ?? this.#intros[key] ?? this.page
  }

  /** What a game is called; its id where its texts do not say. */
  title(game: string): string {
    const book = this.book(game)
    return book.has('title') ? book.say('title') : game
  }

  async open(game?: string): Promise<void> {
    await this.#fetch(this.#language, game)
  }

  /** What every game is, in a few words: all that the lobby says of them. */
  async introduce(language = this.#language): Promise<void> {
    const found = (await intros[language]()).default
    for (const [game, intro] of Object.entries(found)) this.#intros[`${language}/${game}`] ??= new Book(language, [intro])
  }

  /** Speak another language from now on, wherever the player is. */
  async speak(language: Language): Promise<void> {
    const wanted = new Set(Object.keys(this.#books).map((key) => key.split('/')[1]))
    await Promise.all([this.introduce(language), ...[...wanted].map((game) => this.#fetch(language, game))])
    this.#language = language
    remember(language)
    this.show()
  }

  show() {
    document.documentElement.lang = this.#language
    document.querySelector('meta[name="description"]')?.setAttribute('content', this.page.say('description'))
  }

  async #fetch(language: Language, game: string | undefined): Promise<void> {
    const key = game ? `${language}/${game}` : language
    if (this.#books[key]) return
    // A game's messages may be called like the page's: they never share a book.
    const own = game ? folders(game).map((folder) => source(games, `/games/${folder}/text/${language}.ftl`)) : [source(page, `./${language}.ftl`)]
    const sources = [source(common, `/text/${language}.ftl`), ...own]
    this.#books[key] = new Book(language, await Promise.all(sources))
  }
}

export const library = new Library()

/** What the page says. */
export const say = (id: string, variables?: Variables) => library.page.say(id, variables)
/** The explanation that goes with it. */
export const explained = (id: string) => library.page.text(id)
