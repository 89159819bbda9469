import type { Codes } from '../moments.ts'

/** AB-PIVOT-2 A Pivot may be a half turn. */
export const halfTurn: Codes['pivot']['halfTurn'] = { turn: 'half turn' }
