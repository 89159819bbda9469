import { openBox } from '@robodrome/games'
import { BadInput, type Game } from '@robodrome/kernel'
import type { KeptBox, NewBox } from '@robodrome/protocol'
import { Refused } from '@robodrome/table'
import type { Pool } from 'pg'

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
    if (found !== null) return found
    await tryBox(game)
    await this.#pool.query({
      name: 'new box',
      text: 'insert into boxes (name, game, content, owner) values ($1, $2, $3, $4) on conflict do nothing',
      values: [name, game.id, JSON.stringify(content), owner],
    })
    return { name, game: game.id, content }
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
