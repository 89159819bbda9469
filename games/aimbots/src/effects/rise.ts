import type { Codes } from '../moments.ts'

/** A die roll cancels the bot's defeat. */
export const rise: Codes['damage']['rise'] = { survives: ({ on }) => on }
