import type { NoticeList } from '@robodrome/protocol'
import { sql } from 'kysely'
import type { Db } from '../store/schema/schema.ts'
import { Outbox, type Ways } from './outbox.ts'
import { unanswered } from './still-open.ts'
import { Teller } from './teller.ts'

const EVERY_MS = 1_000
const LISTED = 50

export type NoticeSettings = Omit<Ways, 'now'> & { isAt(table: string, guest: string): boolean; say(message: string): void }

/** Tells people about what concerns them: in the list on the page and, if they want, outside it. */
export class Notices {
  readonly outbox: Outbox
  readonly #teller: Teller
  readonly #db: Db
  readonly #say: (message: string) => void
  #timer: NodeJS.Timeout | undefined
  #looking: Promise<void> | null = null
  #isClosed = false

  constructor({ isAt, say, ...ways }: NoticeSettings) {
    const now = (): number => Date.now()
    this.outbox = new Outbox({ ...ways, now })
    this.#teller = new Teller({ db: ways.db, people: ways.people, hasMail: ways.mail !== null, isAt, now })
    this.#db = ways.db
    this.#say = say
  }

  /** Handles due notices, now and every second. Several processes may run this: each takes notices that no other has taken. */
  begin(): void {
    if (this.#isClosed) return
    clearTimeout(this.#timer)
    this.#looking ??= this.#look()
      .catch((error: unknown) => this.#say(`notices could not be sent: ${String(error)}`))
      .finally(() => {
        this.#looking = null
        if (!this.#isClosed) this.#timer = setTimeout(() => this.begin(), EVERY_MS).unref()
      })
  }

  async close(): Promise<void> {
    this.#isClosed = true
    clearTimeout(this.#timer)
    await this.#looking
  }

  /** Lists a person's notices on the page, latest first. Moves that wait for them are in their queue instead. */
  async list(guest: string): Promise<NoticeList> {
    const rows = await this.#db
      .selectFrom('notices')
      .select(['n', 'at', 'table_id', 'read_at', 'news'])
      .select(({ exists }) =>
        exists(unanswered(this.#db).where('challenges.id', '=', sql<string>`notices.news ->> 'challenge'`)).as('waits'),
      )
      .where('guest', '=', guest)
      .where(sql`news ->> 'kind'`, 'not in', ['move', 'short', 'league', 'league-short'])
      .orderBy('n', 'desc')
      .limit(LISTED)
      .execute()
    const notices = rows.map(({ n, at, table_id, read_at, waits, news }) => ({
      n: Number(n),
      at: Number(at),
      table: table_id,
      read: read_at !== null,
      waits: Boolean(waits),
      news,
    }))
    return { notices, unread: notices.filter(({ read }) => !read).length }
  }

  async read(guest: string, upTo: number): Promise<void> {
    await this.#db
      .updateTable('notices')
      .set({ read_at: Date.now() })
      .where('guest', '=', guest)
      .where('n', '<=', `${upTo}`)
      .where('read_at', 'is', null)
      .execute()
  }

  async #look(): Promise<void> {
    while (!this.#isClosed && ((await this.#teller.look()) || (await this.#sendAll()))) await new Promise(setImmediate)
  }

  readonly #sendAll = (): Promise<boolean> => this.outbox.look()
}
