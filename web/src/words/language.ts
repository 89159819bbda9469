/** The languages of the page. */
export type Language = 'en' | 'de'

/** The language of this page, the same for as long as it is open. */
export const language: Language = 'en'
