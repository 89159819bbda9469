/** The languages of the page, each as it calls itself. */
export const LANGUAGES = { en: 'English', de: 'Deutsch' } as const
export type Language = keyof typeof LANGUAGES

const isLanguage = (text: string | null): text is Language => text !== null && Object.hasOwn(LANGUAGES, text)

const KEY = 'robodrome.language'

function kept(): Language | null {
  try {
    const found = localStorage.getItem(KEY)
    return isLanguage(found) ? found : null
  } catch {
    return null
  }
}

/** The first of the languages a browser wishes that the page has. */
const wished = (): Language => navigator.languages.map((each) => each.slice(0, 2).toLowerCase()).find(isLanguage) ?? 'en'

/** The language of this page, the same for as long as it is open; its workers speak English, which the page puts into its own. */
export const language: Language = typeof document === 'undefined' ? 'en' : (kept() ?? wished())

/** Remembers another language in this browser, for when the page is loaded again. */
export function keepLanguage(chosen: Language): void {
  try {
    localStorage.setItem(KEY, chosen)
  } catch {
    // A private window keeps nothing: the page goes on as the browser wishes.
  }
}
