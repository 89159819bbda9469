export * from './grammar.ts'
export { nearest } from './nearest.ts'
export * from './phrase.ts'
export * from './words.ts'
