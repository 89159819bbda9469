import type { Language } from '@robodrome/games'
import type { World } from '../world.ts'
import { de } from './de.ts'
import { en } from './en.ts'
import type { CliWords } from './words.ts'

const WORDS: Readonly<Record<Language, CliWords>> = { en, de }

/** The languages of the terminal. */
export const LANGUAGES = Object.keys(WORDS) as readonly Language[]

export const isLanguage = (text: string): text is Language => Object.hasOwn(WORDS, text)

/** The language of the surroundings, by the first of the usual variables that says anything; English where they say another. */
export function languageOf({ language, env }: Pick<World, 'language' | 'env'>): Language {
  if (language !== undefined) return language
  const named = env['LC_ALL'] || env['LC_MESSAGES'] || env['LANG'] || ''
  const [, short = ''] = /^([a-z]+)/i.exec(named) ?? []
  return isLanguage(short.toLowerCase()) ? (short.toLowerCase() as Language) : 'en'
}

export const wordsOf = (world: Pick<World, 'language' | 'env'>): CliWords => WORDS[languageOf(world)]
