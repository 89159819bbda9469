/** AI opponents that have words in every language; others go by their registered names. */
export type MindId = `level-${1 | 2 | 3 | 4 | 5}` | 'random' | 'rule-of-thumb' | 'search'
