import type { Codes } from '../moments.ts'

/** The bot gets a margin in each of its attacks. */
export const always: Codes['attack']['always'] = { margin: (_g, _bout, { margin }) => margin }
