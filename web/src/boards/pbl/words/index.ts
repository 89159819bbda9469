import type { Language } from '../../../words/language.ts'
import type { Spoken } from '../../../words/spoken.ts'
import * as en from './en/index.ts'

/** The texts of the PBL Robots board, in the language of the page. */
export let words: Spoken<typeof en.words> = en.words
/** The game's own words, in the same language. */
export let said = en.said

/** Called before the board is loaded, because its modules may use words at import. */
export async function speak(language: Language): Promise<void> {
  ;({ words, said } = language === 'de' ? await import('./de/index.ts') : en)
}
