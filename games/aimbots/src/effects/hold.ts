import type { Codes } from '../moments.ts'

/** It holds its ground against abilities of enemies. */
export const hold: Codes['standing']['hold'] = { holds: true }
