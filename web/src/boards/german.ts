import type { Language } from '../words/language.ts'
import type * as German from './german-words.ts'

/** The German words of all games for use outside their boards; null in an English page. */
export let german: typeof German | null = null

/** Set before the page is loaded, because modules may use these words at import. */
export async function speakOfGames(language: Language): Promise<void> {
  if (language === 'de') german = await import('./german-words.ts')
}
