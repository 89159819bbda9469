import type { Language } from '../../../words/language.ts'
import type { Spoken } from '../../../words/spoken.ts'
import * as en from './en/index.ts'

/** The texts of the Aimbots board, in the language of the page. */
export let words: Spoken<typeof en.words> = en.words
/** The game's own words, in the same language. */
export let said = en.said

/** Called before the board is loaded, because its modules may use words at import. */
export async function speak(language: Language): Promise<void> {
  ;({ words, said } = language === 'de' ? await import('./de/index.ts') : en)
}

/** The text printed on a piece, in the page's language. If a box prints a different text, that one is shown unchanged. */
export const printed = (piece: string, own: string): string => (en.said.words.texts[piece] === own ? (said.words.texts[piece] ?? own) : own)
