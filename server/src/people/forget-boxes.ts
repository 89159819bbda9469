import { sql } from 'kysely'
import type { Db } from '../store/schema/schema.ts'

/**
 * Content boxes of a deleted account. A box that somebody else has uploaded too stays theirs, unchanged. A box that nobody else has
 * played with is deleted. If others have played with it, the content stays under a neutral name, because their records need it. Returns
 * the tables to reload.
 */
export async function forgetBoxes(db: Db, guest: string): Promise<string[]> {
  const boxes = await db
    .selectFrom('box_owners as own')
    .innerJoin('boxes', 'boxes.name', 'own.box')
    .where('own.owner', '=', guest)
    .where(({ not, exists, selectFrom }) =>
      not(exists(selectFrom('box_owners as other').whereRef('other.box', '=', 'own.box').where('other.owner', '<>', guest))),
    )
    .select(({ exists, selectFrom }) => [
      'boxes.name',
      exists(
        selectFrom('tables')
          .whereRef('tables.box', '=', 'boxes.name')
          .where(({ eb, or, exists: also, selectFrom: from }) =>
            or([
              eb('tables.host', '<>', guest),
              also(from('sitters').whereRef('sitters.table_id', '=', 'tables.id').where('sitters.guest', '<>', guest)),
            ]),
          ),
      ).as('used'),
    ])
    .execute()
  const anew: string[] = []
  for (const { name, used } of boxes) {
    const tables = await db.selectFrom('tables').select('id').where('box', '=', name).execute()
    // The person's own tables with it concern nobody else, but their rows stay, and so does the content.
    if (!used && tables.length === 0) {
      await db.deleteFrom('boxes').where('name', '=', name).execute()
      continue
    }
    const nameless = `box ${name.split(' ')[1]}`
    await db
      .insertInto('boxes')
      .columns(['name', 'game', 'content', 'created_at'])
      .expression(({ selectFrom }) =>
        selectFrom('boxes')
          .select([sql<string>`${nameless}::text`.as('new_name'), 'game', 'content', 'created_at'])
          .where('name', '=', name),
      )
      .onConflict((conflict) => conflict.doNothing())
      .execute()
    await db.updateTable('tables').set({ box: nameless }).where('box', '=', name).execute()
    // Positions name their box. They are rebuilt from the steps.
    await db
      .deleteFrom('saves')
      .where('table_id', '=', sql<string>`any(${tables.map(({ id }) => id)})`)
      .execute()
    if (name !== nameless) await db.deleteFrom('boxes').where('name', '=', name).execute()
    anew.push(...tables.map(({ id }) => id))
  }
  return anew
}
