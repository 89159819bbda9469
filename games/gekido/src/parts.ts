import type { Part } from './state.ts'

/** The sum of the parts of a damage number. */
export const sum = (parts: readonly Part[]): number => parts.reduce((total, part) => total + part.value, 0)
