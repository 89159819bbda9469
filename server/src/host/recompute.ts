import { Ratings, teamsOf, type RatedMatch } from '@robodrome/leagues'
import type { NotNull } from 'kysely'
import { jsonArrayFrom } from 'kysely/helpers/postgres'
import type { ResultPlayer } from '../store/schema/results.ts'
import type { Store } from '../store/store.ts'

const BATCH = 1_000

/** A stored rating change that differs from the recomputed one. */
export interface Difference {
  n: number
  table: string
  account: string
}

/** LG-RATE-10 Recomputes all rated results in the order in which matches ended, and compares them with the stored ones. */
export async function recomputeRatings({ db }: Store): Promise<{ matches: number; differences: Difference[] }> {
  const ratings = new Ratings()
  const differences: Difference[] = []
  let matches = 0
  for (let last = 0; ;) {
    const rows = await db
      .selectFrom('results')
      .select(({ selectFrom }) => [
        'n',
        'table_id',
        'game',
        'mode',
        'pool',
        'players',
        jsonArrayFrom(
          selectFrom('rating_changes')
            .select(['account', 'mu_after', 'sigma_after'])
            .whereRef('rating_changes.table_id', '=', 'results.table_id'),
        ).as('changes'),
      ])
      .where('pool', 'is not', null)
      .$narrowType<{ pool: NotNull }>()
      .where('n', '>', last)
      .orderBy('n')
      .limit(BATCH)
      .execute()
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

/** LG-RATE-6, LG-RATE-8 In team modes, a team has the rank of its seats. Players who left are ranked last. */
function matchOf({ game, mode, pool, players }: { game: string; mode: string; pool: string; players: ResultPlayer[] }): RatedMatch {
  const teams = teamsOf(game, { mode, seats: players.length })
  const level = teams.map((team) =>
    team.some((seat) => players[seat]!.takenOver) ? Infinity : Math.min(...team.map((seat) => players[seat]!.rank ?? Infinity)),
  )
  const ranks = level.map((own) => 1 + level.filter((other) => other < own).length)
  return { pool, teams: teams.map((team) => team.map((seat) => players[seat]!.player)), ranks }
}
