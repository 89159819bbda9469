import type { Language } from '@robodrome/games'
import type { ReviewWords } from '@robodrome/review'

/** The words of the review, of which only one language is loaded. */
export const SAYS: Readonly<Record<Language, () => Promise<ReviewWords>>> = {
  en: async () => (await import('@robodrome/review/words/en')).en,
  de: async () => (await import('@robodrome/review/words/de')).de,
}
