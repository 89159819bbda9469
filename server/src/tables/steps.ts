import type { Pool } from 'pg'

export interface KeptStep {
  seq: number
  at: number
  guest: string | null
  choice: string | null
  body: string
}

/** The steps of a table after one, in order. */
export const stepsAfter = async (pool: Pool, table: string, seq: number): Promise<KeptStep[]> => {
  const { rows } = await pool.query<{ seq: number; at: string; guest: string | null; choice_id: string | null; body: string }>({
    name: 'steps after',
    text: 'select seq, at, guest, choice_id, body from steps where table_id = $1 and seq > $2 order by seq',
    values: [table, seq],
  })
  return rows.map(({ seq, at, guest, choice_id, body }) => ({ seq, at: Number(at), guest, choice: choice_id, body }))
}
