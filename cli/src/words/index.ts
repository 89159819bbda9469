import type { Language } from '@robodrome/games'
import { de } from './de/index.ts'
import { en } from './en/index.ts'
import type { CliWords } from './words.ts'

export type { CliWords } from './words.ts'

/** What determines the language of the terminal. */
export interface Surroundings {
  env: Readonly<Record<string, string | undefined>>
  /** The requested language. If there is none, the environment's language is used. */
  language?: Language
}

const WORDS: Readonly<Record<Language, CliWords>> = { en, de }

/** The languages of the terminal. */
export const LANGUAGES = Object.keys(WORDS) as readonly Language[]

export const isLanguage = (text: string): text is Language => Object.hasOwn(WORDS, text)

/**
 * Returns the language of the environment, from the first of the usual variables that is set; English if the terminal does not support that
 * language.
 */
export function languageOf({ language, env }: Surroundings): Language {
  if (language !== undefined) return language
  const named = env['LC_ALL'] || env['LC_MESSAGES'] || env['LANG'] || ''
  const [, short = ''] = /^([a-z]+)/i.exec(named) ?? []
  return isLanguage(short.toLowerCase()) ? (short.toLowerCase() as Language) : 'en'
}

export const wordsOf = (world: Surroundings): CliWords => WORDS[languageOf(world)]
