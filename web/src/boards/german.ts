import type { Language } from '../words/language.ts'
import type * as German from './german-words.ts'

/** The German words of all games that are needed outside their boards; null in a page that speaks English. */
export let german: typeof German | null = null

/** Before the page is loaded, for it may take these words when it is. */
export async function speakOfGames(language: Language): Promise<void> {
  if (language === 'de') german = await import('./german-words.ts')
}
