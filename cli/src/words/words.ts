import type { en } from './en/index.ts'

/** The texts of the terminal. Other languages are other values of this type, so that a missing text does not compile. */
export type CliWords = Widened<typeof en>

/** The same functions with the same parameters, but with any text as the result. */
export type Widened<T> = T extends string
  ? string
  : T extends (...given: infer G) => string
    ? (...given: G) => string
    : { [K in keyof T]: Widened<T[K]> }
