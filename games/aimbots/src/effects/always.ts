import type { Codes } from '../moments.ts'

/** A margin in each attack of the bot. */
export const always: Codes['attack']['always'] = { margin: (_g, _bout, { margin }) => margin }
