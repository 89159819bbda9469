import type { Effects } from '../moments.ts'

/** VT-CTL-4, VT-PROG-5 A blue die within the module's range may be placed on a diagonal key. */
export const diagonalKey: Effects['program']['diagonalKey'] = { diagonal: true, more: false }
