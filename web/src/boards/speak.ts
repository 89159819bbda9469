import { language, type Language } from '../words/language.ts'

const said = import.meta.glob<{ speak(language: Language): Promise<void> }>('./*/words/index.ts')

/** Loads a board's words in the language of the page. Call it before anything else of the board is loaded: its modules use words at import. */
export async function speakOf(game: string): Promise<void> {
  if (language !== 'en') await (await said[`./${game}/words/index.ts`]?.())?.speak(language)
}
