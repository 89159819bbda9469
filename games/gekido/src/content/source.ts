/** Where a piece of content comes from: the printed rulebook, a public article, or us, because no source gives it. */
export type Source = 'book' | 'web' | 'designed'

/** The source of each field by its path, such as `attack.FOUR_KIND`; `*` stands for all that are not named. */
export type Provenance = Readonly<{ '*': Source; [field: string]: Source }>
