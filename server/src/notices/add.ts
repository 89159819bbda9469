import type { Pool, PoolClient } from 'pg'
import type { NewNotice } from './after-step.ts'

/** Writes down what people are to be told, in the transaction from which it follows. What stands under a key already is told once. */
export const addNotices = async (client: Pool | PoolClient, notices: readonly NewNotice[]): Promise<void> => {
  for (const { guest, key, table, news, due } of notices)
    await client.query(
      'insert into notices (guest, key, table_id, news, at, due_at) values ($1, $2, $3, $4, $5, $6) on conflict (guest, key) do nothing',
      [guest, key, table, JSON.stringify(news), Date.now(), due],
    )
}
