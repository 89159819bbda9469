import { shownRating } from '@robodrome/leagues'
import type { Memory } from '@robodrome/protocol'
import { sql, type InferResult } from 'kysely'
import { plannedAnew } from '../store/pool.ts'
import type { Db } from '../store/schema/schema.ts'

/** How many recent battles are considered, which bounds the cost of a profile. */
const BACK = 100
/** Thresholds for a memory: a win chance this low, this many rating points, this much luck, or this many steps. */
const WORTH = { chance: 0.35, rating: 50, luck: 0.1, steps: 60 }

type Row = InferResult<ReturnType<typeof latest>>[number]

/**
 * Finds the most remarkable of a player's recent battles, one of each kind, among those that the reader may replay. The store plans the
 * query for each player. A shared plan would suit people with few battles, but read every battle of a frequent player.
 */
export async function memoriesOf(db: Db, player: string, reader: string | null): Promise<Memory[]> {
  const rows = await latest(db, player, reader).execute()
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

/** Returns the battle with the highest value if that reaches the threshold; of several, the latest. */
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

/** The latest battles first. The limit is a literal: with a parameter, the store would scan every table. */
const latest = (db: Db, player: string, reader: string | null) =>
  db
    .with(
      (cte) => cte('page').materialized(),
      (of) =>
        of
          .selectFrom('played as p')
          .select(['p.n', 'p.table_id', 'p.game', 'p.outcome', 'p.seat', 'p.side', 'p.player'])
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
          .orderBy('p.n', 'desc')
          .limit(sql.lit(BACK)),
    )
    .selectFrom('page as p')
    .innerJoin('results as r', 'r.table_id', 'p.table_id')
    .innerJoin('tables as t', 't.id', 'p.table_id')
    .leftJoin('stories as s', 's.table_id', 'p.table_id')
    .innerJoinLateral(
      ({ selectFrom }) =>
        selectFrom('rating_changes as o')
          .innerJoin('played as q', (join) => join.onRef('q.table_id', '=', 'o.table_id').onRef('q.player', '=', 'o.account'))
          .whereRef('o.table_id', '=', 'p.table_id')
          .select(({ fn }) => [
            fn.max<number | null>('o.mu_before').filterWhereRef('o.account', '=', 'p.player').as('own'),
            fn.avg<number | null>('o.mu_before').filterWhereRef('q.side', '<>', 'p.side').as('others'),
          ])
          .as('c'),
      (join) => join.onTrue(),
    )
    .where(({ eb, selectFrom }) => {
      const players = selectFrom('played as me').select('me.player').whereRef('me.table_id', '=', 'p.table_id')
      return eb.or([eb.ref('t.public'), ...(reader === null ? [] : [eb(eb.val(reader), 'in', players)])])
    })
    .select(['p.table_id', 'p.game', 'r.steps', 'c.own', 'c.others'])
    .select(({ eb, ref }) => [
      eb('p.outcome', '=', 'won').as('won'),
      // How much the winner's chance rose after its lowest point, or null if that was not computed.
      eb.case().when('s.story', 'is', null).then(null).else(ref('s.swing')).end().as('swing'),
      sql<number | null>`(${ref('s.luck')} ->> ${ref('p.seat')})::float8`.as('luck'),
    ])
    .orderBy('p.n', 'desc')
    .modifyEnd(plannedAnew)
