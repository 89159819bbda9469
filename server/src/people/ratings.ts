import { shownRating } from '@robodrome/leagues'
import type { Leaderboard, PoolList, Profile } from '@robodrome/protocol'
import type { Pool } from 'pg'
import { namesOf } from './names.ts'

const PAGE = 50
/** Battles in the rating curve. */
const LINE = 30
/** With fewer players the page shows no percentile. */
const FIELD = 20

export async function poolsOf(pool: Pool): Promise<PoolList> {
  const { rows } = await pool.query<{ pool: string; players: number }>({
    name: 'pools',
    text: 'select pool, count(*)::integer as players from ratings group by pool order by pool',
  })
  return { pools: rows }
}

/** LG-RATE-2 Leaderboards rank by conservative rating. LG-RATE-9 They show people, bots or both. */
export async function leaderboardOf(pool: Pool, of: string, show: 'people' | 'programs' | 'both', from: number): Promise<Leaderboard> {
  const { rows } = await pool.query<{ account: string; mu: number; sigma: number; matches: number }>({
    name: 'leaderboard',
    text: `select account, mu, sigma, matches from ratings
      where pool = $1 and ($2::boolean is null or program = $2)
        and not exists (select from guests where id = account and left_at is not null)
      order by mu - 3 * sigma desc, account limit $3 offset $4`,
    values: [of, show === 'both' ? null : show === 'programs', PAGE + 1, from],
  })
  const shown = rows.slice(0, PAGE)
  const name = await namesOf(
    pool,
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

/** The ratings of an account, the pool with most battles first. */
export async function ratingsOf(pool: Pool, account: string): Promise<Profile['ratings']> {
  const { rows } = await pool.query<Row>({ name: 'ratings of', text: RATINGS, values: [account, LINE, FIELD] })
  return rows.map(({ pool: of, mu, sigma, matches, ahead, line }) => ({
    pool: of,
    ...shownRating({ mu, sigma }),
    matches,
    ahead,
    line: (line ?? []).map(([after, unsure]) => shownRating({ mu: after, sigma: unsure })),
  }))
}

interface Row {
  pool: string
  mu: number
  sigma: number
  matches: number
  ahead: number | null
  line: [mu: number, sigma: number][] | null
}

const RATINGS = `
  select r.pool, r.mu, r.sigma, r.matches, f.ahead, l.line from ratings r,
    lateral (
      select case when count(*) >= $3 then count(*) filter (where o.mu - 3 * o.sigma < r.mu - 3 * r.sigma)::float8 / count(*) end as ahead
      from ratings o where o.pool = r.pool
    ) f,
    lateral (
      select json_agg(json_build_array(mu_after, sigma_after) order by n) as line from (
        select n, mu_after, sigma_after from rating_changes c where c.account = r.account and c.pool = r.pool order by n desc limit $2
      ) last
    ) l
  where r.account = $1 order by r.matches desc, r.pool`
