import type { Codes } from '../moments.ts'

/** The bot passes over others. */
export const fly: Codes['travel']['fly'] = { way: 'over' }
