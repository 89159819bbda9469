import type { Game } from '@robodrome/kernel'
import { dueAt, type Table } from '@robodrome/table'
import type { PoolClient } from 'pg'
import type { Store } from '../store/store.ts'
import { inTransaction } from '../store/transaction.ts'
import { Archive } from '../tables/archive.ts'
import { Boxes } from '../tables/boxes.ts'
import { writeListed } from '../tables/listing.ts'
import { noteUntold } from '../watch/stories.ts'
import { countAs, lockEnds } from '../results/count.ts'
import { resultOf } from '../results/result.ts'

/** What is found again from steps and ends. Rows that hang on results go with them. */
const PROJECTIONS = ['played', 'rating_changes', 'results', 'tallies', 'meetings', 'ratings'] as const

/**
 * Finds again all that is counted of matches and shown in lists, from the steps of the tables and the order of their ends; matches that ended before ends
 * were written down come after the others, in the order of their times. No match can end meanwhile. Says what does not count, tells how far it is, and gives
 * how many there are.
 */
export const rebuild = (
  store: Store,
  games: ReadonlyMap<string, Game>,
  say: (message: string) => void,
  tell: (message: string) => void = say,
): Promise<number> =>
  inTransaction(store.pool, async (client) => {
    const archive = new Archive(store, games, new Boxes(store.pool), say)
    const load = (id: string) =>
      archive.fromSteps(id).catch((error: unknown) => {
        say(`table ${id} cannot be played again and does not count: ${String(error)}`)
        return null
      })
    await lockEnds(client)
    await settleUnended(client, load)
    for (const table of PROJECTIONS) await client.query(`delete from ${table}`)
    const { rows: ends } = await client.query<{ n: number; table_id: string }>('select n, table_id from ends order by n')
    let counted = 0
    for (const { n, table_id } of ends) {
      const state = await load(table_id)
      const result = state && resultOf(state)
      if (result === null) continue
      await writeListed(client, state!)
      await noteUntold(client, await countAs(client, n, result))
      if (++counted % 1_000 === 0) tell(`${counted} of ${ends.length} matches counted`)
    }
    return counted
  })

/** Tables that have not ended as far as is known: those that have are added to the ends, and the others listed as they are now. */
async function settleUnended(client: PoolClient, load: (id: string) => Promise<Table | null>): Promise<void> {
  const { rows } = await client.query<{ id: string }>(
    'select id from tables where not exists (select from ends where table_id = id) order by id',
  )
  const ended: { table: string; at: number }[] = []
  for (const { id } of rows) {
    const state = await load(id)
    if (state === null) continue
    if (state.phase === 'over') ended.push({ table: id, at: state.playedAt! })
    else await writeListed(client, state)
    await setDue(client, state)
  }
  for (const { table } of ended.toSorted((a, b) => a.at - b.at || (a.table < b.table ? -1 : 1)))
    await client.query('insert into ends (table_id) values ($1)', [table])
}

async function setDue(client: PoolClient, state: Table): Promise<void> {
  const key = `clock ${state.plan.id}`
  const due = dueAt(state)
  if (due === null) await client.query('delete from deadlines where key = $1', [key])
  else
    await client.query(
      'insert into deadlines (key, due_at) values ($1, $2) on conflict (key) do update set due_at = excluded.due_at, leased_until = 0',
      [key, due],
    )
}
