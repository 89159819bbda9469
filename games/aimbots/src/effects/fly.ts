import type { Codes } from '../moments.ts'

/** It passes over bots. */
export const fly: Codes['travel']['fly'] = { way: 'over' }
