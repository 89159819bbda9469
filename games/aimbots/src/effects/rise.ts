import type { Codes } from '../moments.ts'

/** A die roll cancels its defeat. */
export const rise: Codes['damage']['rise'] = { survives: ({ on }) => on }
