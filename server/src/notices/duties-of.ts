import { sql } from 'kysely'
import type { LeagueDuty } from '@robodrome/protocol'
import type { Db, WaitsFor } from '../store/schema/schema.ts'

/** A duty, and the log entry since which it has been open. */
export type OpenDuty = LeagueDuty & { since: number }

/** Lists the open duties of an account in all competitions, the most urgent first. They are read from the cards. */
export const dutiesOf = (db: Db, guest: string): Promise<OpenDuty[]> =>
  db
    .selectFrom('competitions')
    .innerJoin('competition_members', 'competition_members.competition', 'competitions.id')
    .crossJoinLateral(
      waiting.as<'duty'>(sql`duty (guest text, what text, "table" text, seat integer, against text, by double precision, since integer)`),
    )
    .leftJoin('tables', 'tables.id', 'duty.table')
    .select(['competitions.id as competition', 'duty.what', 'duty.table', 'duty.seat', 'duty.against', 'duty.by'])
    .select([
      sql<string>`competitions.card ->> 'title'`.as('title'),
      sql<string>`competitions.card -> 'games' ->> 0`.as('game'),
      sql<boolean>`competitions.card ->> 'pace' = 'live'`.as('live'),
      sql<number>`coalesce(duty.since, 0)`.as('since'),
    ])
    .where('competition_members.guest', '=', guest)
    .where('duty.guest', '=', guest)
    .where('competitions.status', 'in', ['open', 'running'])
    .where(({ or, eb, and }) =>
      or([
        eb('duty.what', 'not in', ['match', 'agreed']),
        // A match waits for a player who has not sat down at its table. After that, the table tells whose move it is.
        and([eb('tables.phase', '=', 'open'), sql<boolean>`coalesce(tables.card -> 'seats' -> duty.seat ->> 'guest', '') <> ${guest}`]),
      ]),
    )
    .orderBy('live', 'desc')
    .orderBy('duty.by', (order) => order.asc().nullsLast())
    .orderBy('competitions.id')
    .execute()

const waiting = sql<WaitsFor>`json_to_recordset(competitions.card -> 'waiting')`
