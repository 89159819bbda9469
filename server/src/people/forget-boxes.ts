import { sql } from 'kysely'
import type { Db } from '../store/schema/schema.ts'
import { digestIn } from '../tables/box-rulings.ts'

/** Gives up the boxes of a deleted account; see `forgetBox`. Returns the tables to reload. */
export async function forgetBoxes(db: Db, guest: string): Promise<string[]> {
  const own = await db.selectFrom('box_owners').select('box').where('owner', '=', guest).execute()
  const anew: string[] = []
  for (const { box } of own) anew.push(...(await forgetBox(db, guest, box)))
  return anew
}

/**
 * Removes a box that its owner gives up, so that nobody else finds it any more. If somebody else has uploaded it, too, it stays theirs,
 * unchanged. If nobody has played with it, it is deleted. Otherwise, its content stays under a neutral name, because records and
 * competitions need it. Returns the tables to reload.
 */
export async function forgetBox(db: Db, guest: string, name: string): Promise<string[]> {
  await db.deleteFrom('shared_boxes').where('box', '=', name).where('author', '=', guest).execute()
  await db.deleteFrom('box_owners').where('box', '=', name).where('owner', '=', guest).execute()
  const others = await db.selectFrom('box_owners').select('owner').where('box', '=', name).executeTakeFirst()
  if (others !== undefined) return []
  const tables = await db.selectFrom('tables').select('id').where('box', '=', name).execute()
  const league = await db.selectFrom('competitions').select('id').where('box', '=', digestIn(name)).limit(1).executeTakeFirst()
  const nameless = `box ${digestIn(name)}`
  if (name === nameless) return []
  if (tables.length > 0 || league !== undefined)
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
  // Positions contain the name of their box, so they are rebuilt from the steps.
  const anew = tables.map(({ id }) => id)
  await db
    .deleteFrom('saves')
    .where('table_id', '=', sql<string>`any(${anew})`)
    .execute()
  await db.deleteFrom('boxes').where('name', '=', name).execute()
  return anew
}
