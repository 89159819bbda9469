/** The type of the words in another language: the same functions with the same parameters, but with any text as the result. */
export type Spoken<T> = T extends string
  ? string
  : T extends (...given: infer G) => infer R
    ? (...given: G) => Spoken<R>
    : T extends object
      ? { [K in keyof T]: Spoken<T[K]> }
      : T
