/** AI opponents that every language has words for; others are called by what they are registered as. */
export type MindId = `level-${1 | 2 | 3 | 4 | 5}` | 'random' | 'rule-of-thumb' | 'search'
