import type { News } from '@robodrome/protocol'
import { sql } from 'kysely'
import type { Db } from '../store/schema/schema.ts'
import { dutiesOf } from './duties-of.ts'

/** A notice, already sent or not. */
export interface Notice {
  guest: string
  table: string | null
  news: News
}

/** Whether a pending notice still applies. A notice that was answered in the meantime, here or elsewhere, does not. */
export const isOpen = async (db: Db, { guest, table, news }: Notice): Promise<boolean> => {
  if (isDuty(news)) return (await dueNow(db, guest, news)) !== undefined
  if (news.kind === 'challenge') return isUnanswered(db, news.challenge)
  if (news.kind === 'friend') return isJoinable(db, table)
  if (news.kind !== 'move' && news.kind !== 'short') return true
  if (table === null) return false
  const found = await db
    .selectFrom('tables')
    .select('phase')
    .select(
      sql<boolean>`exists (select from json_array_elements_text(card -> 'asked') as seat where seat::integer = ${news.seat})`.as(
        'is_listed',
      ),
    )
    .select(({ selectFrom }) =>
      sql<boolean>`coalesce((card ->> 'seq')::integer, -1) < coalesce(${selectFrom('steps')
        .select(({ fn }) => fn.max('seq').as('last'))
        .where('table_id', '=', table)}, 0)`.as('is_old'),
    )
    .select(({ exists }) => exists(answersOf(db, table, news)).as('answered'))
    .where('id', '=', table)
    .executeTakeFirst()
  // A list card may lag behind the steps, in which case only the steps are reliable.
  return found !== undefined && !found.answered && found.phase === 'playing' && (found.is_listed || found.is_old)
}

/** Selects challenges that were not accepted, declined or withdrawn. Sitting down accepts a challenge. */
export const unanswered = (db: Db) =>
  db
    .selectFrom('challenges')
    .select('challenges.id')
    .where('state', '=', 'open')
    .where('expires_at', '>', sql<Date>`now()`)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('sitters')
            .select('sitters.guest')
            .whereRef('sitters.guest', '=', 'challenges.to_guest')
            .whereRef('sitters.table_id', '=', 'challenges.table_id'),
        ),
      ),
    )

const isUnanswered = async (db: Db, challenge: string): Promise<boolean> =>
  (await unanswered(db).where('challenges.id', '=', challenge).executeTakeFirst()) !== undefined

/** Whether a table has not begun and has an open seat. */
const isJoinable = async (db: Db, table: string | null): Promise<boolean> => {
  const found = await db
    .selectFrom('tables')
    .select('id')
    .where('id', '=', table)
    .where('phase', '=', 'open')
    .where(sql<boolean>`exists (select from json_array_elements(card -> 'seats') as seat where seat ->> 'kind' = 'open')`)
    .executeTakeFirst()
  return found !== undefined
}

/** Selects the choices of a seat after a step of its table. */
export const answersOf = (db: Db, table: string, { seq, seat }: { seq: number; seat: number }) =>
  db
    .selectFrom('steps')
    .select(['seq', 'at'])
    .where('table_id', '=', table)
    .where('seq', '>', seq)
    .where(sql<boolean>`body::json ->> 'kind' = 'choose' and (body::json ->> 'seat')::integer = ${seat}`)

type DutyNews = Extract<News, { kind: 'league' | 'league-short' }>
export const isDuty = (news: News): news is DutyNews => news.kind === 'league' || news.kind === 'league-short'

/** Returns the current deadline of a duty in a competition, which may have moved. Undefined if the duty is done. */
export const dueNow = async (db: Db, guest: string, { competition, what, since }: DutyNews): Promise<number | null | undefined> =>
  (await dutiesOf(db, guest)).find((duty) => duty.competition === competition && duty.what === what && duty.since === since)?.by
