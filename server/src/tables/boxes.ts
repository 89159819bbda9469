import { openBox } from '@robodrome/games'
import { BadInput, common, type Game } from '@robodrome/kernel'
import type { KeptBox, NewBox } from '@robodrome/protocol'
import { Refused } from '@robodrome/table'
import type { Db } from '../store/schema/schema.ts'

/** Boxes for tables, each stored once under the digest of its content. */
export class Boxes {
  readonly #db: Db

  constructor(db: Db) {
    this.#db = db
  }

  /** Stores a box after trying it out. A refusal names the invalid place. */
  async keep(file: NewBox, owner: string, tryBox: (game: Game) => Promise<void>): Promise<KeptBox> {
    const { game, name, content } = await openBox(file).catch(refuse)
    const found = await this.find(name)
    if (found === null) await tryBox(game)
    await this.#db.transaction().execute(async (db) => {
      if (found === null)
        await db
          .insertInto('boxes')
          .values({ name, game: game.id, content: JSON.stringify(content) })
          .onConflict((conflict) => conflict.doNothing())
          .execute()
      // Later uploaders of the same box own it too. It is deleted only with its last owner.
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

  /** The game with a stored box, or null if there is no box of that name. */
  async game(name: string): Promise<Game | null> {
    const found = await this.find(name)
    if (found === null) return null
    return (await openBox({ game: found.game, id: name.split(' ')[0], content: found.content })).game
  }
}

const refuse = (error: unknown): never => {
  if (error instanceof BadInput) throw new Refused('malformed', common('inside', { what: 'box', problem: error.sentence }))
  throw error
}
