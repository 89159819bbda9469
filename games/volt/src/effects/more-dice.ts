import type { Effects } from '../moments.ts'

/** VT-PROG-4 Three or four dice, up to two on a control unit. */
export const moreDice: Effects['program']['moreDice'] = { diagonal: false, more: true }
