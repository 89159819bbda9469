export * from './game.ts'
export type * from './terms.ts'
export * from './words.ts'
