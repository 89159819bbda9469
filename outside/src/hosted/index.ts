export * from './game.ts'
export * from './pools.ts'
export type * from './terms.ts'
export * from './words.ts'
