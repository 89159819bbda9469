import type { Account, HostView } from '@robodrome/protocol'
import { sql, type ExpressionBuilder } from 'kysely'
import { jsonObjectFrom } from 'kysely/helpers/postgres'
import { VERSION } from '../base/version.ts'
import type { Db, Schema } from '../store/schema/schema.ts'

/** How many unsettled reports, new people and largest tables the view lists. */
const REPORTS = 100
const NEWEST = 10
const LARGEST = 8

/** The part of the host's view that comes from the store. */
export type Figures = Omit<HostView, 'packages' | 'boxes'>

/** Collects the current state of the site. */
export const hostViewOf = async (db: Db): Promise<Figures> => {
  const [reports, people, newest, tables, sizes, store] = await Promise.all([
    unsettled(db),
    counts(db),
    newcomers(db),
    db
      .selectFrom('tables')
      .select(['phase', sql<number>`count(*)::integer`.as('count')])
      .groupBy('phase')
      .execute(),
    largest(db),
    db.selectNoFrom(sql<string>`current_setting('server_version')`.as('version')).executeTakeFirstOrThrow(),
  ])
  const count = (phase: string): number => tables.find((each) => each.phase === phase)?.count ?? 0
  return {
    reports,
    people: { ...people, newest },
    tables: { open: count('open'), playing: count('playing'), over: count('over') },
    sizes,
    versions: [
      { name: 'Robodrome', version: VERSION },
      { name: 'Node.js', version: process.version },
      { name: 'PostgreSQL', version: store.version },
    ],
  }
}

const bot = sql<boolean>`exists (select from bots where guest = guests.id)`.as('bot')

const account = ({ selectFrom }: ExpressionBuilder<Schema, 'reports'>, of: 'by' | 'of') =>
  jsonObjectFrom(selectFrom('guests').select(['id', 'name', bot]).whereRef('guests.id', '=', `reports.${of}`)).$castTo<Account>()

async function unsettled(db: Db): Promise<HostView['reports']> {
  const rows = await db
    .selectFrom('reports')
    .select((eb) => [account(eb, 'by').as('by'), account(eb, 'of').as('of')])
    .select(['id', 'table_id as table', 'reason', 'text', 'at'])
    .where('settled_at', 'is', null)
    .orderBy('at')
    .limit(REPORTS)
    .execute()
  return rows.map((row) => ({ ...row, id: Number(row.id), at: Number(row.at) }))
}

const counts = (db: Db) =>
  db
    .selectNoFrom(({ selectFrom }) => [
      selectFrom('guests')
        .select(sql<number>`count(*)::integer`.as('n'))
        .where('left_at', 'is', null)
        .as('all'),
      selectFrom('guests')
        .select(sql<number>`count(*)::integer`.as('n'))
        .where('left_at', 'is', null)
        .where('kept_at', 'is not', null)
        .as('kept'),
      selectFrom('bots')
        .select(sql<number>`count(*)::integer`.as('n'))
        .as('programs'),
      selectFrom('sitters')
        .innerJoin('tables', 'tables.id', 'table_id')
        .select(sql<number>`count(distinct sitters.guest)::integer`.as('n'))
        .where('touched_at', '>', sql<Date>`now() - interval '1 day'`)
        .as('seenToday'),
    ])
    .$narrowType<{ all: number; kept: number; programs: number; seenToday: number }>()
    .executeTakeFirstOrThrow()

async function newcomers(db: Db): Promise<HostView['people']['newest']> {
  const rows = await db
    .selectFrom('guests')
    .select(['id', 'name', bot, 'created_at'])
    .where('left_at', 'is', null)
    .orderBy('created_at', 'desc')
    .limit(NEWEST)
    .execute()
  return rows.map(({ created_at, ...person }) => ({ ...person, since: created_at.getTime() }))
}

/** Returns the largest tables of the store, according to its own statistics. */
const largest = (db: Db): Promise<HostView['sizes']> =>
  db
    .selectFrom(sql<{ relname: string; relid: number }>`pg_stat_user_tables`.as('stats'))
    .select(['relname as name', sql<number>`pg_total_relation_size(relid)::float8`.as('bytes')])
    .orderBy('bytes', 'desc')
    .limit(LARGEST)
    .execute()
