/** What a language must say, given what another says: the same things, taking the same, as whatever text. */
export type Spoken<T> = T extends string
  ? string
  : T extends (...given: infer G) => infer R
    ? (...given: G) => Spoken<R>
    : T extends object
      ? { [K in keyof T]: Spoken<T[K]> }
      : T
