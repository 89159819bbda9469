import { shownRating } from '@robodrome/leagues'
import type { Leaderboard, PoolList, Profile } from '@robodrome/protocol'
import { sql } from 'kysely'
import type { Db } from '../store/schema/schema.ts'
import { namesOf } from './names.ts'

const PAGE = 50
/** The number of battles in the rating curve. */
const LINE = 30
/** With fewer players than this, the page shows no percentile. */
const FIELD = 20

export async function poolsOf(db: Db): Promise<PoolList> {
  const pools = await db
    .selectFrom('ratings')
    .select(['pool', sql<number>`count(*)::integer`.as('players')])
    .groupBy('pool')
    .orderBy('pool')
    .execute()
  return { pools }
}

/** LG-RATE-2 Leaderboards rank by conservative rating. LG-RATE-9 They show people, bots or both. */
export async function leaderboardOf(db: Db, of: string, show: 'people' | 'programs' | 'both', from: number): Promise<Leaderboard> {
  const rows = await db
    .selectFrom('ratings')
    .select(['account', 'mu', 'sigma', 'matches'])
    .where('pool', '=', of)
    .$if(show !== 'both', (query) => query.where('program', '=', show === 'programs'))
    .where(({ not, exists, selectFrom }) =>
      not(exists(selectFrom('guests').whereRef('id', '=', 'account').where('left_at', 'is not', null).select('id'))),
    )
    .orderBy(sql`mu - 3 * sigma`, 'desc')
    .orderBy('account')
    .limit(PAGE + 1)
    .offset(from)
    .execute()
  const shown = rows.slice(0, PAGE)
  const name = await namesOf(
    db,
    shown.map(({ account }) => account),
  )
  return {
    pool: of,
    more: rows.length > PAGE,
    players: shown.map(({ account, matches, ...rating }, i) => ({
      place: from + i + 1,
      player: name(account),
      ...shownRating(rating),
      matches,
    })),
  }
}

/** Lists the ratings of an account, the pool with the most battles first. */
export async function ratingsOf(db: Db, account: string): Promise<Profile['ratings']> {
  const rows = await db
    .selectFrom('ratings as r')
    .innerJoinLateral(
      ({ selectFrom }) =>
        selectFrom('ratings as o')
          .select(
            sql<number | null>`
              case when count(*) >= ${FIELD} then count(*) filter (where o.mu - 3 * o.sigma < r.mu - 3 * r.sigma)::float8 / count(*) end
            `.as('ahead'),
          )
          .whereRef('o.pool', '=', 'r.pool')
          .as('field'),
      (join) => join.onTrue(),
    )
    .innerJoinLateral(
      ({ selectFrom }) =>
        selectFrom(
          selectFrom('rating_changes as c')
            .select(['n', 'mu_after', 'sigma_after'])
            .whereRef('c.account', '=', 'r.account')
            .whereRef('c.pool', '=', 'r.pool')
            .orderBy('n', 'desc')
            .limit(LINE)
            .as('last'),
        )
          .select(sql<[mu: number, sigma: number][] | null>`json_agg(json_build_array(mu_after, sigma_after) order by n)`.as('line'))
          .as('curve'),
      (join) => join.onTrue(),
    )
    .select(['r.pool', 'r.mu', 'r.sigma', 'r.matches', 'field.ahead', 'curve.line'])
    .where('r.account', '=', account)
    .orderBy('r.matches', 'desc')
    .orderBy('r.pool')
    .execute()
  return rows.map(({ pool, mu, sigma, matches, ahead, line }) => ({
    pool,
    ...shownRating({ mu, sigma }),
    matches,
    ahead,
    line: (line ?? []).map(([after, unsure]) => shownRating({ mu: after, sigma: unsure })),
  }))
}
