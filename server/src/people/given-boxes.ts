import type { Guest } from '@robodrome/table'
import type { Db } from '../store/schema/schema.ts'
import { digestIn, isHidden } from '../tables/box-rulings.ts'

/**
 * Whether the content of a box may be given to this reader. It is always given for tables played with it, and for their records. Otherwise
 * it is given to everybody who has uploaded it and, unless it is hidden, to anyone once somebody shares it or a competition is played with
 * it.
 */
export async function isGiven(db: Db, name: string, reader: Guest | null): Promise<boolean> {
  const digest = digestIn(name)
  const table = await db.selectFrom('tables').select('id').where('box', '=', name).limit(1).executeTakeFirst()
  if (table !== undefined) return true
  if (await isHidden(db, digest)) return false
  const { given } = await db
    .selectNoFrom(({ exists, or, selectFrom }) =>
      or([
        exists(
          selectFrom('box_owners')
            .select('box')
            .where('box', '=', name)
            .where('owner', '=', reader?.id ?? ''),
        ),
        exists(selectFrom('shared_boxes').select('digest').where('digest', '=', digest).where('visibility', '<>', 'me')),
        exists(selectFrom('competitions').select('id').where('box', '=', digest)),
      ]).as('given'),
    )
    .executeTakeFirstOrThrow()
  return Boolean(given)
}
