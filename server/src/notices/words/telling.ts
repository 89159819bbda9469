import type { Language, News } from '@robodrome/protocol'
import { de } from './de.ts'
import { en } from './en.ts'

/** What a person reads: a line, and another that says more. */
export interface Telling {
  title: string
  body: string
}

/** Everything that is told outside of the page, in one language. A kind without words does not compile. */
export type Tellings = {
  readonly [K in News['kind']]: (news: Extract<News, { kind: K }>, game: string, now: number) => Telling
} & { readonly confirm: Telling }

const LANGUAGES: Readonly<Record<Language, Tellings>> = { en, de }

export const tell = (news: News, game: string, now: number, language: Language | null): Telling => {
  const said = LANGUAGES[language ?? 'en'][news.kind] as (news: News, game: string, now: number) => Telling
  return said(news, game, now)
}

export const confirmation = (language: Language | null): Telling => LANGUAGES[language ?? 'en'].confirm
