import type { News } from '@robodrome/protocol'

/** A notice as a person reads it: a title line, and a second line with details. */
export interface Telling {
  title: string
  body: string
}

/** Every message outside the page, in one language. A kind without words does not compile. */
export type Tellings = {
  readonly [K in News['kind']]: (news: Extract<News, { kind: K }>, game: string, now: number) => Telling
} & { readonly confirm: Telling }
