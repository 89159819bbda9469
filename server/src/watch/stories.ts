import type { Story } from '@robodrome/protocol'
import { sql } from 'kysely'
import type { OnEnded } from '../results/count.ts'
import type { Db } from '../store/schema/schema.ts'
import { botsAmong } from '../tables/listing.ts'

/** Runs with the result of a match: notes that its story is still to be computed. */
export const noteUntold: OnEnded = async (db, { result: { table, endedAt } }) => {
  await db
    .insertInto('stories')
    .columns(['table_id', 'ended_at', 'swing', 'untold', 'hidden'])
    .expression(({ selectFrom }) =>
      selectFrom('tables')
        .select(['id', sql<string>`${endedAt}::bigint`.as('ended_at'), sql<number>`0`.as('swing'), sql<boolean>`true`.as('untold')])
        .select(({ not }) => not('public').as('hidden'))
        .where('id', '=', table),
    )
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

const DAY_MS = 86_400_000
const DAYS = 7
const SHOWN = 12

/** Lists public matches of the last seven days, the greatest swing first, then older ones, latest first. */
export async function storiesOf(db: Db, now: number): Promise<Story[]> {
  const first = Math.floor(now / DAY_MS) - DAYS + 1
  const rows = await ofLate(db, first)
  if (rows.length < SHOWN) rows.push(...(await older(db, first, SHOWN - rows.length)))
  return rows.flatMap(({ story, card }) =>
    story === null || card === null ? [] : [{ ...story, names: card.seats.map(({ name }) => name), bots: botsAmong(card.seats) }],
  )
}

/** An index finds the best of each day, however many matches there were. */
const ofLate = (db: Db, first: number) =>
  db
    .selectFrom(sql<{ day: string }>`generate_series(${first}::bigint, ${first + DAYS - 1}::bigint)`.as<'days'>(sql`days (day)`))
    .crossJoinLateral((eb) =>
      eb
        .selectFrom('stories')
        .select(['table_id', 'story', 'swing', 'ended_at'])
        .where(sql<boolean>`ended_at / 86400000 = days.day`)
        .where(isShown)
        .orderBy('swing', 'desc')
        .limit(SHOWN)
        .as('best'),
    )
    .innerJoin('tables', 'tables.id', 'best.table_id')
    .select(['best.story', 'tables.card'])
    .orderBy('best.swing', 'desc')
    .orderBy('best.ended_at', 'desc')
    .limit(SHOWN)
    .execute()

const older = (db: Db, first: number, most: number) =>
  db
    .selectFrom('stories')
    .innerJoin('tables', 'tables.id', 'stories.table_id')
    .select(['stories.story', 'tables.card'])
    .where('ended_at', '<', `${first * DAY_MS}`)
    .where(isShown)
    .orderBy('ended_at', 'desc')
    .limit(most)
    .execute()

/** The conditions match the order of the indexes. */
const isShown = sql<boolean>`story is not null and hidden is not true`
