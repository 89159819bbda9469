import type { News } from '@robodrome/protocol'

/** What a person reads: a line, and another that says more. */
export interface Telling {
  title: string
  body: string
}

/** Everything that is told outside of the page, in one language. A kind without words does not compile. */
export type Tellings = {
  readonly [K in News['kind']]: (news: Extract<News, { kind: K }>, game: string, now: number) => Telling
} & { readonly confirm: Telling }
