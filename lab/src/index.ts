export * from './calibrate.ts'
export * from './deal.ts'
export * from './interval.ts'
export * from './match.ts'
