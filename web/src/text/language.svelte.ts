/** The language of the page: what the player chose, remembered on this device, or what the browser asks for. */
export const LANGUAGES = ['en', 'fr'] as const
export type Language = (typeof LANGUAGES)[number]

const KEY = 'tatami.language'
export const LOCALES: Record<Language, string> = { en: 'en-GB', fr: 'fr-FR' }

/** The first language of a list that there are texts in. */
export function fitting(wanted: readonly string[]): Language {
  for (const tag of wanted) {
    const found = LANGUAGES.find((language) => tag.toLowerCase().split('-')[0] === language)
    if (found) return found
  }
  return 'en'
}

export function remembered(): Language {
  try {
    const found = localStorage.getItem(KEY)
    if (found) return fitting([found])
  } catch {
    // storage is closed to us: private windows, or a page in a frame
  }
  return fitting(typeof navigator === 'undefined' ? [] : navigator.languages)
}

export function remember(language: Language) {
  try {
    localStorage.setItem(KEY, language)
  } catch {
    // not remembered, but spoken all the same
  }
}
