import type { Gekido } from './state.ts'
export const evaluate = (g: Gekido): number[] => Array.from({ length: g.seats }, () => 1 / g.seats)
