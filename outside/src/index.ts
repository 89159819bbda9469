export type * from './api.ts'
export type * from './blocks.ts'
export type { Steppers } from './hosted/terms.ts'
