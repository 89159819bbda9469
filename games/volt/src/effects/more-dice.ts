import type { Effects } from '../moments.ts'

/** VT-PROG-4 A program has three or four dice, with at most two on each control unit. */
export const moreDice: Effects['program']['moreDice'] = { diagonal: false, more: true }
