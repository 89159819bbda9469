import { randomBytes, randomInt } from 'node:crypto'
import type { Account, Challenge, AccountEvent, NewChallenge, News } from '@robodrome/protocol'
import { type Guest, Refused, type SeatPlan } from '@robodrome/table'
import { sql } from 'kysely'
import { addNotices } from '../notices/add.ts'
import { blocks } from '../people/blocks.ts'
import { isBot } from '../store/bots.ts'
import { secondsFromNow } from '../store/times.ts'
import type { Hall } from '../tables/hall.ts'
import { openTable } from '../tables/open-table.ts'
import { misfit, siteSays } from '@robodrome/protocol/says'

/** The maximum number of open challenges per account. */
const MOST_OPEN = 20
/** For how many seconds a bot counts as online after its last sign of life. */
export const HERE_SECONDS = 30

/** The content of a challenge notice besides its id. */
type About = Omit<Extract<News, { kind: 'challenge' }>, 'kind' | 'challenge'>

/** A challenge is a table with reserved seats, and a notice to the people they are for. A challenged player sits down or declines. */
export class Challenges {
  readonly #hall: Hall

  constructor(hall: Hall) {
    this.#hall = hall
  }

  async open(from: Guest, { to, game, settings, clock, absence = 'answers' }: NewChallenge): Promise<Challenge[]> {
    const invited = [...new Set(to)].filter((id) => id !== from.id)
    if (invited.length === 0) throw new Refused('malformed', misfit(['to'], siteSays('somebodyElse')))
    if (invited.length >= settings.seats)
      throw new Refused('malformed', misfit(['to'], siteSays('atMostInvited', { most: settings.seats - 1, seats: settings.seats })))
    const { db } = this.#hall.store
    const rows = await db.selectFrom('guests').select(['id', 'name', isBot]).where('id', 'in', invited).execute()
    if (rows.length < invited.length) throw new Refused('not-found', siteSays('noAccount'))
    if (await blocks(db, invited, from.id)) throw new Refused('not-yours', siteSays('challengesRefused'))
    const waiting = await this.#select({ from: from.id })
    if (waiting.length + invited.length > MOST_OPEN)
      throw new Refused('full', siteSays('tooManyChallenges', { challenges: waiting.length }))
    const kept = [from, ...rows].map(({ id, name }): SeatPlan => ({ kind: 'reserved', guest: id, name }))
    const open = Array.from({ length: settings.seats - kept.length }, (): SeatPlan => ({ kind: 'open' }))
    const turn = randomInt(kept.length)
    const seats = [...kept.slice(turn), ...kept.slice(0, turn), ...open]
    const table = await openTable(this.#hall, from, { game, settings, clock, absence, public: false, seats })
    const ids = await this.invite(from, rows, table, { by: from.name, game, mode: settings.mode })
    // A quick player may have answered already.
    return this.#select({ ids }, true)
  }

  /** Invites accounts to a table where seats are reserved for them. Returns the ids of the challenges. */
  async invite(from: Guest, rows: readonly Account[], table: string, about: About): Promise<string[]> {
    const ids = rows.map(() => randomBytes(8).toString('hex'))
    await this.#hall.store.db.transaction().execute(async (db) => {
      for (const [i, { id: guest, bot }] of rows.entries()) {
        const id = ids[i]!
        await db.insertInto('challenges').values({ id, from_guest: from.id, to_guest: guest, table_id: table }).execute()
        // A bot hears about the challenge through its stream.
        if (!bot)
          await addNotices(db, [
            { guest, key: `challenge ${id}`, table, news: { kind: 'challenge', challenge: id, ...about }, due: Date.now() },
          ])
      }
    })
    rows.forEach(({ id: guest }, i) => this.#hall.call({ guest, what: 'challenge', id: ids[i]! }))
    return ids
  }

  /** Lists the open challenges from or to an account. */
  readonly of = (guest: string): Promise<Challenge[]> => this.#select({ of: guest })

  /** Finds a challenge to this account that is still open. */
  async mustWait(guest: Guest, id: string): Promise<Challenge> {
    const [found] = await this.#select({ to: guest.id, ids: [id] })
    if (found === undefined) throw new Refused('not-found', siteSays('noChallenge'))
    return found
  }

  /** Closes a challenge that was declined by its recipient or withdrawn by its sender. */
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
      if (closed === undefined) throw new Refused('not-found', siteSays('noChallenge'))
      const { other: whom, table, game, settings, bot } = closed
      const news = { kind: 'declined', by: guest.name, game, mode: settings.mode } as const
      if (state === 'declined' && !bot) await addNotices(db, [{ guest: whom, key: `declined ${id}`, table, news, due: null }])
      return { whom, table }
    })
    if (state === 'declined') await this.#freeSeat(guest, told.table, id)
    this.#hall.call({ guest: told.whom, what: 'challenge', id })
  }

  /**
   * Everybody at the table learns who declined and that the seat is open. The challenge counts as declined even if the table went on
   * without that player.
   */
  async #freeSeat(guest: Guest, table: string, challenge: string): Promise<void> {
    await this.#hall
      .table(table)
      .declinedBy(guest, challenge)
      .catch((error: unknown) => {
        if (!(error instanceof Refused)) throw error
      })
  }

  /** Returns a challenge as an account sees it. */
  async find(guest: string, id: string): Promise<AccountEvent | null> {
    const [challenge] = await this.#select({ of: guest, ids: [id] }, true)
    return challenge === undefined ? null : { type: challenge.state === 'open' ? 'challenge' : 'challengeOver', challenge }
  }

  async standing(guest: string): Promise<AccountEvent[]> {
    return (await this.#select({ to: guest })).map((challenge) => ({ type: 'challenge', challenge }))
  }

  /** Lists bots that are connected to any process of the site and can therefore be challenged. */
  async here(): Promise<Account[]> {
    const rows = await this.#hall.store.db
      .selectFrom('bots')
      .innerJoin('guests', 'guests.id', 'bots.guest')
      .select(['guests.id', 'guests.name'])
      .where('here_until', '>', sql<Date>`now()`)
      .orderBy('guests.name')
      .orderBy('guests.id')
      .limit(100)
      .execute()
    return rows.map((row) => ({ ...row, bot: true }))
  }

  /** Notes that a bot is online or, with false, that it no longer is. */
  async keepHere(guest: string, isHere: boolean): Promise<void> {
    await this.#hall.store.db
      .updateTable('bots')
      .set({ here_until: secondsFromNow(isHere ? HERE_SECONDS : 0) })
      .where('guest', '=', guest)
      .execute()
  }

  async #select({ ids, from, to, of }: Which, closedToo = false): Promise<Challenge[]> {
    let query = this.#hall.store.db
      .selectFrom('challenges')
      .innerJoin('tables', 'tables.id', 'challenges.table_id')
      .select(['challenges.id', 'challenges.table_id as table', 'state', 'challenges.created_at', 'game', 'settings', 'clock'])
      .select([accountAs('from_guest').as('from'), accountAs('to_guest').as('to')])
      .orderBy('challenges.created_at')
    if (ids !== undefined) query = query.where('challenges.id', 'in', ids)
    if (from !== undefined) query = query.where('from_guest', '=', from)
    if (to !== undefined) query = query.where('to_guest', '=', to)
    if (of !== undefined) query = query.where(({ or, eb }) => or([eb('to_guest', '=', of), eb('from_guest', '=', of)]))
    if (!closedToo)
      query = query
        .where('state', '=', 'open')
        .where('expires_at', '>', sql<Date>`now()`)
        .where('tables.phase', '=', 'open')
        .where(({ not, exists, selectFrom }) =>
          not(
            exists(
              selectFrom('sitters')
                .select('sitters.guest')
                .whereRef('sitters.guest', '=', 'to_guest')
                .whereRef('sitters.table_id', '=', 'challenges.table_id'),
            ),
          ),
        )
    const rows = await query.execute()
    return rows.map(({ created_at, ...row }) => ({ ...row, createdAt: created_at.getTime() }))
  }
}

/** Which challenges: with these ids, from or to an account, or either. */
interface Which {
  ids?: readonly string[]
  from?: string
  to?: string
  of?: string
}

const accountAs = (column: 'from_guest' | 'to_guest') =>
  sql<Account>`(select json_build_object('id', id, 'name', name, 'bot', exists (select from bots where guest = guests.id)) from guests where id = ${sql.ref(column)})`
