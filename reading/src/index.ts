export * from './read.ts'
export * from './unfit.ts'
