import type { Store } from '../../src/store/store.ts'

const PROJECTIONS = {
  ends: 'n',
  results: 'n',
  played: 'table_id, seat',
  tallies: 'player, game, mode, robot',
  meetings: 'player, other',
  ratings: 'pool, account',
  rating_changes: 'n, account',
} as const

/** All figures of matches, with their stories, list cards and deadlines, in a fixed order. */
export const projectionsOf = async ({ pool }: Store): Promise<Record<string, unknown[]>> => {
  const all: Record<string, unknown[]> = {}
  for (const [table, key] of Object.entries(PROJECTIONS)) all[table] = (await pool.query(`select * from ${table} order by ${key}`)).rows
  all['cards'] = (await pool.query('select id, phase, card from tables order by id')).rows
  all['deadlines'] = (await pool.query("select key, due_at from deadlines where key like 'clock %' order by key")).rows
  all['stories'] = (await pool.query('select table_id, ended_at, hidden from stories order by table_id')).rows
  return all
}
