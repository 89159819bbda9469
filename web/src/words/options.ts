import { options } from './en/options.ts'

/** What an option of a table is called, and its values where they are not names already. */
export interface OptionWords {
  title: string
  /** What it changes, in a sentence. */
  about?: string
  values?: Readonly<Record<string, string>>
}

/** By game and by the option's name. */
export type OptionTexts = Readonly<Record<string, Readonly<Record<string, OptionWords>>>>

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)

/** A name made readable, for options of a game that has no words here yet: `timeLimit` becomes "Time limit". */
const readable = (name: string): string => capital(name.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`))

export const optionWords = (game: string, name: string): OptionWords => options[game]?.[name] ?? { title: readable(name) }
export const optionValue = ({ values }: OptionWords, value: string): string => values?.[value] ?? capital(value)
export const variantName = capital
