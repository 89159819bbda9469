import type { Language } from '../../../words/language.ts'
import type { Spoken } from '../../../words/spoken.ts'
import * as en from './en/index.ts'

/** What the board of Aimbots says, in the language of the page. */
export let words: Spoken<typeof en.words> = en.words
/** What the game itself says, in the same language. */
export let said = en.said

/** Before the board is loaded, for it may take words when it is. */
export async function speak(language: Language): Promise<void> {
  ;({ words, said } = language === 'de' ? await import('./de/index.ts') : en)
}

/** What is printed on a piece, in the language of the page; of a box that prints something else, just that. */
export const printed = (piece: string, own: string): string => (en.said.words.texts[piece] === own ? (said.words.texts[piece] ?? own) : own)
