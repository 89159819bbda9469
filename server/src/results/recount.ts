import { sql } from 'kysely'
import type { Db } from '../store/schema/schema.ts'
import { COUNTED } from './count.ts'

/** Recounts the tallies of some players from their seats, after seats have changed hands. */
export async function recount(db: Db, players: readonly string[]): Promise<void> {
  await db.deleteFrom('tallies').where('player', 'in', players).execute()
  await db
    .deleteFrom('meetings')
    .where(({ or, eb }) => or([eb('player', 'in', players), eb('other', 'in', players)]))
    .execute()
  await db
    .insertInto('tallies')
    .columns(['player', 'game', 'mode', 'robot', 'won', 'lost', 'shared', 'off'])
    .expression(
      db
        .selectFrom(seatsOf(db).where('player', 'in', players).as('seats'))
        .select(['player', 'game', 'mode', robot])
        .select(({ fn }) => OUTCOMES.map((outcome) => fn.countAll().filterWhere('seats.outcome', '=', outcome).as(outcome)))
        .groupBy(['player', 'game', 'mode', sql`coalesce(robot, '')`]),
    )
    .execute()
  await db
    .insertInto('meetings')
    .columns(['player', 'other', 'won', 'lost', 'shared', 'off', 'last'])
    .expression(
      db
        .with('seats', () => seatsOf(db).where('table_id', 'in', db.selectFrom('played').select('table_id').where('player', 'in', players)))
        .selectFrom('seats as one')
        .innerJoin('seats as two', 'two.table_id', 'one.table_id')
        .select(['one.player', 'two.player as other'])
        .select(({ fn }) => OUTCOMES.map((outcome) => fn.countAll().filterWhere('one.outcome', '=', outcome).as(outcome)))
        .select(({ fn }) => fn.max('one.n').as('last'))
        .whereRef('one.side', '<>', 'two.side')
        .where(({ or, eb }) => or([eb('one.player', 'in', players), eb('two.player', 'in', players)]))
        .groupBy(['one.player', 'two.player']),
    )
    .execute()
}

const OUTCOMES = ['won', 'lost', 'shared', 'off'] as const

const robot = sql<string>`coalesce(robot, '')`.as('robot')

/** A player with several seats has played one match only, in the first of them. */
const seatsOf = (db: Db) =>
  db.selectFrom('played').distinctOn(['table_id', 'player']).select(COUNTED).orderBy('table_id').orderBy('player').orderBy('seat')
