import type { en } from './en/index.ts'

/** What the terminal says. Another language is one more value of this type: what is missing does not compile. */
export type CliWords = Widened<typeof en>

/** The same things, taking the same, as whatever text. */
export type Widened<T> = T extends string
  ? string
  : T extends (...given: infer G) => string
    ? (...given: G) => string
    : { [K in keyof T]: Widened<T[K]> }
