import type { Part } from './state.ts'

/** What the parts of a damage come to. */
export const sum = (parts: readonly Part[]): number => parts.reduce((total, part) => total + part.value, 0)
