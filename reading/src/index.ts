export * from './latest.ts'
export * from './read.ts'
export * from './unfit.ts'
export * from './whole.ts'
