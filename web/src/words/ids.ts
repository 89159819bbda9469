/** Games and programs that every language has words for; others are called by what they are registered as. */
export type GameId = 'gekido' | 'aimbots' | 'volt' | 'pbl'
export type MindId = 'random' | 'rule-of-thumb' | 'search'
