import { changesBy, NEWCOMER, poolOf, ratedMatch, type RatedMatch, type RatingChange, type Standing } from '@robodrome/leagues'
import type { PoolClient } from 'pg'
import type { MatchResult } from './result.ts'

/** A match that has just been counted, for those who go on from it in the same transaction. */
export interface Counted {
  n: number
  result: MatchResult
  changes: RatingChange[]
}

/** Does more with a result before it is committed; what it throws undoes the end of the match. */
export type OnEnded = (client: PoolClient, counted: Counted) => Promise<void>

/** Whoever counts results has the lock: they are counted one after another, in the order in which they are committed. */
export const lockEnds = async (client: PoolClient): Promise<void> => {
  await client.query("select pg_advisory_xact_lock(hashtext('robodrome ends'))")
}

/** Counts the result of a match: once, and only by whoever has the lock. Null if it was counted before. */
export async function count(client: PoolClient, result: MatchResult): Promise<Counted | null> {
  const { rows } = await client.query<{ n: number }>({
    name: 'end',
    text: 'insert into ends (table_id) values ($1) on conflict do nothing returning n',
    values: [result.table],
  })
  return rows[0] === undefined ? null : countAs(client, rows[0].n, result)
}

/** Counts a result at its place in the order of ends. */
export async function countAs(client: PoolClient, n: number, result: MatchResult): Promise<Counted> {
  const rated = await ratedBy(client, result)
  await writeResult(client, n, result, rated?.match.pool ?? null)
  return { n, result, changes: rated === null ? [] : await writeRatings(client, n, result.table, rated) }
}

async function writeResult(client: PoolClient, n: number, result: MatchResult, pool: string | null): Promise<void> {
  const { table, game, mode, players, robots, outcomes, teams, ranking, rule, scores, begunAt, endedAt, steps } = result
  await client.query({
    name: 'result',
    text: `insert into results (table_id, n, game, mode, players, ranking, rule, scores, pool, begun_at, ended_at, steps)
      values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12)`,
    values: [
      table,
      n,
      game,
      mode,
      JSON.stringify(players),
      ranking && JSON.stringify(ranking),
      rule,
      scores && JSON.stringify(scores),
      pool,
      begunAt,
      endedAt,
      steps,
    ],
  })
  const sideOf = (seat: number): number => teams.findIndex((team) => team.includes(seat))
  const rows = players.map(({ player }, seat) => ({
    table_id: table,
    seat,
    side: sideOf(seat),
    n,
    player,
    game,
    mode,
    outcome: outcomes[seat],
    robot: robots[seat],
  }))
  await client.query({ name: 'played', text: PLAYED, values: [JSON.stringify(rows)] })
  await client.query({ name: 'tally', text: TALLY, values: [table] })
  await client.query({ name: 'meet', text: MEET, values: [table] })
}

const PLAYED = 'insert into played select * from json_populate_recordset(null::played, $1)'

/** Somebody who had several seats has played one match, by the first of them. */
const SEATS = 'select distinct on (player) * from played where table_id = $1 order by player, seat'
const COUNTS = "(outcome = 'won')::integer, (outcome = 'lost')::integer, (outcome = 'shared')::integer, (outcome = 'off')::integer"
const ADD = (table: string) => ['won', 'lost', 'shared', 'off'].map((name) => `${name} = ${table}.${name} + excluded.${name}`).join(', ')

const TALLY = `
  insert into tallies (player, game, mode, robot, won, lost, shared, off)
  select player, game, mode, coalesce(robot, ''), ${COUNTS} from (${SEATS}) seats
  on conflict (player, game, mode, robot) do update set ${ADD('tallies')}`

const MEET = `
  with seats as (${SEATS})
  insert into meetings (player, other, won, lost, shared, off, last)
  select one.player, two.player, ${COUNTS.replaceAll('outcome', 'one.outcome')}, one.n from seats one join seats two on one.side <> two.side
  on conflict (player, other) do update set ${ADD('meetings')}, last = excluded.last`

type Rated = { match: RatedMatch; programs: ReadonlySet<string> }

/** LG-RATE-7 to LG-RATE-9 What of a result is rated; null: nothing. */
async function ratedBy(client: PoolClient, result: MatchResult): Promise<Rated | null> {
  const { table, game, mode, options, players, teams, ranking, played, begunAt } = result
  const { rows } = await client.query<{ rated: boolean; arranged: string | null }>({
    name: 'rated',
    text: 'select rated, arranged from tables where id = $1',
    values: [table],
  })
  const { rated, arranged } = rows[0]!
  if (!rated) return null
  const known = await accountsOf(
    client,
    players.map(({ player }) => player),
    begunAt,
  )
  const match = ratedMatch({
    pool: poolOf(game, { mode, options }),
    rated,
    arranged: arranged !== null,
    played,
    teams,
    ranking,
    players: players.map(({ player, takenOver, late = false }) => {
      if (player.startsWith('mind:')) return { account: player, program: true, builtIn: true, owner: null, takenOver, late }
      const owner = known.get(player) ?? null
      return { account: known.has(player) ? player : null, program: owner !== null, builtIn: false, owner, takenOver, late }
    }),
  })
  return (
    match && {
      match,
      programs: new Set(match.teams.flat().filter((each) => each.startsWith('mind:') || (known.get(each) ?? null) !== null)),
    }
  )
}

/** Those who had kept their account when the match began, and programs, each with its owner. */
async function accountsOf(client: PoolClient, guests: readonly string[], begunAt: number): Promise<Map<string, string | null>> {
  const { rows } = await client.query<{ id: string; owner: string | null }>({
    name: 'accounts',
    text: 'select id, owner from guests left join bots on guest = id where id = any($1) and (owner is not null or kept_at <= $2)',
    values: [guests, new Date(begunAt)],
  })
  return new Map(rows.map(({ id, owner }) => [id, owner]))
}

/** LG-RATE-10 Each change is stored with its match. */
async function writeRatings(client: PoolClient, n: number, table: string, { match, programs }: Rated): Promise<RatingChange[]> {
  const { rows } = await client.query<{ account: string; mu: number; sigma: number; matches: number }>({
    name: 'standings',
    text: 'select account, mu, sigma, matches from ratings where pool = $1 and account = any($2)',
    values: [match.pool, match.teams.flat()],
  })
  const before = new Map(rows.map(({ account, mu, sigma, matches }): [string, Standing] => [account, { rating: { mu, sigma }, matches }]))
  const standing = (account: string): Standing => before.get(account) ?? NEWCOMER
  const changes = changesBy(match, standing)
  const written = changes.map(({ pool, account, before: old, after }) => ({
    table_id: table,
    account,
    pool,
    n,
    mu_before: old.mu,
    sigma_before: old.sigma,
    mu_after: after.mu,
    sigma_after: after.sigma,
    program: programs.has(account),
    matches: standing(account).matches + 1,
  }))
  await client.query({ name: 'rate', text: RATE, values: [JSON.stringify(written)] })
  return changes
}

const RATE = `
  with new as (
    select * from json_to_recordset($1) as new (table_id text, account text, pool text, n integer, mu_before float8, sigma_before float8,
      mu_after float8, sigma_after float8, program boolean, matches integer)
  ), changed as (
    insert into rating_changes (table_id, account, pool, n, mu_before, sigma_before, mu_after, sigma_after)
    select table_id, account, pool, n, mu_before, sigma_before, mu_after, sigma_after from new
  )
  insert into ratings (pool, account, program, mu, sigma, matches) select pool, account, program, mu_after, sigma_after, matches from new
  on conflict (pool, account) do update set mu = excluded.mu, sigma = excluded.sigma, matches = excluded.matches`
