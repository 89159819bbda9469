import { sql } from 'kysely'

/** Whether a row of `guests` is a bot's account. */
export const isBot = sql<boolean>`exists (select from bots where bots.guest = guests.id)`.as('bot')
