export type * from './effects.ts'
export * from './kinds.ts'
export { CARDS, ORANGE, STANDARD, type Box } from './box.ts'
export * from './content.ts'
