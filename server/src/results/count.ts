import { changesBy, NEWCOMER, ratedMatch, type RatedMatch, type RatingChange, type Standing } from '@robodrome/leagues'
import { sql } from 'kysely'
import type { Db } from '../store/schema/schema.ts'
import type { MatchResult } from './result.ts'

/** A match that has just been counted. Listeners run in the same transaction. */
export interface Counted {
  n: number
  result: MatchResult
  changes: RatingChange[]
}

/** Runs before a result is committed. An exception rolls back the end of the match. */
export type OnEnded = (db: Db, counted: Counted) => Promise<void>

/** Only one transaction counts results at a time, so they are counted in the order of their commits. */
export const lockEnds = async (db: Db): Promise<void> => {
  await sql`select pg_advisory_xact_lock(hashtext('robodrome ends'))`.execute(db)
}

/** Counts the result of a match once. The caller holds the lock. Null if it was counted before. */
export async function count(db: Db, result: MatchResult): Promise<Counted | null> {
  const end = await db
    .insertInto('ends')
    .values({ table_id: result.table })
    .onConflict((conflict) => conflict.doNothing())
    .returning('n')
    .executeTakeFirst()
  return end === undefined ? null : countAs(db, end.n, result)
}

/** Counts a result at its place in the order in which matches ended. */
export async function countAs(db: Db, n: number, result: MatchResult): Promise<Counted> {
  const rated = await ratedBy(db, result)
  await writeResult(db, n, result, rated?.match.pool ?? null)
  return { n, result, changes: rated === null ? [] : await writeRatings(db, n, result.table, rated) }
}

async function writeResult(db: Db, n: number, result: MatchResult, pool: string | null): Promise<void> {
  const { table, game, mode, players, robots, outcomes, teams, ranking, rule, scores, begunAt, endedAt, steps } = result
  await db
    .insertInto('results')
    .values({
      table_id: table,
      n,
      game,
      mode,
      players: JSON.stringify(players),
      ranking: ranking && JSON.stringify(ranking),
      rule,
      scores: scores && JSON.stringify(scores),
      pool,
      begun_at: begunAt,
      ended_at: endedAt,
      steps,
    })
    .execute()
  const sideOf = (seat: number): number => teams.findIndex((team) => team.includes(seat))
  const rows = players.map(({ player }, seat) => ({
    table_id: table,
    seat,
    side: sideOf(seat),
    n,
    player,
    game,
    mode,
    outcome: outcomes[seat]!,
    robot: robots[seat]!,
  }))
  await db.insertInto('played').values(rows).execute()
  await tally(db, table)
  await meet(db, table)
}

/** The fields of a seat that tallies and meetings count. */
export const COUNTED = ['table_id', 'seat', 'side', 'n', 'player', 'game', 'mode', 'outcome', 'robot'] as const

/** A player with several seats has played one match only, in the first of them. */
const seatsAt = (db: Db, table: string) =>
  db.selectFrom('played').distinctOn('player').select(COUNTED).where('table_id', '=', table).orderBy('player').orderBy('seat')

const OUTCOMES = ['won', 'lost', 'shared', 'off'] as const

/** A 1 for the outcome of a seat, and a 0 for each other one. */
const countsOf = (column: string) => OUTCOMES.map((each) => sql<number>`(${sql.ref(column)} = ${sql.lit(each)})::integer`.as(each))

/** Adds one match to an existing row. */
const added = (table: 'tallies' | 'meetings') => {
  const sum = (outcome: (typeof OUTCOMES)[number]) => sql<number>`${sql.ref(`${table}.${outcome}`)} + ${sql.ref(`excluded.${outcome}`)}`
  return { won: sum('won'), lost: sum('lost'), shared: sum('shared'), off: sum('off') }
}

const tally = (db: Db, table: string) =>
  db
    .insertInto('tallies')
    .columns(['player', 'game', 'mode', 'robot', ...OUTCOMES])
    .expression(
      db
        .selectFrom(seatsAt(db, table).as('seats'))
        .select(['player', 'game', 'mode', sql<string>`coalesce(robot, '')`.as('robot')])
        .select(countsOf('outcome')),
    )
    .onConflict((conflict) => conflict.columns(['player', 'game', 'mode', 'robot']).doUpdateSet(added('tallies')))
    .execute()

const meet = (db: Db, table: string) =>
  db
    .insertInto('meetings')
    .columns(['player', 'other', ...OUTCOMES, 'last'])
    .expression(
      db
        .with('seats', () => seatsAt(db, table))
        .selectFrom('seats as one')
        .innerJoin('seats as two', (join) => join.onRef('two.side', '<>', 'one.side'))
        .select(['one.player', 'two.player as other'])
        .select(countsOf('one.outcome'))
        .select('one.n as last'),
    )
    .onConflict((conflict) =>
      conflict.columns(['player', 'other']).doUpdateSet({ ...added('meetings'), last: ({ ref }) => ref('excluded.last') }),
    )
    .execute()

type Rated = { match: RatedMatch; programs: ReadonlySet<string> }

/** LG-RATE-7 to LG-RATE-9 Returns the rated part of a result, or null for none. */
async function ratedBy(db: Db, result: MatchResult): Promise<Rated | null> {
  const { table, pool, players, teams, ranking, played, begunAt } = result
  const { rated, arranged } = await db.selectFrom('tables').select(['rated', 'arranged']).where('id', '=', table).executeTakeFirstOrThrow()
  if (!rated) return null
  const known = await accountsOf(
    db,
    players.map(({ player }) => player),
    begunAt,
  )
  const match = ratedMatch({
    pool,
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

/** Returns people whose account was saved when the match began, and bots, each with its owner. */
async function accountsOf(db: Db, guests: readonly string[], begunAt: number): Promise<Map<string, string | null>> {
  const rows = await db
    .selectFrom('guests')
    .leftJoin('bots', 'bots.guest', 'guests.id')
    .select(['guests.id', 'owner'])
    .where('guests.id', 'in', guests)
    .where(({ or, eb }) => or([eb('owner', 'is not', null), eb('kept_at', '<=', new Date(begunAt))]))
    .execute()
  return new Map(rows.map(({ id, owner }) => [id, owner]))
}

/** LG-RATE-10 Each change is stored with its match. */
async function writeRatings(db: Db, n: number, table: string, { match, programs }: Rated): Promise<RatingChange[]> {
  const rows = await db
    .selectFrom('ratings')
    .select(['account', 'mu', 'sigma', 'matches'])
    .where('pool', '=', match.pool)
    .where('account', 'in', match.teams.flat())
    .execute()
  const before = new Map(rows.map(({ account, mu, sigma, matches }): [string, Standing] => [account, { rating: { mu, sigma }, matches }]))
  const standing = (account: string): Standing => before.get(account) ?? NEWCOMER
  const changes = changesBy(match, standing)
  if (changes.length === 0) return changes
  const kept = changes.map(({ pool, account, before: old, after }) => ({
    table_id: table,
    account,
    pool,
    n,
    mu_before: old.mu,
    sigma_before: old.sigma,
    mu_after: after.mu,
    sigma_after: after.sigma,
  }))
  await db
    .with('changed', (creator) => creator.insertInto('rating_changes').values(kept))
    .insertInto('ratings')
    .values(
      changes.map(({ pool, account, after: { mu, sigma } }) => ({
        pool,
        account,
        program: programs.has(account),
        mu,
        sigma,
        matches: standing(account).matches + 1,
      })),
    )
    .onConflict((conflict) =>
      conflict.columns(['pool', 'account']).doUpdateSet(({ ref }) => ({
        mu: ref('excluded.mu'),
        sigma: ref('excluded.sigma'),
        matches: ref('excluded.matches'),
      })),
    )
    .execute()
  return changes
}
