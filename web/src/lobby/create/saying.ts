import { loadWords } from '@robodrome/games'
import { capital, type Explained, type Words } from '@robodrome/phrases'
import { language } from '../../words/language.ts'

/** A game's texts about its modes and options, in the page's language. */
export type GameWords = Words

/** An option's name, effect, and names of its values. */
export type OptionWords = Pick<Explained, 'title' | 'values'> & Partial<Pick<Explained, 'about'>>

export const loadGameWords = async (id: string): Promise<GameWords | null> => (await loadWords(id, language)) ?? null

/** An option's name and explanation. If a game has no words for it, its id is made readable: `timeLimit` becomes "Time limit". */
export const sayingOf = (said: GameWords | null, option: string): OptionWords =>
  said?.settings[option] ?? { title: capital(option.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`)) }

export const valueName = ({ values }: OptionWords, value: string): string => values?.[value] ?? capital(value)

/** A variant's name in the page's language. */
export const variantName = (said: GameWords | null, variant: string): string => said?.variants?.[variant] ?? capital(variant)
