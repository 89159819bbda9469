import { openBox } from '@robodrome/games'
import { BadInput, type Game } from '@robodrome/kernel'
import type { KeptBox, NewBox } from '@robodrome/protocol'
import { Refused } from '@robodrome/table'
import type { Pool } from 'pg'
import { inTransaction } from '../store/transaction.ts'

/** Boxes that tables were opened with, or may be: kept once each, by what is in them. */
export class Boxes {
  readonly #pool: Pool

  constructor(pool: Pool) {
    this.#pool = pool
  }

  /** Keeps a box, after it was tried. Refused with the place of what is wrong in it. */
  async keep(file: NewBox, owner: string, tryBox: (game: Game) => Promise<void>): Promise<KeptBox> {
    const { game, name, content } = await openBox(file).catch(refuse)
    const found = await this.find(name)
    if (found === null) await tryBox(game)
    await inTransaction(this.#pool, async (client) => {
      if (found === null)
        await client.query('insert into boxes (name, game, content) values ($1, $2, $3) on conflict do nothing', [
          name,
          game.id,
          JSON.stringify(content),
        ])
      // Whoever brings the same box later owns it as well: it goes only with the last of them.
      await client.query('insert into box_owners (box, owner) values ($1, $2) on conflict do nothing', [name, owner])
    })
    return found ?? { name, game: game.id, content }
  }

  async find(name: string): Promise<KeptBox | null> {
    const { rows } = await this.#pool.query<KeptBox>({
      name: 'box',
      text: 'select name, game, content from boxes where name = $1',
      values: [name],
    })
    return rows[0] ?? null
  }

  /** The game with a box that is kept here; null if none of that name is. */
  async game(name: string): Promise<Game | null> {
    const found = await this.find(name)
    if (found === null) return null
    return (await openBox({ game: found.game, id: name.split(' ')[0], content: found.content })).game
  }
}

const refuse = (error: unknown): never => {
  if (error instanceof BadInput) throw new Refused('malformed', `box: ${error.message}`)
  throw error
}
