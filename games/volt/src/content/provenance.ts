/** Where a piece of content comes from: the rulebook, a public page, or ours because no source gives it. */
export type Source = 'book' | 'web' | 'designed'
