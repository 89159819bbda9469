/** The source of a piece of content: the printed rulebook, a public article, or our own design where no source exists. */
export type Source = 'book' | 'web' | 'designed'

/** The source of each field by its path, for example `attack.FOUR_KIND`; `*` covers all other fields. */
export type Provenance = Readonly<{ '*': Source; [field: string]: Source }>
