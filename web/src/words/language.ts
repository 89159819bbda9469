/** The languages of the page, each by its own name. */
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

/** The first language among the browser's preferences that the page has. */
const wished = (): Language => navigator.languages.map((each) => each.slice(0, 2).toLowerCase()).find(isLanguage) ?? 'en'

/** The language of this page, fixed as long as it is open. Its workers speak English, and the page translates. */
export const language: Language = typeof document === 'undefined' ? 'en' : (kept() ?? wished())

/** Stores another language in this browser, for the next time the page is loaded. */
export function keepLanguage(chosen: Language): void {
  try {
    localStorage.setItem(KEY, chosen)
  } catch {
    // A private window stores nothing, so the browser's preference decides.
  }
}
