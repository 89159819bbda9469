import type { Store } from '@robodrome/server'

/** Copies a table this many times, with its steps, people and deadlines, and returns the new ids. */
export async function copies({ pool }: Store, table: string, times: number): Promise<string[]> {
  const id = `'daily' || translate(lpad(i::text, 7, '0'), '0123456789', 'abcdefghij')`
  const copy = (from: string, key: string, old: string, now: string): string =>
    `insert into ${from} select (jsonb_populate_record(t, jsonb_build_object('${key}', ${now}))).* from ${from} t, generate_series(1, ${times}) i where t.${key} = '${old}'`
  await pool.query(copy('tables', 'id', table, id))
  await pool.query(copy('sitters', 'table_id', table, id))
  await pool.query(copy('steps', 'table_id', table, id))
  await pool.query(copy('deadlines', 'key', `clock ${table}`, `'clock ' || ${id}`))
  const { rows } = await pool.query<{ id: string }>(`select id from tables where id like 'daily%' order by id`)
  return rows.map((row) => row.id)
}
