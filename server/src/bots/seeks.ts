import { randomBytes, randomInt } from 'node:crypto'
import { shownRating, UNRATED } from '@robodrome/leagues'
import type { AccountEvent, NewSeek, Seek } from '@robodrome/protocol'
import { type Guest, Refused, type SeatPlan, Table } from '@robodrome/table'
import { sql } from 'kysely'
import type { Blocks } from '../people/blocks.ts'
import { poolFor } from '../results/pool.ts'
import { isBot } from '../store/bots.ts'
import type { Db } from '../store/schema/schema.ts'
import { secondsFromNow } from '../store/times.ts'
import { demandOpen } from '../tables/closings.ts'
import type { Hall } from '../tables/hall.ts'
import { insertTable, planTable } from '../tables/open-table.ts'
import { siteSays } from '@robodrome/protocol/says'

/** How long a search continues without a sign of life from the player, in seconds. */
const SECONDS = 30
/** How many waiting searches the server considers. */
const MOST_LOOKED_AT = 500

type Row = {
  id: string
  guest: string
  name: string
  wanted: string
  rating: number
  low: number | null
  high: number | null
  /** Accounts blocked by the searching player. */
  blocked: readonly string[]
}

/**
 * Pairs players who are searching for opponents. A new search is matched at once with waiting ones for the same game, oldest first, if each
 * player is within everybody's rating window. People meet people and bots meet bots; a person who wants to play a bot challenges one. A
 * lock in the store keeps two processes from pairing the same player twice.
 */
export class Seeks {
  readonly #hall: Hall
  readonly #blocks: Blocks

  constructor(hall: Hall, blocks: Blocks) {
    this.#hall = hall
    this.#blocks = blocks
  }

  /** Starts a search, replacing the account's previous one. */
  async begin(guest: Guest, wanted: NewSeek): Promise<Seek> {
    const { window: range, ...same } = wanted
    await demandOpen(this.#hall, [wanted.game])
    const rating = await this.#rating(guest.id, wanted)
    const own: Row = {
      id: randomBytes(8).toString('hex'),
      guest: guest.id,
      name: guest.name,
      wanted: JSON.stringify(same),
      rating,
      low: range === null ? null : rating - range.below,
      high: range === null ? null : rating + range.above,
      blocked: (await this.#blocks.list(guest)).map(({ id }) => id),
    }
    // Impossible settings are refused before anybody waits for them.
    this.#plan([own], wanted)
    const paired = await this.#hall.store.db.transaction().execute(async (db) => {
      await sql`select pg_advisory_xact_lock(hashtext(${`seek ${wanted.game}`}))`.execute(db)
      await keep(db, own, wanted.game)
      const all = group(own, await waiting(db, own, wanted.game), wanted.settings.seats)
      if (all === null) return null
      const plan = this.#plan(all, wanted)
      await insertTable(db, new Table(plan), LADDER)
      const ids = all.map(({ id }) => id)
      await db.updateTable('seeks').set({ table_id: plan.id }).where('id', 'in', ids).execute()
      return { all, table: plan.id }
    })
    for (const each of paired?.all ?? []) if (each !== own) this.#hall.call({ guest: each.guest, what: 'seek', id: each.id })
    return { id: own.id, rating, table: paired?.table ?? null }
  }

  /** Returns the state of a search, and keeps it alive. */
  async look(guest: Guest, id: string): Promise<Seek> {
    const found = await this.#hall.store.db
      .updateTable('seeks')
      .set({ expires_at: secondsFromNow(SECONDS) })
      .where('id', '=', id)
      .where('guest', '=', guest.id)
      .where(({ eb, or }) => or([eb('expires_at', '>', sql<Date>`now()`), eb('table_id', 'is not', null)]))
      .returning(['rating', 'table_id'])
      .executeTakeFirst()
    if (found === undefined) throw new Refused('not-found', siteSays('notSearching'))
    return { id, rating: found.rating, table: found.table_id }
  }

  async end(guest: Guest, id: string): Promise<void> {
    await this.#hall.store.db.deleteFrom('seeks').where('id', '=', id).where('guest', '=', guest.id).execute()
  }

  /** Returns the event that tells a searching player about a match. Null while no opponents have been found. */
  async find(guest: string, id: string): Promise<AccountEvent | null> {
    const query = this.#hall.store.db.selectFrom('seeks').select('table_id').where('id', '=', id).where('guest', '=', guest)
    const table = (await query.executeTakeFirst())?.table_id ?? null
    return table === null ? null : { type: 'paired', seek: id, table }
  }

  #plan(all: readonly Row[], { game, settings, clock, rated }: NewSeek) {
    const kept = all.map(({ guest, name }): SeatPlan => ({ kind: 'reserved', guest, name }))
    const open = Array.from({ length: settings.seats - kept.length }, (): SeatPlan => ({ kind: 'open' }))
    const turn = randomInt(kept.length)
    const seats = [...kept.slice(turn), ...kept.slice(0, turn), ...open]
    return planTable(this.#hall, all[0]!.guest, { game, settings, clock, rated, absence: 'answers', public: false, seats })
  }

  /** The displayed rating. An unrated player counts as a beginner. */
  async #rating(guest: string, { game, settings }: NewSeek): Promise<number> {
    const query = this.#hall.store.db.selectFrom('ratings').select(['mu', 'sigma']).where('account', '=', guest)
    const rated = await query.where('pool', '=', poolFor(this.#hall.games.get(game) ?? { id: game }, settings)).executeTakeFirst()
    return shownRating(rated ?? UNRATED).rating
  }
}

const LADDER = 'ladder'

const keep = async (db: Db, { id, guest, wanted, rating, low, high }: Row, game: string): Promise<void> => {
  await db.deleteFrom('seeks').where('guest', '=', guest).execute()
  await db
    .insertInto('seeks')
    .values({ id, guest, game, wanted, rating, low, high, table_id: null, expires_at: secondsFromNow(SECONDS) })
    .execute()
}

/** Lists other searches for the same game, oldest first. */
const waiting = async (db: Db, own: Row, game: string): Promise<Row[]> =>
  db
    .selectFrom('seeks')
    .innerJoin('guests', 'guests.id', 'seeks.guest')
    .select(['seeks.id', 'seeks.guest', 'guests.name', 'wanted', 'rating', 'low', 'high'])
    .select(sql<string[]>`array(select blocked from blocks where blocks.guest = seeks.guest)`.as('blocked'))
    .where('game', '=', game)
    .where('wanted', '=', own.wanted)
    .where('seeks.guest', '<>', own.guest)
    .where('table_id', 'is', null)
    .where('expires_at', '>', sql<Date>`now()`)
    .where(isBot.expression, '=', sql<boolean>`exists (select from bots where bots.guest = ${own.guest})`)
    .orderBy('seeks.created_at')
    .limit(MOST_LOOKED_AT)
    .execute()

/** Picks enough players who all fit each other's windows, or null if there are too few. */
export const group = (own: Row, others: readonly Row[], seats: number): Row[] | null => {
  const all = [own]
  for (const other of others) if (all.length < seats && all.every((each) => suits(each, other) && suits(other, each))) all.push(other)
  return all.length === seats ? all : null
}

const suits = ({ low, high, blocked }: Row, { guest, rating }: Row): boolean =>
  (low ?? -Infinity) <= rating && rating <= (high ?? Infinity) && !blocked.includes(guest)
