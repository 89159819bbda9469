/** AI opponents that have words in every language; all others use their registered names. */
export type MindId = `level-${1 | 2 | 3 | 4 | 5}` | 'random' | 'rule-of-thumb' | 'search'
