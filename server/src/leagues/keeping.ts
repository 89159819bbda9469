import type { LogEntry, State } from '@robodrome/leagues'
import { sql } from 'kysely'
import { addNotices } from '../notices/add.ts'
import type { CompetitionCard, Db, WaitsFor } from '../store/schema/schema.ts'
import type { Store } from '../store/store.ts'
import { noticesAfter, sinceWhen } from './after-entries.ts'

/** A stored entry, with the client id of its request. */
export interface KeptEntry {
  entry: LogEntry
  choice: string | null
}

/** Data stored beside the log: caches, and its owner. */
export interface Beside {
  card: CompetitionCard
  status: State['status']
  dueAt: number | null
  /** The digest of the box it is played with. */
  box: string | null
  members: readonly string[]
  /** The account that has just acted, which counts as present. */
  here: ReadonlySet<string>
}

export type Inserting = (db: Db) => Promise<void>

class Lost extends Error {}

/** The competition logs in the store: one row per entry, each identified by its number. */
export class Keeping {
  readonly #store: Store

  constructor(store: Store) {
    this.#store = store
  }

  /** Returns the host's secret, or null if there is no such competition. */
  async seedOf(id: string): Promise<string | null> {
    const row = await this.#store.db.selectFrom('competitions').select('seed').where('id', '=', id).executeTakeFirst()
    return row?.seed ?? null
  }

  async statusOf(id: string): Promise<State['status'] | null> {
    const row = await this.#store.db.selectFrom('competitions').select('status').where('id', '=', id).executeTakeFirst()
    return row?.status ?? null
  }

  async entriesAfter(id: string, n: number): Promise<KeptEntry[]> {
    const rows = await this.#store.db
      .selectFrom('competition_log')
      .select(['n', 'at', 'by', 'choice_id', 'body'])
      .where('competition', '=', id)
      .where('n', '>', n)
      .orderBy('n')
      .execute()
    return rows.map(({ n: number, at, by, choice_id, body }) => ({
      entry: { n: number, at: Number(at), by, data: JSON.parse(body) as LogEntry['data'] },
      choice: choice_id,
    }))
  }

  /** Stores a new competition. An existing one with this id remains. */
  create(id: string, seed: string, entries: readonly LogEntry[], beside: Beside): Promise<void> {
    const card = { ...beside.card, waiting: sinceWhen([], beside.card.waiting, entries) }
    return this.#store.db.transaction().execute(async (db) => {
      const { numInsertedOrUpdatedRows: made } = await db
        .insertInto('competitions')
        .values({ id, seed, card: JSON.stringify(card), due_at: beside.dueAt, box: beside.box })
        .onConflict((conflict) => conflict.doNothing())
        .executeTakeFirstOrThrow()
      if (made === 0n) return
      await insertAll(db, id, entries, null)
      await insertMembers(db, id, beside.members)
      await addNotices(db, noticesAfter(id, card, entries[0]!, beside.here))
    })
  }

  /** Appends entries and their side effects, all or nothing. Returns false if another process was faster. */
  async append(id: string, entries: readonly LogEntry[], choice: string | null, beside: Beside, more?: Inserting): Promise<boolean> {
    try {
      await this.#store.db.transaction().execute(async (db) => {
        if (!(await insertAll(db, id, entries, choice))) throw new Lost()
        await more?.(db)
        await insertMembers(db, id, beside.members)
        const before = await db
          .selectFrom('competitions')
          .select(sql<WaitsFor[]>`card -> 'waiting'`.as('waiting'))
          .where('id', '=', id)
          .executeTakeFirst()
        const card = { ...beside.card, waiting: sinceWhen(before?.waiting ?? [], beside.card.waiting, entries) }
        await db
          .updateTable('competitions')
          .set({ card: JSON.stringify(card), status: beside.status, due_at: beside.dueAt, touched_at: sql<Date>`now()` })
          .where('id', '=', id)
          .execute()
        await addNotices(db, noticesAfter(id, card, entries[0]!, beside.here))
      })
      return true
    } catch (error) {
      if (error instanceof Lost) return false
      throw error
    }
  }

  /** Runs in the transaction that ends a match: its competition is now due, and any process may take the result. */
  readonly markEnded = async (db: Db, table: string): Promise<void> => {
    await db
      .updateTable('competitions')
      .set({ due_at: 0 })
      .where('id', '=', ({ selectFrom }) => selectFrom('fixture_tables').select('competition').where('table_id', '=', table))
      .execute()
  }

  /** Notes the next due time, which the caller has just computed. */
  async putOff(id: string, dueAt: number | null): Promise<void> {
    await this.#store.db.updateTable('competitions').set({ due_at: dueAt }).where('id', '=', id).execute()
  }

  /** Lists competitions in which something is due. */
  async due(now: number): Promise<string[]> {
    const rows = await this.#store.db.selectFrom('competitions').select('id').where('due_at', '<=', `${now}`).execute()
    return rows.map(({ id }) => id)
  }

  /** Lists all competitions with their titles. */
  all(): Promise<{ id: string; title: string }[]> {
    return this.#store.db
      .selectFrom('competitions')
      .select(['id', sql<string>`card ->> 'title'`.as('title')])
      .orderBy('id')
      .execute()
  }

  async running(): Promise<string[]> {
    const rows = await this.#store.db.selectFrom('competitions').select('id').where('status', '=', 'running').execute()
    return rows.map(({ id }) => id)
  }

  /** Finds the competition and fixture of a table, or null if it belongs to none. */
  async fixtureOf(table: string): Promise<{ competition: string; fixture: number } | null> {
    const row = await this.#store.db
      .selectFrom('fixture_tables')
      .select(['competition', 'fixture'])
      .where('table_id', '=', table)
      .executeTakeFirst()
    return row ?? null
  }
}

/** Returns false if the number of an entry is taken. */
async function insertAll(db: Db, id: string, entries: readonly LogEntry[], choice: string | null): Promise<boolean> {
  const rows = entries.map(({ n, at, by, data }, i) => ({
    competition: id,
    n,
    at,
    by,
    choice_id: i === 0 ? choice : null,
    body: JSON.stringify(data),
  }))
  // All entries are sent as one parameter, because a statement is limited to 65,535 of them.
  const entry = sql<(typeof rows)[number]>`json_populate_recordset(null::competition_log, ${JSON.stringify(rows)})`.as<'entry'>(sql`entry`)
  const { numInsertedOrUpdatedRows: made } = await db
    .insertInto('competition_log')
    .columns(['competition', 'n', 'at', 'by', 'choice_id', 'body'])
    .expression(({ selectFrom }) => selectFrom(entry).select(['competition', 'n', 'at', 'by', 'choice_id', 'body']))
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirstOrThrow()
  return made === BigInt(rows.length)
}

async function insertMembers(db: Db, competition: string, members: readonly string[]): Promise<void> {
  await db
    .insertInto('competition_members')
    .columns(['guest', 'competition'])
    .expression(
      db.selectNoFrom(({ val }) => [sql<string>`unnest(${[...members]}::text[])`.as('guest'), val(competition).as('competition')]),
    )
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}
