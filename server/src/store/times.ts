import { sql } from 'kysely'

/** Returns a time this far in the future, by the clock of the store. */
export const secondsFromNow = (seconds: number) => sql<Date>`now() + ${seconds} * interval '1 second'`
