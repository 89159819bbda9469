import type { Game } from '@robodrome/kernel'
import { dueAt, type Table } from '@robodrome/table'
import type { Packages } from '../outside/package.ts'
import type { Db } from '../store/schema/schema.ts'
import type { Store } from '../store/store.ts'
import { Archive } from '../tables/archive.ts'
import { Boxes } from '../tables/boxes.ts'
import { writeListed } from '../tables/listing.ts'
import { noteUntold } from '../watch/stories.ts'
import { countAs, lockEnds } from '../results/count.ts'
import { resultOf } from '../results/result.ts'

/** Tables that are rebuilt from steps and ends. Rows that refer to results are deleted with them. */
const PROJECTIONS = ['played', 'rating_changes', 'results', 'tallies', 'meetings', 'ratings'] as const

/**
 * Rebuilds all match figures and list cards from the steps of the tables and the order in which matches ended. While it runs, no match can
 * end. Reports progress and skipped tables, and returns the number of matches.
 */
export const rebuild = (
  store: Store,
  games: ReadonlyMap<string, Game>,
  say: (message: string) => void,
  { tell = say, packages }: { tell?: (message: string) => void; packages?: Packages | undefined } = {},
): Promise<number> =>
  store.db.transaction().execute(async (db) => {
    const archive = new Archive(store, games, new Boxes(store.db), say, packages)
    const load = (id: string) =>
      archive.fromSteps(id).catch((error: unknown) => {
        say(`table ${id} cannot be replayed and does not count: ${String(error)}`)
        return null
      })
    await lockEnds(db)
    await listUnended(db, load)
    for (const table of PROJECTIONS) await db.deleteFrom(table).execute()
    const ends = await db.selectFrom('ends').select(['n', 'table_id']).orderBy('n').execute()
    let counted = 0
    for (const { n, table_id } of ends) {
      const state = await load(table_id)
      const result = state && resultOf(state)
      if (result === null) continue
      await writeListed(db, state!)
      await noteUntold(db, await countAs(db, n, result))
      if (++counted % 1_000 === 0) tell(`${counted} of ${ends.length} matches counted`)
    }
    return counted
  })

/** Tables still in play are listed in their current state. */
async function listUnended(db: Db, load: (id: string) => Promise<Table | null>): Promise<void> {
  const rows = await db
    .selectFrom('tables')
    .select('id')
    .where('id', 'not in', ({ selectFrom }) => selectFrom('ends').select('table_id'))
    .orderBy('id')
    .execute()
  for (const { id } of rows) {
    const state = await load(id)
    if (state === null) continue
    await writeListed(db, state)
    await setDue(db, state)
  }
}

async function setDue(db: Db, state: Table): Promise<void> {
  const key = `clock ${state.plan.id}`
  const due = dueAt(state)
  if (due === null) await db.deleteFrom('deadlines').where('key', '=', key).execute()
  else
    await db
      .insertInto('deadlines')
      .values({ key, due_at: due })
      .onConflict((conflict) => conflict.column('key').doUpdateSet({ due_at: due, leased_until: 0 }))
      .execute()
}
