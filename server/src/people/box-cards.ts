import type { Account, BoxState, SharedBox } from '@robodrome/protocol'
import { sql } from 'kysely'
import { jsonObjectFrom } from 'kysely/helpers/postgres'
import { isBot } from '../store/bots.ts'
import type { Db } from '../store/schema/schema.ts'

/** Lists shared boxes with everything that others may know about them. `reader` is the caller. */
export const cardsOf = (db: Db, reader: string | null) =>
  db
    .selectFrom('shared_boxes as s')
    .innerJoin('boxes', 'boxes.name', 's.box')
    .leftJoin('box_rulings as r', 'r.digest', 's.digest')
    .select(['s.digest', 's.box as name', 'boxes.game', 's.title', 's.note', 's.version', 's.visibility', 's.created_at as at'])
    .select(({ selectFrom, exists, eb }) => [
      'r.ruling',
      // Nobody but the author gets the digest of a private version, because it gives access to the content.
      eb
        .case()
        .when(
          eb.or([
            eb('s.author', '=', reader ?? ''),
            exists(
              selectFrom('shared_boxes as p')
                .leftJoin('box_rulings as pr', 'pr.digest', 'p.digest')
                .select('p.digest')
                .whereRef('p.digest', '=', 's.parent')
                .where('p.visibility', '<>', 'me')
                .where(sql<boolean>`coalesce(pr.ruling, 'shown') = 'shown'`),
            ),
          ]),
        )
        .then(eb.ref('s.parent'))
        .else(null)
        .end()
        .as('parent'),
      jsonObjectFrom(selectFrom('guests').select(['guests.id', 'guests.name', isBot]).whereRef('guests.id', '=', 's.author'))
        .$castTo<Account>()
        .as('author'),
      jsonObjectFrom(
        selectFrom('shared_boxes as f')
          .leftJoin('box_rulings as fr', 'fr.digest', 'f.digest')
          .select(['f.box as name', 'f.title'])
          .select((inner) =>
            jsonObjectFrom(inner.selectFrom('guests').select(['guests.id', 'guests.name', isBot]).whereRef('guests.id', '=', 'f.author'))
              .$castTo<Account>()
              .as('author'),
          )
          .whereRef('f.digest', '=', 's.forked_from')
          .whereRef('f.digest', '<>', 's.digest')
          .where('f.visibility', '<>', 'me')
          .where(sql<boolean>`coalesce(fr.ruling, 'shown') = 'shown'`),
      ).as('forkedFrom'),
      selectFrom('shared_boxes as f')
        .leftJoin('box_rulings as fr', 'fr.digest', 'f.digest')
        .select(sql<number>`count(*)::integer`.as('n'))
        .whereRef('f.forked_from', '=', 's.digest')
        .whereRef('f.digest', '<>', 's.digest')
        .where('f.visibility', '<>', 'me')
        .where(sql<boolean>`coalesce(fr.ruling, 'shown') = 'shown'`)
        .as('forks'),
      selectFrom('tables')
        .select(sql<number>`count(*)::integer`.as('n'))
        .whereRef('tables.box', '=', 's.box')
        .as('tables'),
      eb('s.author', '=', reader ?? '').as('own'),
      exists(
        selectFrom('box_reports')
          .select('id')
          .whereRef('box_reports.digest', '=', 's.digest')
          .where('box_reports.by', '=', reader ?? ''),
      ).as('reported'),
    ])

type Row = Awaited<ReturnType<ReturnType<typeof cardsOf>['execute']>>[number]

/** Makes a card. With `isReviewed`, the gallery shows only what the host has approved. */
export const cardOf = ({ ruling, digest: _digest, at, forks, tables, own, reported, ...row }: Row, isReviewed: boolean): SharedBox => ({
  ...row,
  at: Number(at),
  forks: forks ?? 0,
  tables: tables ?? 0,
  own: Boolean(own),
  reported: Boolean(reported),
  state: stateOf(ruling, isReviewed && row.visibility === 'gallery'),
})

const stateOf = (ruling: Row['ruling'], isReviewed: boolean): BoxState => {
  if (ruling === 'hidden' || ruling === 'reported') return ruling
  return ruling === null && isReviewed ? 'review' : 'shown'
}
