import { shownRating } from '@robodrome/leagues'
import type { BattleList, BattleOutcome, RatingChanges } from '@robodrome/protocol'
import type { Store } from '../store/store.ts'
import type { Db } from '../store/schema/schema.ts'
import type { ResultPlayer } from '../store/schema/results.ts'
import type { KeptStory } from '../store/schema/stories.ts'
import { namesOf } from './names.ts'

const PAGE = 20

/** Which battles of a player to list. `before` limits them to those that ended before this one. */
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

interface Row extends Rated {
  n: number
  table_id: string
  game: string
  mode: string
  outcome: BattleOutcome
  seat: number
  players: ResultPlayer[]
  ended_at: string
  begun_at: string
  is_open: boolean
  story: Pick<KeptStory, 'tale' | 'swing'> | null
  luck: number[] | null
}

/** Lists a player's battles, the latest first. `reader` is who asks, since private tables are shown only to their players. */
export async function battlesOf(
  { db, pool }: Pick<Store, 'db' | 'pool'>,
  player: string,
  reader: string | null,
  filter: BattleFilter,
): Promise<BattleList> {
  const { game, opponent, result, before } = filter
  const { rows } = await pool.query<Row>({
    // With an opponent given, the store plans the query for each pair: it should start from the player with fewer battles.
    ...(opponent === undefined && { name: game === undefined ? 'battles' : 'battles of a game' }),
    text: battlesQuery(game !== undefined, opponent !== undefined),
    values: [player, before ?? 2 ** 31 - 1, result ?? null, PAGE + 1, reader, game, opponent].filter((value) => value !== undefined),
  })
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

/**
 * A player with several seats has played once, with the first of them. The query finds the page of battles first, then everything shown
 * about them. With an opponent it starts from the opponent's battles, since the reader may have played a thousand times as many. Owners
 * of seats and changes are looked up for the few rows of a table (`offset 0` enforces this). Otherwise the store would plan for an
 * average player, and read all battles of a player for each row.
 */
const battlesQuery = (byGame: boolean, byOpponent: boolean): string => `
  with ${byOpponent ? `met as materialized (select table_id from played where player = $${byGame ? 7 : 6}),` : ''}
  page as materialized (
    select p.* from ${byOpponent ? 'met join played p using (table_id)' : 'played p'}
    where p.player = $1 and p.n < $2 and ($3::text is null or p.outcome = $3) ${byGame ? 'and p.game = $6' : ''}
      and $1 not in (select first.player from played first where first.table_id = p.table_id and first.seat < p.seat)
    order by p.n desc limit $4
  )
  select p.n, p.table_id, p.game, p.mode, p.outcome, p.seat, r.players, r.ended_at, r.begun_at, c.pool, c.mu_before, c.sigma_before, c.mu_after, c.sigma_after, s.story, s.luck,
    t.public or coalesce($5 in (select me.player from played me where me.table_id = p.table_id), false) as is_open
  from page p join results r using (table_id) join tables t on t.id = p.table_id
    left join stories s on s.table_id = p.table_id
    left join lateral (select * from rating_changes where table_id = p.table_id offset 0) c on c.account = p.player
  order by p.n desc`
