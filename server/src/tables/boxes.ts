import { openBox } from '@robodrome/games'
import { BadInput, common, type Game } from '@robodrome/kernel'
import { BOX_LIMITS, type KeptBox, type NewBox } from '@robodrome/protocol'
import { siteSays } from '@robodrome/protocol/says'
import { Refused } from '@robodrome/table'
import { sql } from 'kysely'
import type { Db } from '../store/schema/schema.ts'

/** Boxes for tables, each stored once under its name with the digest of its content. */
export class Boxes {
  readonly #db: Db

  constructor(db: Db) {
    this.#db = db
  }

  /** Stores a box after trying it out. A refusal tells where the box is invalid. */
  async keep(file: NewBox, owner: string, tryBox: (game: Game) => Promise<void>): Promise<KeptBox> {
    const { game, name, content } = await openBox(file).catch(refuse)
    const found = await this.find(name)
    await demandRoom(this.#db, owner, name)
    if (found === null) await tryBox(game)
    await this.#db.transaction().execute(async (db) => {
      // Two simultaneous uploads must not exceed the limit together.
      await db.selectFrom('guests').select('id').where('id', '=', owner).forUpdate().execute()
      await demandRoom(db, owner, name)
      await db
        .insertInto('boxes')
        .values({ name, game: game.id, content: JSON.stringify(content) })
        .onConflict((conflict) => conflict.doNothing())
        .execute()
      // Later uploaders of the same box own it, too. It is deleted only with its last owner.
      await db
        .insertInto('box_owners')
        .values({ box: name, owner })
        .onConflict((conflict) => conflict.doNothing())
        .execute()
    })
    return found ?? { name, game: game.id, content }
  }

  async find(name: string): Promise<KeptBox | null> {
    const found = await this.#db.selectFrom('boxes').select(['name', 'game', 'content']).where('name', '=', name).executeTakeFirst()
    return found ?? null
  }

  /** Returns the game with a stored box, or null if there is no box of that name. */
  async game(name: string): Promise<Game | null> {
    return opened(await this.find(name))
  }

  /**
   * Returns the game with the content of this digest, under the name given by one of these accounts or by the author who shares it; null if
   * there is none. Anybody may upload the same content under a name of their own, which must not become the one that a competition shows.
   */
  async gameOf(digest: string, by: readonly string[]): Promise<Game | null> {
    const found = await this.#db
      .selectFrom('boxes')
      .select(['name', 'game', 'content'])
      .select(({ exists, selectFrom }) => [
        exists(
          selectFrom('box_owners')
            .select('owner')
            .whereRef('box', '=', 'boxes.name')
            .where('owner', '=', sql<string>`any(${[...by]})`),
        ).as('isTheirs'),
        exists(selectFrom('shared_boxes').select('author').whereRef('box', '=', 'boxes.name').where('visibility', '<>', 'me')).as(
          'isShared',
        ),
      ])
      .where(sql<string>`split_part(name, ' ', 2)`, '=', digest)
      .orderBy('isTheirs', 'desc')
      .orderBy('isShared', 'desc')
      .orderBy('name')
      .limit(1)
      .executeTakeFirst()
    if (found === undefined) return null
    const { name, game, content, isTheirs, isShared } = found
    return opened(isTheirs || isShared ? { name, game, content } : await this.#nameless(digest, { game, content }))
  }

  /** Stores the same content under a neutral name, because tables refer to boxes by name. */
  async #nameless(digest: string, { game, content }: Omit<KeptBox, 'name'>): Promise<KeptBox> {
    const name = `box ${digest}`
    await this.#db
      .insertInto('boxes')
      .values({ name, game, content: JSON.stringify(content) })
      .onConflict((conflict) => conflict.doNothing())
      .execute()
    return { name, game, content }
  }
}

async function demandRoom(db: Db, owner: string, name: string): Promise<void> {
  const own = await db.selectFrom('box_owners').select('box').where('owner', '=', owner).execute()
  if (own.length >= BOX_LIMITS.own && !own.some(({ box }) => box === name))
    throw new Refused('full', siteSays('tooManyBoxes', { most: BOX_LIMITS.own }))
}

const opened = async (box: KeptBox | null): Promise<Game | null> =>
  box === null ? null : (await openBox({ game: box.game, id: box.name.split(' ')[0], content: box.content })).game

const refuse = (error: unknown): never => {
  if (error instanceof BadInput) throw new Refused('malformed', common('inside', { what: 'box', problem: error.sentence }))
  throw error
}
