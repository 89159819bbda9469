import { sql } from 'kysely'

/** Returns a time after now, by the clock of the store. */
export const secondsFromNow = (seconds: number) => sql<Date>`now() + ${seconds} * interval '1 second'`
