import { sql } from 'kysely'
import type { Course } from '@robodrome/lab/course'
import type { Table } from '@robodrome/table'
import type { Db } from '../store/schema/schema.ts'
import { storyOf } from './story.ts'

/** An unfinished story is retried after this time, because another process may have been killed while computing it. */
const LEASE_MS = 10 * 60_000

/** Where matches come from, and the thinker that computes their courses. */
export interface Teller {
  db: Db
  load(table: string): Promise<Table | null>
  course(table: Table): Promise<Course | null>
  say(message: string): void
}

/** Computes the story that has waited longest. Returns false if there is none. Other processes may do the same at once. */
export async function tellOne({ db, load, course, say }: Teller): Promise<boolean> {
  const now = Date.now()
  const leased = await db
    .updateTable('stories')
    .set({ leased_until: now + LEASE_MS })
    .where('table_id', '=', ({ selectFrom }) =>
      selectFrom('stories')
        .select('table_id')
        .where(sql<boolean>`untold`)
        .where(({ or, eb }) => or([eb('leased_until', 'is', null), eb('leased_until', '<', `${now}`)]))
        .orderBy('ended_at')
        .limit(1)
        .forUpdate()
        .skipLocked(),
    )
    .returning('table_id')
    .executeTakeFirst()
  if (leased === undefined) return false
  const { table_id: id } = leased
  try {
    const table = await load(id)
    if (table?.course) await keep(db, table, await course(table))
  } catch (error) {
    say(`the story of table ${id} failed: ${String(error)}`)
  }
  return true
}

async function keep(db: Db, table: Table, course: Course | null): Promise<void> {
  const story = course && storyOf(table, course.chances)
  const luck = course && JSON.stringify(course.luck)
  await db
    .updateTable('stories')
    .set({ swing: story?.swing ?? 0, story: story && JSON.stringify(story), luck, untold: null, leased_until: null })
    .where('table_id', '=', table.plan.id)
    .execute()
}
