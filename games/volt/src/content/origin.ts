/** The source of a piece of content: the rulebook, a public page, or our own design if no source exists. */
export type Origin = 'book' | 'web' | 'designed'
