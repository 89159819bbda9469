import type { Codes } from '../moments.ts'

/** It resists abilities of enemies. */
export const hold: Codes['standing']['hold'] = { holds: true }
