import type { News } from '@robodrome/protocol'
import { sql } from 'kysely'
import type { Db } from '../store/schema/schema.ts'
import { HERE_MS } from './after-step.ts'
import { answersOf, type Notice } from './still-open.ts'

/** How long list cards may lag behind the steps. */
const LISTED_MS = 2_000

/**
 * A notice to a player at the table also covers the questions after their move (`Vigil`). Once the player has answered, the notice moves on
 * to their next question and is checked a minute after their last answer. Null if there is nothing to move on to: no answer, no question,
 * or a later notice for the same question.
 */
export const goneOn = async (
  db: Db,
  { n, table, news }: Notice & { n: string },
  now: number,
): Promise<{ news: News; due: number } | null> => {
  if (news.kind !== 'move') return null
  if (table === null) return null
  const { seat } = news
  const found = await db
    .selectFrom('tables')
    .innerJoinLateral(answersOf(db, table, news).orderBy('seq', 'desc').limit(1).as('answer'), (join) => join.onTrue())
    .select(['phase', 'card', 'answer.seq as answered', 'answer.at'])
    .select(({ selectFrom }) =>
      selectFrom('steps')
        .select(({ fn }) => fn.max('seq').as('last'))
        .where('table_id', '=', table)
        .as('last'),
    )
    .select(({ exists, selectFrom }) =>
      exists(
        selectFrom('notices as later')
          .innerJoin('notices as own', (join) => join.onRef('own.guest', '=', 'later.guest').onRef('own.table_id', '=', 'later.table_id'))
          .select('later.n')
          .where('own.n', '=', n)
          .whereRef('later.n', '>', 'own.n')
          .where(sql<boolean>`later.news ->> 'kind' = 'move' and (later.news ->> 'seat')::integer = ${seat}`)
          .where(sql<boolean>`(later.due_at is not null or (later.news ->> 'seq')::integer >= answer.seq)`),
      ).as('is_succeeded'),
    )
    .where('id', '=', table)
    .executeTakeFirst()
  if (found === undefined || found.phase !== 'playing' || found.is_succeeded) return null
  const due = Number(found.at) + HERE_MS
  if (due > now) return { news, due }
  const { card } = found
  // The list card is older than the steps.
  if ((card?.seq ?? -1) < (found.last ?? 0)) return { news, due: now + LISTED_MS }
  const place = card?.asked.indexOf(news.seat) ?? -1
  return place < 0 ? null : { news: { ...news, seq: found.answered, due: card?.dues?.[place] ?? null }, due: now }
}
