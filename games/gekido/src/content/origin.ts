/** The origin of a piece of content: the printed rulebook, a public article, or our own design if there is none. */
export type Origin = 'book' | 'web' | 'designed'

/** The origin of each field by its path, for example `attack.FOUR_KIND`; `*` covers all other fields. */
export type Provenance = Readonly<{ '*': Origin; [field: string]: Origin }>
