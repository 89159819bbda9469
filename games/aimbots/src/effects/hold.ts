import type { Codes } from '../moments.ts'

/** The bot resists abilities of enemies. */
export const hold: Codes['standing']['hold'] = { holds: true }
