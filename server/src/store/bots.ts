import { sql } from 'kysely'

/** Whether the account of the row of `guests` is a bot. */
export const isBot = sql<boolean>`exists (select from bots where bots.guest = guests.id)`.as('bot')
