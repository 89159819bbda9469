import { shownRating } from '@robodrome/leagues'
import type { Memory } from '@robodrome/protocol'
import type { Pool } from 'pg'

/** How many recent battles count. This bounds the cost of a profile. */
const BACK = 100
/** Thresholds for a memory: a chance this low, this many rating points, this much luck, or this many steps. */
const WORTH = { chance: 0.35, rating: 50, luck: 0.1, steps: 60 }

interface Row {
  table_id: string
  game: string
  won: boolean
  /** How much the winner's chance rose after its lowest point, or null if it was not worked out. */
  swing: number | null
  luck: number | null
  steps: number
  own: number | null
  others: number | null
}

/**
 * Finds the most remarkable of a player's recent battles, one of each kind, among those that the reader may replay. The query has no name,
 * so the store plans it for each player. One plan for all would suit people with few battles, and read every battle of a frequent player.
 */
export async function memoriesOf(pool: Pool, player: string, reader: string | null): Promise<Memory[]> {
  const { rows } = await pool.query<Row>(LATEST, [player, reader])
  const won = rows.filter((row) => row.won)
  const points = (mu: number): number => shownRating({ mu, sigma: 0 }).rating
  return [
    best(
      'comeback',
      won,
      ({ swing }) => swing,
      1 - WORTH.chance,
      (swing) => 1 - swing,
    ),
    best('upset', won, ({ own, others }) => (own === null || others === null ? null : points(others) - points(own)), WORTH.rating),
    best('unlucky', won, ({ luck }) => luck && -luck, WORTH.luck),
    best('longest', rows, ({ steps }) => steps, WORTH.steps),
  ].flat()
}

/** Returns the battle with the highest value, the latest if several tie, if it reaches the threshold. */
function best(
  kind: Memory['kind'],
  rows: readonly Row[],
  measure: (row: Row) => number | null,
  least: number,
  told = (value: number): number => value,
): Memory[] {
  const most = rows.reduce((found, row) => Math.max(found, measure(row) ?? 0), 0)
  const row = rows.find((each) => measure(each) === most)
  return row === undefined || most < least ? [] : [{ kind, value: told(most), table: row.table_id, game: row.game }]
}

/** The latest first. The limit is a literal: with a parameter, the store would scan every table. */
const LATEST = `
  with page as materialized (
    select p.* from played p where p.player = $1
      and $1 not in (select first.player from played first where first.table_id = p.table_id and first.seat < p.seat)
    order by p.n desc limit ${BACK}
  )
  select p.table_id, p.game, p.outcome = 'won' as won, r.steps, case when s.story is null then null else s.swing end as swing,
    (s.luck ->> p.seat)::float8 as luck, c.own, c.others
  from page p join results r using (table_id) join tables t on t.id = p.table_id
    left join stories s on s.table_id = p.table_id,
    lateral (
      select max(o.mu_before) filter (where o.account = p.player) as own, avg(o.mu_before) filter (where q.side <> p.side) as others
      from rating_changes o join played q on q.table_id = o.table_id and q.player = o.account where o.table_id = p.table_id
    ) c
  where t.public or $2 in (select me.player from played me where me.table_id = p.table_id)
  order by p.n desc`
