import {
  BOX_LIMITS,
  HIDING_REPORTS,
  type BoxReason,
  type GalleryList,
  type GalleryQuery,
  type GallerySetting,
  type NewShare,
  type OwnBoxes,
  type SharedBox,
} from '@robodrome/protocol'
import { siteSays } from '@robodrome/protocol/says'
import { type Guest, Refused } from '@robodrome/table'
import { sql } from 'kysely'
import { addNotices } from '../notices/add.ts'
import type { Db } from '../store/schema/schema.ts'
import type { Store } from '../store/store.ts'
import { demandShown, digestIn } from '../tables/box-rulings.ts'
import { cardOf, cardsOf } from './box-cards.ts'
import { forgetBox } from './forget-boxes.ts'

/** How many boxes one page of the gallery lists. */
const PAGE = 24

/** Boxes that people share by a link or in the gallery. */
export class SharedBoxes {
  readonly #db: Db
  readonly #gallery: GallerySetting

  constructor({ db }: Pick<Store, 'db'>, gallery: GallerySetting) {
    this.#db = db
    this.#gallery = gallery
  }

  /** Lists what the gallery shows this reader: nothing hidden or waiting for review, and nothing by authors whom they have blocked. */
  async list(reader: Guest | null, { game, order = 'new', from = 0 }: GalleryQuery): Promise<GalleryList> {
    if (this.#gallery === 'off') return { gallery: 'off', total: 0, boxes: [] }
    const shown = cardsOf(this.#db, reader?.id ?? null)
      .where('s.visibility', '=', 'gallery')
      .where(this.#isReviewed ? sql<boolean>`r.ruling = 'shown'` : sql<boolean>`coalesce(r.ruling, 'shown') = 'shown'`)
      .where(({ not, exists, selectFrom }) =>
        not(
          exists(
            selectFrom('blocks')
              .select('guest')
              .where('guest', '=', reader?.id ?? '')
              .whereRef('blocked', '=', 's.author'),
          ),
        ),
      )
      .$if(game !== undefined, (query) => query.where('boxes.game', '=', game!))
    const [rows, { total }] = await Promise.all([
      shown
        .$if(order === 'played', (query) => query.orderBy('tables', 'desc'))
        .orderBy('s.created_at', 'desc')
        .orderBy('s.digest')
        .limit(PAGE)
        .offset(from)
        .execute(),
      shown
        .clearSelect()
        .select(sql<number>`count(*)::integer`.as('total'))
        .executeTakeFirstOrThrow(),
    ])
    return { gallery: this.#gallery, total, boxes: rows.map((row) => cardOf(row, this.#isReviewed)) }
  }

  async mine({ id }: Guest): Promise<OwnBoxes> {
    const [own, shared, block] = await Promise.all([
      this.#db
        .selectFrom('box_owners')
        .innerJoin('boxes', 'boxes.name', 'box')
        .select(['name', 'game', 'created_at'])
        .where('owner', '=', id)
        .orderBy('created_at', 'desc')
        .execute(),
      cardsOf(this.#db, id).where('s.author', '=', id).execute(),
      this.#db.selectFrom('blocked_authors').select('author').where('author', '=', id).executeTakeFirst(),
    ])
    const cards = shared.map((row) => cardOf(row, this.#isReviewed))
    return {
      gallery: this.#gallery,
      blocked: block !== undefined,
      boxes: own.map(({ name, game, created_at }) => ({
        name,
        game,
        at: created_at.getTime(),
        shared: cards.find((card) => card.name === name) ?? null,
      })),
    }
  }

  /** Finds a box by its link. For anybody but its author, a box for "only me" does not exist, and a hidden one shows no texts. */
  async find(name: string, reader: Guest | null): Promise<SharedBox> {
    const row = await cardsOf(this.#db, reader?.id ?? null)
      .where('s.box', '=', name)
      .orderBy('own', 'desc')
      .orderBy(sql`s.visibility <> 'me'`, 'desc')
      .executeTakeFirst()
    if (row === undefined || (row.visibility === 'me' && !row.own)) throw new Refused('not-found', siteSays('noBox'))
    if (row.ruling !== null && row.ruling !== 'shown' && !row.own) throw new Refused('not-found', siteSays('boxHidden'))
    return cardOf(row, this.#isReviewed)
  }

  /** Shares a version of the caller's own box, or changes who may see it. */
  async share(guest: Guest, name: string, wanted: NewShare): Promise<SharedBox> {
    const digest = digestIn(name)
    await this.#db.transaction().execute(async (db) => {
      // Two simultaneous requests must not exceed the limit together.
      const author = await db.selectFrom('guests').select('kept_at').where('id', '=', guest.id).forUpdate().executeTakeFirstOrThrow()
      const own = await db.selectFrom('box_owners').select('box').where('owner', '=', guest.id).where('box', '=', name).executeTakeFirst()
      if (own === undefined) throw new Refused('not-found', siteSays('noBox'))
      if (wanted.visibility !== 'me') await this.#demandMayShare(db, guest.id, digest, wanted, author.kept_at !== null)
      // A box must be neither its own predecessor nor its own fork, whatever a page sends.
      const [parent, forkedFrom] = [wanted.parent, wanted.forkedFrom].map((each) => (each === digest ? null : each))
      const { title, note, version, visibility } = wanted
      const before = await db
        .selectFrom('shared_boxes')
        .select(['box', 'title', 'note', 'version'])
        .where('digest', '=', digest)
        .where('author', '=', guest.id)
        .executeTakeFirst()
      if (before === undefined)
        await db
          .insertInto('shared_boxes')
          .values({
            digest,
            box: name,
            author: guest.id,
            title,
            note,
            version,
            visibility,
            parent: parent ?? null,
            forked_from: forkedFrom ?? null,
            created_at: Date.now(),
          })
          .execute()
      // The stored origin is kept, because its author may be unable to send it again: once the origin is private, nobody is told its
      // digest.
      else if (before.box !== name || before.title !== title || before.note !== note || before.version !== version)
        throw new Refused('wrong-time', siteSays('versionFixed'))
      else await db.updateTable('shared_boxes').set({ visibility }).where('digest', '=', digest).where('author', '=', guest.id).execute()
    })
    return this.find(name, guest)
  }

  async #demandMayShare(db: Db, guest: string, digest: string, { visibility }: NewShare, isKept: boolean): Promise<void> {
    await demandShown(db, digest)
    if (visibility === 'gallery') {
      if (this.#gallery === 'off') throw new Refused('wrong-time', siteSays('galleryOff'))
      if (!isKept) throw new Refused('not-yours', siteSays('saveAccountFirst'))
    }
    const blocked = await db.selectFrom('blocked_authors').select('author').where('author', '=', guest).executeTakeFirst()
    if (blocked !== undefined) throw new Refused('not-yours', siteSays('authorBlocked'))
    // Two authors may try to share the same content at once.
    await lockContent(db, digest)
    const taken = await db
      .selectFrom('shared_boxes')
      .select('author')
      .where('digest', '=', digest)
      .where('author', '<>', guest)
      .where('visibility', '<>', 'me')
      .executeTakeFirst()
    if (taken !== undefined) throw new Refused('full', siteSays('boxShared'))
    const others = await db
      .selectFrom('shared_boxes')
      .select('digest')
      .where('author', '=', guest)
      .where('visibility', '<>', 'me')
      .where('digest', '<>', digest)
      .execute()
    if (others.length >= BOX_LIMITS.shared) throw new Refused('full', siteSays('tooManyShared', { most: BOX_LIMITS.shared }))
  }

  /** Gives up a box. Returns the tables to reload. */
  async remove(guest: Guest, name: string): Promise<string[]> {
    return this.#db.transaction().execute(async (db) => {
      const own = await db.selectFrom('box_owners').select('box').where('owner', '=', guest.id).where('box', '=', name).executeTakeFirst()
      if (own === undefined) throw new Refused('not-found', siteSays('noBox'))
      return forgetBox(db, guest.id, name)
    })
  }

  /** Reports from enough saved accounts hide a box until the host decides. Its author is told. */
  async report(guest: Guest, name: string, reason: BoxReason): Promise<void> {
    const box = await this.find(name, guest)
    if (box.own) throw new Refused('not-yours', siteSays('ownBox'))
    const digest = digestIn(name)
    await this.#db.transaction().execute(async (db) => {
      // Simultaneous reports must count each other.
      await lockContent(db, digest)
      await db
        .insertInto('box_reports')
        .values({ digest, by: guest.id, reason, at: Date.now() })
        .onConflict((conflict) => conflict.columns(['digest', 'by']).doNothing())
        .execute()
      const { reports } = await db
        .selectFrom('box_reports')
        .innerJoin('guests', 'guests.id', 'by')
        .select(sql<number>`count(*)::integer`.as('reports'))
        .where('digest', '=', digest)
        .where('settled_at', 'is', null)
        .where('kept_at', 'is not', null)
        .executeTakeFirstOrThrow()
      if (reports < HIDING_REPORTS) return
      const { numInsertedOrUpdatedRows: hidden } = await db
        .insertInto('box_rulings')
        .values({ digest, ruling: 'reported', at: Date.now() })
        .onConflict((conflict) =>
          conflict.column('digest').doUpdateSet({ ruling: 'reported', at: Date.now() }).where('box_rulings.ruling', '=', 'shown'),
        )
        .executeTakeFirstOrThrow()
      if (hidden === 1n) await tellAuthor(db, box, 'reported')
    })
  }

  get #isReviewed(): boolean {
    return this.#gallery === 'review'
  }
}

/** Locks a content under all its names until the end of the transaction. */
const lockContent = (db: Db, digest: string): Promise<unknown> =>
  db
    .selectFrom('boxes')
    .select('name')
    .where(sql<string>`split_part(name, ' ', 2)`, '=', digest)
    .orderBy('name')
    .forUpdate()
    .execute()

/** Tells the author of a box what reports or the host did with it. */
export const tellAuthor = (
  db: Db,
  { name, title, author }: Pick<SharedBox, 'name' | 'title' | 'author'>,
  what: 'reported' | 'hidden' | 'shown' | 'blocked',
): Promise<void> =>
  addNotices(db, [
    { guest: author.id, key: `box ${digestIn(name)} ${Date.now()}`, table: null, news: { kind: 'box', title, box: name, what }, due: null },
  ])
