/** The origin of a piece of content: the rulebook, a public page, or our own design if neither has it. */
export type Origin = 'book' | 'web' | 'designed'
