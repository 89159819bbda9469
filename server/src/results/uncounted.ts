import type { Pool } from 'pg'

/** Says so if there are matches from before results were counted. */
export const tellUncounted = async (pool: Pool, say: (message: string) => void): Promise<void> => {
  const { rows } = await pool.query<{ uncounted: number }>(
    "select count(*)::integer as uncounted from tables where phase = 'over' and not exists (select from ends where table_id = id)",
  )
  const { uncounted } = rows[0]!
  if (uncounted > 0) say(`${uncounted} matches ended before results were counted: robodrome rebuild counts them`)
}
