import { loadWords } from '@robodrome/games'
import { capital, type Explained, type Words } from '@robodrome/phrases'
import { language } from '../../words/language.ts'

/** What a game says about its modes and options, in the language of the page. */
export type GameWords = Words

/** The name of an option, what it changes, and what its values are called. */
export type OptionWords = Pick<Explained, 'title' | 'values'> & Partial<Pick<Explained, 'about'>>

export const loadGameWords = async (id: string): Promise<GameWords | null> => (await loadWords(id, language)) ?? null

/** An option as the game names and explains it; in a game without words its name made readable: `timeLimit` becomes "Time limit". */
export const sayingOf = (said: GameWords | null, option: string): OptionWords =>
  said?.settings[option] ?? { title: capital(option.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`)) }

export const valueName = ({ values }: OptionWords, value: string): string => values?.[value] ?? capital(value)

/** A variant as the language of the page calls it. */
export const variantName = (said: GameWords | null, variant: string): string => said?.variants?.[variant] ?? capital(variant)
