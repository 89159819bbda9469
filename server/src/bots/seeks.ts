import { randomBytes, randomInt } from 'node:crypto'
import { poolOf, shownRating, UNRATED } from '@robodrome/leagues'
import type { AccountEvent, NewSeek, Seek } from '@robodrome/protocol'
import { type Guest, Refused, type SeatPlan, Table } from '@robodrome/table'
import type { PoolClient } from 'pg'
import type { Blocks } from '../people/blocks.ts'
import { inTransaction } from '../store/transaction.ts'
import type { Hall } from '../tables/hall.ts'
import { insertTable, planTable } from '../tables/open-table.ts'

/** How long a search continues without a sign of life from the searcher. */
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
  /** Accounts that the searcher has blocked. */
  blocked: readonly string[]
}

/**
 * Pairs players who search for opponents. A new search is matched at once with waiting ones for the same game, the oldest
 * first, if each player is within everybody's rating window. People meet people and bots meet bots; a person who wants to
 * play a bot challenges one. A lock of the store keeps two processes from pairing the same player twice.
 */
export class Seeks {
  readonly #hall: Hall
  readonly #blocks: Blocks

  constructor(hall: Hall, blocks: Blocks) {
    this.#hall = hall
    this.#blocks = blocks
  }

  /** Starts a search, and replaces the account's previous one. */
  async begin(guest: Guest, wanted: NewSeek): Promise<Seek> {
    const { window: range, ...same } = wanted
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
    const paired = await inTransaction(this.#hall.store.pool, async (client, db) => {
      await client.query('select pg_advisory_xact_lock(hashtext($1))', [`seek ${wanted.game}`])
      await keep(client, own, wanted.game)
      const all = group(own, await waiting(client, own, wanted.game), wanted.settings.seats)
      if (all === null) return null
      const plan = this.#plan(all, wanted)
      await insertTable(db, new Table(plan), LADDER)
      await client.query('update seeks set table_id = $1 where id = any($2)', [plan.id, all.map(({ id }) => id)])
      return { all, table: plan.id }
    })
    for (const each of paired?.all ?? []) if (each !== own) this.#hall.call({ guest: each.guest, what: 'seek', id: each.id })
    return { id: own.id, rating, table: paired?.table ?? null }
  }

  /** The state of a search. Asking also keeps it alive. */
  async look(guest: Guest, id: string): Promise<Seek> {
    const { rows } = await this.#hall.store.pool.query<{ rating: number; table_id: string | null }>({
      name: 'look at seek',
      text: `update seeks set expires_at = now() + $3 * interval '1 second' where id = $1 and guest = $2 and (expires_at > now() or table_id is not null)
        returning rating, table_id`,
      values: [id, guest.id, SECONDS],
    })
    const [found] = rows
    if (found === undefined) throw new Refused('not-found', 'You are not searching for opponents.')
    return { id, rating: found.rating, table: found.table_id }
  }

  async end(guest: Guest, id: string): Promise<void> {
    await this.#hall.store.pool.query('delete from seeks where id = $1 and guest = $2', [id, guest.id])
  }

  /** The message to a searcher when opponents were found. */
  async find(guest: string, id: string): Promise<AccountEvent | null> {
    const { rows } = await this.#hall.store.pool.query<{ table_id: string | null }>(
      'select table_id from seeks where id = $1 and guest = $2',
      [id, guest],
    )
    const table = rows[0]?.table_id ?? null
    return table === null ? null : { type: 'paired', seek: id, table }
  }

  #plan(all: readonly Row[], { game, settings, clock, rated }: NewSeek) {
    const kept = all.map(({ guest, name }): SeatPlan => ({ kind: 'reserved', guest, name }))
    const open = Array.from({ length: settings.seats - kept.length }, (): SeatPlan => ({ kind: 'open' }))
    const turn = randomInt(kept.length)
    const seats = [...kept.slice(turn), ...kept.slice(0, turn), ...open]
    return planTable(this.#hall, all[0]!.guest, { game, settings, clock, rated, absence: 'answers', public: false, seats })
  }

  /** The rating as shown. An unrated player counts as a beginner. */
  async #rating(guest: string, { game, settings }: NewSeek): Promise<number> {
    const { rows } = await this.#hall.store.pool.query<{ mu: number; sigma: number }>(
      'select mu, sigma from ratings where account = $1 and pool = $2',
      [guest, poolOf(game, settings)],
    )
    return shownRating(rows[0] ?? UNRATED).rating
  }
}

const LADDER = 'ladder'

const keep = async (client: PoolClient, own: Row, game: string): Promise<void> => {
  await client.query('delete from seeks where guest = $1', [own.guest])
  await client.query(
    `insert into seeks (id, guest, game, wanted, rating, low, high, expires_at) values ($1, $2, $3, $4, $5, $6, $7, now() + $8 * interval '1 second')`,
    [own.id, own.guest, game, own.wanted, own.rating, own.low, own.high, SECONDS],
  )
}

/** Other searches for the same game, the oldest first. */
const waiting = async (client: PoolClient, own: Row, game: string): Promise<Row[]> => {
  const { rows } = await client.query<Row>(
    `select seeks.id, guest, guests.name, wanted, rating, low, high,
      array(select blocked from blocks where blocks.guest = seeks.guest) as blocked from seeks join guests on guests.id = guest
      where game = $1 and wanted = $2 and guest <> $3 and table_id is null and expires_at > now()
        and exists (select from bots where bots.guest = seeks.guest) = exists (select from bots where bots.guest = $3) order by seeks.created_at limit $4`,
    [game, own.wanted, own.guest, MOST_LOOKED_AT],
  )
  return rows
}

/** Enough players who all suit each other, or null if there are too few. */
export const group = (own: Row, others: readonly Row[], seats: number): Row[] | null => {
  const all = [own]
  for (const other of others) if (all.length < seats && all.every((each) => suits(each, other) && suits(other, each))) all.push(other)
  return all.length === seats ? all : null
}

const suits = ({ low, high, blocked }: Row, { guest, rating }: Row): boolean =>
  (low ?? -Infinity) <= rating && rating <= (high ?? Infinity) && !blocked.includes(guest)
