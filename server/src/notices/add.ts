import type { Db } from '../store/schema/schema.ts'
import type { NewNotice } from './after-step.ts'

/** Writes down what people are to be told, in the transaction from which it follows. What stands under a key already is told once. */
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
