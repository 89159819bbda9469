import type { Store } from '../../src/store/store.ts'

/** Finds where words still occur in the store, in every column of every table read as text. */
export async function wordsLeft({ pool }: Store, words: RegExp): Promise<string[]> {
  const { rows: tables } = await pool.query<{ name: string }>(
    "select table_name as name from information_schema.tables where table_schema = 'public' and table_name not like 'kysely%'",
  )
  const places: string[] = []
  for (const { name } of tables) {
    const { rows } = await pool.query<{ row: string }>(`select row_to_json(t)::text as row from ${name} t`)
    for (const { row } of rows) if (words.test(row)) places.push(`${name}: ${row.slice(0, 300)}`)
  }
  return places
}
