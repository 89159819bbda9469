import type { Course } from '@robodrome/lab/course'
import type { Table } from '@robodrome/table'
import type { Pool } from 'pg'
import { storyOf } from './story.ts'

/** What cannot be told is tried again after this long: another process may have been at it, and been killed. */
const LEASE_MS = 10 * 60_000

/** Where matches are found, and who works out how they went. */
export interface Teller {
  pool: Pool
  load(table: string): Promise<Table | null>
  course(table: Table): Promise<Course | null>
  say(message: string): void
}

/** Tells one match that nobody has told yet, the one that has waited longest; false if there is none. Others may do the same at once. */
export async function tellOne({ pool, load, course, say }: Teller): Promise<boolean> {
  const now = Date.now()
  const { rows } = await pool.query<{ table_id: string }>({ name: 'tell', text: LEASE, values: [now, now + LEASE_MS] })
  if (rows[0] === undefined) return false
  const { table_id: id } = rows[0]
  try {
    const table = await load(id)
    if (table?.course) await keep(pool, table, await course(table))
  } catch (error) {
    say(`how the match at table ${id} went cannot be told: ${String(error)}`)
  }
  return true
}

async function keep(pool: Pool, table: Table, course: Course | null): Promise<void> {
  const story = course && storyOf(table, course.chances)
  const luck = course && JSON.stringify(course.luck)
  await pool.query({
    name: 'keep story',
    text: 'update stories set swing = $2, story = $3, luck = $4, untold = null, leased_until = null where table_id = $1',
    values: [table.plan.id, story?.swing ?? 0, story && JSON.stringify(story), luck],
  })
}

const LEASE = `
  update stories set leased_until = $2 where table_id = (
    select table_id from stories where untold and (leased_until is null or leased_until < $1) order by ended_at limit 1 for update skip locked
  ) returning table_id`
