import type { LogEntry, State } from '@robodrome/leagues'
import type { PoolClient } from 'pg'
import { addNotices } from '../notices/add.ts'
import type { CompetitionCard, WaitsFor } from '../store/schema/schema.ts'
import type { Store } from '../store/store.ts'
import { inTransaction } from '../store/transaction.ts'
import { noticesAfter, sinceWhen } from './after-entries.ts'

/** An entry as it is kept, with the id under which it was asked for. */
export interface KeptEntry {
  entry: LogEntry
  choice: string | null
}

/** What is kept beside the log: caches, and to whom it belongs. */
export interface Beside {
  card: CompetitionCard
  status: State['status']
  dueAt: number | null
  members: readonly string[]
  /** Who has just acted. */
  here: ReadonlySet<string>
}

export type Inserting = (client: PoolClient) => Promise<void>

class Lost extends Error {}

/** The logs of competitions in the store: one row an entry, unique by its number. */
export class Keeping {
  readonly #store: Store

  constructor(store: Store) {
    this.#store = store
  }

  /** The host's secret; null if there is no such competition. */
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
      .selectAll()
      .where('competition', '=', id)
      .where('n', '>', n)
      .orderBy('n')
      .execute()
    return rows.map(({ n: number, at, by, choice_id, body }) => ({
      entry: { n: number, at: Number(at), by, data: JSON.parse(body) as LogEntry['data'] },
      choice: choice_id,
    }))
  }

  /** Keeps a new competition; where there is one of this id already, that one stays. */
  create(id: string, seed: string, entries: readonly LogEntry[], beside: Beside): Promise<void> {
    const card = { ...beside.card, waiting: sinceWhen([], beside.card.waiting, entries) }
    return inTransaction(this.#store.pool, async (client) => {
      const { rowCount } = await client.query(
        'insert into competitions (id, seed, card, due_at) values ($1, $2, $3, $4) on conflict do nothing',
        [id, seed, JSON.stringify(card), beside.dueAt],
      )
      if (rowCount === 0) return
      await insertAll(client, id, entries, null)
      await insertMembers(client, id, beside.members)
      await addNotices(client, noticesAfter(id, card, entries[0]!, beside.here))
    })
  }

  /** Appends entries and whatever goes with them, all or nothing. False if another process was first. */
  async append(id: string, entries: readonly LogEntry[], choice: string | null, beside: Beside, more?: Inserting): Promise<boolean> {
    try {
      await inTransaction(this.#store.pool, async (client) => {
        if (!(await insertAll(client, id, entries, choice))) throw new Lost()
        await more?.(client)
        await insertMembers(client, id, beside.members)
        const before = await client.query<{ waiting: WaitsFor[] }>({ name: 'who is waited for', text: WAITING, values: [id] })
        const card = { ...beside.card, waiting: sinceWhen(before.rows[0]?.waiting ?? [], beside.card.waiting, entries) }
        await client.query({ name: 'beside a log', text: BESIDE, values: [id, JSON.stringify(card), beside.status, beside.dueAt] })
        await addNotices(client, noticesAfter(id, card, entries[0]!, beside.here))
      })
      return true
    } catch (error) {
      if (error instanceof Lost) return false
      throw error
    }
  }

  /** In the transaction in which a match ends: its competition is due, whoever comes to take the result. */
  readonly markEnded = async (client: PoolClient, table: string): Promise<void> => {
    await client.query({
      name: 'a fixture has ended',
      text: 'update competitions set due_at = 0 where id = (select competition from fixture_tables where table_id = $1)',
      values: [table],
    })
  }

  /** When something is due next, as a process found that has just looked. */
  async putOff(id: string, dueAt: number | null): Promise<void> {
    await this.#store.db
      .updateTable('competitions')
      .set({ due_at: dueAt === null ? null : `${dueAt}` })
      .where('id', '=', id)
      .execute()
  }

  /** Competitions in which something is due. */
  async due(now: number): Promise<string[]> {
    const rows = await this.#store.db.selectFrom('competitions').select('id').where('due_at', '<=', `${now}`).execute()
    return rows.map(({ id }) => id)
  }

  async running(): Promise<string[]> {
    const rows = await this.#store.db.selectFrom('competitions').select('id').where('status', '=', 'running').execute()
    return rows.map(({ id }) => id)
  }

  /** Of which competition and fixture a table is; null if of none. */
  async fixtureOf(table: string): Promise<{ competition: string; fixture: number } | null> {
    const row = await this.#store.db
      .selectFrom('fixture_tables')
      .select(['competition', 'fixture'])
      .where('table_id', '=', table)
      .executeTakeFirst()
    return row ?? null
  }
}

const WAITING = "select card -> 'waiting' as waiting from competitions where id = $1"
const BESIDE = 'update competitions set card = $2, status = $3, due_at = $4, touched_at = now() where id = $1'

async function insertAll(client: PoolClient, id: string, entries: readonly LogEntry[], choice: string | null): Promise<boolean> {
  const rows = entries.map(({ n, at, by, data }, i) => ({
    competition: id,
    n,
    at,
    by,
    choice_id: i === 0 ? choice : null,
    body: JSON.stringify(data),
  }))
  const { rowCount } = await client.query({
    name: 'append to a log',
    text: 'insert into competition_log select * from json_populate_recordset(null::competition_log, $1) on conflict do nothing',
    values: [JSON.stringify(rows)],
  })
  return rowCount === rows.length
}

async function insertMembers(client: PoolClient, competition: string, members: readonly string[]): Promise<void> {
  await client.query({
    name: 'members of a competition',
    text: 'insert into competition_members (guest, competition) select unnest($1::text[]), $2 on conflict do nothing',
    values: [members, competition],
  })
}
