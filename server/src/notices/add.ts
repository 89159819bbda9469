import type { Db } from '../store/schema/schema.ts'
import type { NewNotice } from './after-step.ts'

/** Writes notices in the transaction that causes them. A notice whose key exists already is not written again. */
export const addNotices = async (db: Db, notices: readonly NewNotice[]): Promise<void> => {
  if (notices.length === 0) return
  await db
    .insertInto('notices')
    .values(
      notices.map(({ guest, key, table, news, due }) => ({
        guest,
        key,
        table_id: table,
        news: JSON.stringify(news),
        at: Date.now(),
        due_at: due,
      })),
    )
    .onConflict((conflict) => conflict.columns(['guest', 'key']).doNothing())
    .execute()
}
