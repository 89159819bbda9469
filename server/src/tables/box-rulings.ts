import { Refused } from '@robodrome/table'
import { siteSays } from '@robodrome/protocol/says'
import type { Db } from '../store/schema/schema.ts'

/** Returns the digest in the full name of a box. */
export const digestIn = (box: string): string => box.split(' ')[1]!

/** Whether reports or the host have hidden this content. The digest decides, so renaming the box does not help. */
export async function isHidden(db: Db, digest: string): Promise<boolean> {
  const found = await db
    .selectFrom('box_rulings')
    .select('digest')
    .where('digest', '=', digest)
    .where('ruling', '<>', 'shown')
    .executeTakeFirst()
  return found !== undefined
}

/** A hidden box cannot be used for new tables or competitions. */
export async function demandShown(db: Db, digest: string): Promise<void> {
  if (await isHidden(db, digest)) throw new Refused('wrong-time', siteSays('boxHidden'))
}
