import { Ratings, teamsOf, type RatedMatch } from '@robodrome/leagues'
import type { Store } from '../store/store.ts'

const BATCH = 1_000

interface Row {
  n: number
  table_id: string
  game: string
  mode: string
  pool: string
  players: { player: string; rank: number; takenOver: boolean }[]
  changes: { account: string; mu_after: number; sigma_after: number }[]
}

/** A stored rating change that differs from the recomputed one. */
export interface Difference {
  n: number
  table: string
  account: string
}

/** LG-RATE-10 Recomputes all rated results in the order of their ends, and compares them with the stored ones. */
export async function recomputeRatings({ pool }: Store): Promise<{ matches: number; differences: Difference[] }> {
  const ratings = new Ratings()
  const differences: Difference[] = []
  let matches = 0
  for (let last = 0; ;) {
    const { rows } = await pool.query<Row>(
      `select n, table_id, game, mode, pool, players,
        (select json_agg(json_build_object('account', account, 'mu_after', mu_after, 'sigma_after', sigma_after)) from rating_changes c
          where c.table_id = results.table_id) as changes
      from results where pool is not null and n > $1 order by n limit ${BATCH}`,
      [last],
    )
    if (rows.length === 0) return { matches, differences }
    for (const row of rows) {
      for (const { account, after } of ratings.take(matchOf(row))) {
        const stored = row.changes.find((each) => each.account === account)
        if (stored?.mu_after !== after.mu || stored.sigma_after !== after.sigma)
          differences.push({ n: row.n, table: row.table_id, account })
      }
      matches++
      last = row.n
    }
  }
}

/** LG-RATE-6, LG-RATE-8 In team modes a team has the rank of its seats. Players who left are ranked last. */
function matchOf({ game, mode, pool, players }: Row): RatedMatch {
  const teams = teamsOf(game, { mode, seats: players.length })
  const level = teams.map((team) =>
    team.some((seat) => players[seat]!.takenOver) ? Infinity : Math.min(...team.map((seat) => players[seat]!.rank)),
  )
  const ranks = level.map((own) => 1 + level.filter((other) => other < own).length)
  return { pool, teams: teams.map((team) => team.map((seat) => players[seat]!.player)), ranks }
}
