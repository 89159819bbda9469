/** The origin of a piece of content: the printed rulebook, a public article, or our own design if neither has it. */
export type Origin = 'book' | 'web' | 'designed'

/** The origin of each field by its path, for example `attack.FOUR_KIND`; `*` covers all other fields. */
export type Provenance = Readonly<{ '*': Origin; [field: string]: Origin }>
