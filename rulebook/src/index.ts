export * from './book.ts'
export { parseRulebook } from './parse.ts'
export { partOf, searched, wordsIn } from './search.ts'
