export * from './book.ts'
export { parseRulebook } from './parse.ts'
export { searched } from './search.ts'
