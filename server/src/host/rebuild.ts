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
 * Finds again everything that is counted of matches and shown in lists, from the steps of the tables and the order of their ends. No match can end meanwhile.
 * Says which tables do not count, tells how far it is, and gives the number of matches.
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
    await listUnended(client, load)
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

/** Tables that have not ended are listed as they are now. */
async function listUnended(client: PoolClient, load: (id: string) => Promise<Table | null>): Promise<void> {
  const { rows } = await client.query<{ id: string }>(
    'select id from tables where not exists (select from ends where table_id = id) order by id',
  )
  for (const { id } of rows) {
    const state = await load(id)
    if (state === null) continue
    await writeListed(client, state)
    await setDue(client, state)
  }
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
