import type { GallerySetting, HostView, RULINGS } from '@robodrome/protocol'
import { siteSays } from '@robodrome/protocol/says'
import { Refused } from '@robodrome/table'
import { sql } from 'kysely'
import { jsonArrayFrom, jsonObjectFrom } from 'kysely/helpers/postgres'
import type { Account } from '@robodrome/protocol'
import { addNotices } from '../notices/add.ts'
import { cardOf, cardsOf } from '../people/box-cards.ts'
import { tellAuthor } from '../people/shared-boxes.ts'
import { isBot } from '../store/bots.ts'
import type { Db } from '../store/schema/schema.ts'
import { digestIn } from '../tables/box-rulings.ts'

type Ruling = (typeof RULINGS)[number]

/** The maximum number of boxes that the host's page lists. */
const MOST = 100

/**
 * Boxes that were reported, are waiting for a review, or are hidden: first the undecided ones, oldest first, then the hidden ones, latest
 * first.
 */
export async function boxesForHost(db: Db, gallery: GallerySetting): Promise<HostView['boxes']> {
  const isReviewed = gallery === 'review'
  const rows = await cardsOf(db, null)
    .leftJoin('blocked_authors as b', 'b.author', 's.author')
    .select(({ selectFrom }) => [
      'b.author as blocked',
      jsonArrayFrom(
        selectFrom('box_reports')
          .select(['reason', sql<number>`at::float8`.as('at')])
          .select((inner) =>
            jsonObjectFrom(
              inner.selectFrom('guests').select(['guests.id', 'guests.name', isBot]).whereRef('guests.id', '=', 'box_reports.by'),
            )
              .$castTo<Account>()
              .as('by'),
          )
          .whereRef('box_reports.digest', '=', 's.digest')
          .where('settled_at', 'is', null)
          .orderBy('box_reports.at'),
      ).as('reports'),
    ])
    .where(({ or, eb, and, exists, selectFrom }) =>
      or([
        eb('r.ruling', 'in', ['hidden', 'reported']),
        exists(selectFrom('box_reports').select('id').whereRef('box_reports.digest', '=', 's.digest').where('settled_at', 'is', null)),
        ...(isReviewed ? [and([eb('s.visibility', '=', 'gallery'), eb('r.ruling', 'is', null)])] : []),
      ]),
    )
    // Boxes waiting for a decision come first, so that hidden boxes never crowd out a new report.
    .orderBy(sql`coalesce(r.ruling = 'hidden', false)`)
    .orderBy(sql`case when r.ruling = 'hidden' then -r.at else s.created_at end`)
    .limit(MOST)
    .execute()
  return rows.map(({ blocked, reports, ...row }) => ({ box: cardOf(row, isReviewed), blocked: blocked !== null, reports }))
}

/** Shows or hides a box, settles its reports, and tells its author. */
export const rule = (db: Db, name: string, ruling: Ruling): Promise<void> =>
  db.transaction().execute(async (trx) => {
    const box = await cardsOf(trx, null)
      .where('s.box', '=', name)
      .orderBy(sql`s.visibility <> 'me'`, 'desc')
      .executeTakeFirst()
    if (box === undefined) throw new Refused('not-found', siteSays('noBox'))
    await writeRuling(trx, digestIn(name), ruling)
    await tellAuthor(trx, cardOf(box, false), ruling)
  })

async function writeRuling(db: Db, digest: string, ruling: Ruling): Promise<void> {
  const at = Date.now()
  await db
    .insertInto('box_rulings')
    .values({ digest, ruling, at })
    .onConflict((conflict) => conflict.column('digest').doUpdateSet({ ruling, at }))
    .execute()
  await db.updateTable('box_reports').set({ settled_at: at }).where('digest', '=', digest).where('settled_at', 'is', null).execute()
}

/** Blocks an author from sharing, and hides all their shared boxes. Unblocking shows none of them again. */
export const blockAuthor = (db: Db, author: string, isBlocked: boolean): Promise<void> =>
  db.transaction().execute(async (trx) => {
    if (!isBlocked) return void (await trx.deleteFrom('blocked_authors').where('author', '=', author).execute())
    const known = await trx.selectFrom('guests').select('id').where('id', '=', author).where('left_at', 'is', null).executeTakeFirst()
    if (known === undefined) throw new Refused('not-found', siteSays('noAccount'))
    const at = Date.now()
    await trx
      .insertInto('blocked_authors')
      .values({ author, at })
      .onConflict((conflict) => conflict.doNothing())
      .execute()
    // A row that only its author can see may contain content that somebody else shares.
    const boxes = await trx
      .selectFrom('shared_boxes')
      .select(['digest', 'box', 'title'])
      .where('author', '=', author)
      .where('visibility', '<>', 'me')
      .execute()
    for (const { digest } of boxes) await writeRuling(trx, digest, 'hidden')
    const [first] = boxes
    if (first === undefined) return
    const news = { kind: 'box' as const, title: first.title, box: first.box, what: 'blocked' as const }
    await addNotices(trx, [{ guest: author, key: `box author ${at}`, table: null, news, due: null }])
  })
