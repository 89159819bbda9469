export * from './grammar.ts'
export * from './phrase.ts'
export * from './words.ts'
