import type { Language, News } from '@robodrome/protocol'
import { de } from './de.ts'
import { en } from './en.ts'
import type { Telling, Tellings } from './shape.ts'

const LANGUAGES: Readonly<Record<Language, Tellings>> = { en, de }

export const tell = (news: News, game: string, now: number, language: Language | null): Telling => {
  const said = LANGUAGES[language ?? 'en'][news.kind] as (news: News, game: string, now: number) => Telling
  return said(news, game, now)
}

export const confirmation = (language: Language | null): Telling => LANGUAGES[language ?? 'en'].confirm
