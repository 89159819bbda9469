/** The source of a piece of content: the rulebook, a public page, or our own design where no source exists. */
export type Origin = 'book' | 'web' | 'designed'
