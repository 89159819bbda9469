import { randomBytes, randomInt } from 'node:crypto'
import type { Settings } from '@robodrome/kernel'
import type { Account, Challenge, AccountEvent, NewChallenge, News } from '@robodrome/protocol'
import { type ClockRules, type Guest, Refused, type SeatPlan } from '@robodrome/table'
import { addNotices } from '../notices/add.ts'
import { blocks } from '../people/blocks.ts'
import type { Hall } from '../tables/hall.ts'
import { openTable } from '../tables/open-table.ts'

/** Open challenges per account. */
const MOST_OPEN = 20
/** How long a bot counts as online after its last sign of life. */
export const HERE_SECONDS = 30

type Row = {
  id: string
  table_id: string
  state: Challenge['state']
  created_at: Date
  game: string
  settings: Settings
  clock: ClockRules | null
  from: Account
  to: Account
}

/** The content of a challenge notice besides its id. */
type About = Omit<Extract<News, { kind: 'challenge' }>, 'kind' | 'challenge'>

/**
 * A challenge is a table with reserved seats, and a call to the people they are for. A challenged player sits down or
 * declines.
 */
export class Challenges {
  readonly #hall: Hall

  constructor(hall: Hall) {
    this.#hall = hall
  }

  async open(from: Guest, { to, game, settings, clock, absence = 'answers' }: NewChallenge): Promise<Challenge[]> {
    const invited = [...new Set(to)].filter((id) => id !== from.id)
    if (invited.length === 0) throw new Refused('malformed', 'to: expected somebody else')
    if (invited.length >= settings.seats)
      throw new Refused('malformed', `to: expected at most ${settings.seats - 1} for ${settings.seats} seats`)
    const { rows } = await this.#hall.store.pool.query<Account>(
      'select id, name, bots.guest is not null as bot from guests left join bots on bots.guest = id where id = any($1)',
      [invited],
    )
    if (rows.length < invited.length) throw new Refused('not-found', 'There is no such account.')
    if (await blocks(this.#hall.store.pool, invited, from.id)) throw new Refused('not-yours', 'They do not accept challenges from you.')
    const waiting = await this.#select('from_guest = $1', [from.id])
    if (waiting.length + invited.length > MOST_OPEN) throw new Refused('full', `${waiting.length} challenges of yours wait for an answer.`)
    const kept = [from, ...rows].map(({ id, name }): SeatPlan => ({ kind: 'reserved', guest: id, name }))
    const open = Array.from({ length: settings.seats - kept.length }, (): SeatPlan => ({ kind: 'open' }))
    const turn = randomInt(kept.length)
    const seats = [...kept.slice(turn), ...kept.slice(0, turn), ...open]
    const table = await openTable(this.#hall, from, { game, settings, clock, absence, public: false, seats })
    const ids = await this.invite(from, rows, table, { by: from.name, game, mode: settings.mode })
    // A quick player has answered already.
    return this.#select('challenges.id = any($1)', [ids], true)
  }

  /** Invites accounts to a table where seats are reserved for them. Returns the ids of the challenges. */
  async invite(from: Guest, rows: readonly Account[], table: string, about: About): Promise<string[]> {
    const ids = rows.map(() => randomBytes(8).toString('hex'))
    await this.#hall.store.db.transaction().execute(async (db) => {
      for (const [i, { id: guest, bot }] of rows.entries()) {
        const id = ids[i]!
        await db.insertInto('challenges').values({ id, from_guest: from.id, to_guest: guest, table_id: table }).execute()
        // A bot hears of it through its stream.
        if (!bot)
          await addNotices(db, [
            { guest, key: `challenge ${id}`, table, news: { kind: 'challenge', challenge: id, ...about }, due: Date.now() },
          ])
      }
    })
    rows.forEach(({ id: guest }, i) => this.#hall.call({ guest, what: 'challenge', id: ids[i]! }))
    return ids
  }

  /** The open challenges from or to an account. */
  readonly of = (guest: string): Promise<Challenge[]> => this.#select('(to_guest = $1 or from_guest = $1)', [guest])

  /** A challenge to this account that is still open. */
  async mustWait(guest: Guest, id: string): Promise<Challenge> {
    const [found] = await this.#select('to_guest = $1 and challenges.id = $2', [guest.id, id])
    if (found === undefined) throw new Refused('not-found', 'There is no such challenge, or it was answered.')
    return found
  }

  /** Declined by its recipient, or withdrawn by its sender. */
  async close(guest: Guest, id: string, state: 'declined' | 'withdrawn'): Promise<void> {
    const [side, other] = state === 'declined' ? (['to_guest', 'from_guest'] as const) : (['from_guest', 'to_guest'] as const)
    const told = await this.#hall.store.db.transaction().execute(async (db) => {
      const closed = await db
        .updateTable('challenges')
        .from('tables')
        .set({ state })
        .whereRef('tables.id', '=', 'challenges.table_id')
        .where('challenges.id', '=', id)
        .where(side, '=', guest.id)
        .where('state', '=', 'open')
        .returning([`${other} as other`, 'table_id as table', 'game', 'settings'])
        .returning(({ exists, selectFrom }) => exists(selectFrom('bots').select('guest').whereRef('guest', '=', other)).as('bot'))
        .executeTakeFirst()
      if (closed === undefined) throw new Refused('not-found', 'There is no such challenge, or it was answered.')
      const { other: whom, table, game, settings, bot } = closed
      const news = { kind: 'declined', by: guest.name, game, mode: settings.mode } as const
      if (state === 'declined' && !bot) await addNotices(db, [{ guest: whom, key: `declined ${id}`, table, news, due: null }])
      return { whom, table }
    })
    if (state === 'declined') await this.#freeSeat(guest, told.table, id)
    this.#hall.call({ guest: told.whom, what: 'challenge', id })
  }

  /**
   * Everybody at the table learns who declined and that the seat is open. The challenge is declined even if the table went
   * on without that player.
   */
  async #freeSeat(guest: Guest, table: string, challenge: string): Promise<void> {
    await this.#hall
      .table(table)
      .declinedBy(guest, challenge)
      .catch((error: unknown) => {
        if (!(error instanceof Refused)) throw error
      })
  }

  /** A challenge as an account sees it. */
  async find(guest: string, id: string): Promise<AccountEvent | null> {
    const [challenge] = await this.#select('challenges.id = $1 and (to_guest = $2 or from_guest = $2)', [id, guest], true)
    return challenge === undefined ? null : { type: challenge.state === 'open' ? 'challenge' : 'challengeOver', challenge }
  }

  async standing(guest: string): Promise<AccountEvent[]> {
    return (await this.#select('to_guest = $1', [guest])).map((challenge) => ({ type: 'challenge', challenge }))
  }

  /** Bots that are connected through any process of the site, and so can be challenged. */
  async here(): Promise<Account[]> {
    const { rows } = await this.#hall.store.pool.query<Account>(
      'select id, name, true as bot from bots join guests on id = guest where here_until > now() order by name, id limit 100',
    )
    return rows
  }

  /** Notes that a bot is online, or (false) no longer. */
  async keepHere(guest: string, isHere: boolean): Promise<void> {
    const until = isHere ? HERE_SECONDS : 0
    await this.#hall.store.pool.query("update bots set here_until = now() + $2 * interval '1 second' where guest = $1", [guest, until])
  }

  async #select(which: string, values: unknown[], closedToo = false): Promise<Challenge[]> {
    const waits = `and state = 'open' and expires_at > now() and tables.phase = 'open'
      and not exists (select from sitters where guest = to_guest and sitters.table_id = challenges.table_id)`
    const { rows } = await this.#hall.store.pool.query<Row>(
      `select challenges.id, table_id, state, challenges.created_at, game, settings, clock, ${accountAs('from_guest')} as "from", ${accountAs('to_guest')} as "to"
      from challenges join tables on tables.id = table_id where ${which} ${closedToo ? '' : waits} order by challenges.created_at`,
      values,
    )
    return rows.map(({ table_id: table, created_at, ...row }) => ({ ...row, table, createdAt: created_at.getTime() }))
  }
}

const accountAs = (column: string): string =>
  `(select json_build_object('id', id, 'name', name, 'bot', exists (select from bots where guest = guests.id)) from guests where id = ${column})`
