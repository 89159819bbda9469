import { shownRating } from '@robodrome/leagues'
import type { BattleList, BattleOutcome, RatingChanges } from '@robodrome/protocol'
import { sql } from 'kysely'
import { plannedAnew } from '../store/pool.ts'
import type { Db } from '../store/schema/schema.ts'
import { namesOf } from './names.ts'

const PAGE = 20

/** Which of a player's battles to list. With `before`, only those that ended before that one. */
export interface BattleFilter {
  game?: string | undefined
  opponent?: string | undefined
  result?: BattleOutcome | undefined
  before?: number | undefined
}

interface Rated {
  pool: string | null
  mu_before: number | null
  sigma_before: number | null
  mu_after: number | null
  sigma_after: number | null
}

/** Lists a player's battles, latest first. `reader` is the caller, because private tables are shown only to their players. */
export async function battlesOf(db: Db, player: string, reader: string | null, filter: BattleFilter): Promise<BattleList> {
  const rows = await battlesQuery(db, player, reader, filter).execute()
  const shown = rows.slice(0, PAGE)
  const name = await namesOf(
    db,
    shown.flatMap(({ players }) => players.map((each) => each.player)),
  )
  return {
    more: rows.length > PAGE,
    battles: shown.map((row) => ({
      n: row.n,
      table: row.is_open ? row.table_id : null,
      game: row.game,
      mode: row.mode,
      outcome: row.outcome,
      rank: row.players[row.seat]!.rank,
      seats: row.players.length,
      others: row.players.filter((each) => each.player !== player).map((each) => name(each.player)),
      endedAt: Number(row.ended_at),
      took: Number(row.ended_at) - Number(row.begun_at),
      story: row.is_open && row.story !== null ? { tale: row.story.tale, lowest: 1 - row.story.swing } : null,
      luck: row.is_open ? (row.luck?.[row.seat] ?? null) : null,
      change: changeOf(row),
    })),
  }
}

/** Lists the rating changes of a rated match, by the first seat of each player. */
export async function ratingChangesOf(db: Db, table: string): Promise<RatingChanges> {
  const rows = await db
    .selectFrom('played as p')
    .innerJoin('rating_changes as c', (join) => join.onRef('c.table_id', '=', 'p.table_id').onRef('c.account', '=', 'p.player'))
    .distinctOn('p.player')
    .select(['p.seat', 'c.pool', 'c.mu_before', 'c.sigma_before', 'c.mu_after', 'c.sigma_after'])
    .where('p.table_id', '=', table)
    .orderBy('p.player')
    .orderBy('p.seat')
    .execute()
  const changes = rows.flatMap((row) => {
    const change = changeOf(row)
    return change === null ? [] : [{ seat: row.seat, before: change.before, after: change.after }]
  })
  return { pool: rows[0]?.pool ?? null, changes: changes.toSorted((a, b) => a.seat - b.seat) }
}

const changeOf = ({ pool, mu_before, sigma_before, mu_after, sigma_after }: Rated): BattleList['battles'][number]['change'] => {
  if (pool === null || mu_before === null || mu_after === null) return null
  const number = (mu: number, sigma: number | null): number => shownRating({ mu, sigma: sigma ?? 0 }).rating
  return { pool, before: number(mu_before, sigma_before), after: number(mu_after, sigma_after) }
}

const CHANGE = [
  'change.account',
  'change.pool',
  'change.mu_before',
  'change.sigma_before',
  'change.mu_after',
  'change.sigma_after',
] as const

/**
 * A player with several seats has played only once, in the first of them. The query first finds the page of battles, then everything shown
 * about them. With an opponent, it starts from the opponent's battles, because the player may have a thousand times as many; the store
 * plans the query for each pair. Owners of seats and changes are looked up for the few rows of a table (`offset 0` enforces this).
 * Otherwise, the store would plan for an average player, and read all battles of a player for each row.
 */
const battlesQuery = (db: Db, player: string, reader: string | null, filter: BattleFilter) =>
  db
    .with(
      (cte) => cte('page').materialized(),
      () => pageOf(db, player, filter),
    )
    .selectFrom('page as p')
    .innerJoin('results as r', 'r.table_id', 'p.table_id')
    .innerJoin('tables as t', 't.id', 'p.table_id')
    .leftJoin('stories as s', 's.table_id', 'p.table_id')
    .leftJoinLateral(
      ({ selectFrom }) =>
        selectFrom('rating_changes as change').select(CHANGE).whereRef('change.table_id', '=', 'p.table_id').offset(sql.lit(0)).as('c'),
      (join) => join.onRef('c.account', '=', 'p.player'),
    )
    .select(['p.n', 'p.table_id', 'p.game', 'p.mode', 'p.outcome', 'p.seat', 'r.players', 'r.ended_at', 'r.begun_at'])
    .select(['c.pool', 'c.mu_before', 'c.sigma_before', 'c.mu_after', 'c.sigma_after', 's.story', 's.luck'])
    .select(({ eb, selectFrom }) => {
      const players = selectFrom('played as me').select('me.player').whereRef('me.table_id', '=', 'p.table_id')
      return eb.or([eb.ref('t.public'), ...(reader === null ? [] : [eb(eb.val(reader), 'in', players)])]).as('is_open')
    })
    .orderBy('p.n', 'desc')
    .$if(filter.opponent !== undefined, (query) => query.modifyEnd(plannedAnew))

const pageOf = (db: Db, player: string, { game, opponent, result, before }: BattleFilter) =>
  db
    .selectFrom('played as p')
    .select(['p.n', 'p.table_id', 'p.game', 'p.mode', 'p.outcome', 'p.seat', 'p.player'])
    .where('p.player', '=', player)
    .where(({ eb, selectFrom }) =>
      eb(
        eb.val(player),
        'not in',
        selectFrom('played as first')
          .select('first.player')
          .whereRef('first.table_id', '=', 'p.table_id')
          .whereRef('first.seat', '<', 'p.seat'),
      ),
    )
    .$if(before !== undefined, (query) => query.where('p.n', '<', before!))
    .$if(result !== undefined, (query) => query.where('p.outcome', '=', result!))
    .$if(game !== undefined, (query) => query.where('p.game', '=', game!))
    .$if(opponent !== undefined, (query) =>
      query.innerJoin(
        ({ selectFrom }) => selectFrom('played').select('table_id').where('player', '=', opponent!).offset(sql.lit(0)).as('met'),
        'met.table_id',
        'p.table_id',
      ),
    )
    .orderBy('p.n', 'desc')
    .limit(sql.lit(PAGE + 1))
