export * from './again.ts'
export * from './mine.ts'
export * from './pool.ts'
export * from './solve.ts'
