import type { Db } from '../store/schema/schema.ts'

/** How often to look for due deadlines. */
const EVERY_MS = 1_000
/** How long a process may take to handle a deadline. After that, it is tried again, possibly by another process. */
const LEASE_MS = 10_000
const MOST = 50
/** How long other processes wait, so that one that has the table loaded handles the deadline first. */
const GRACE_MS = 250

/** Handles one deadline. The handler must also settle it by setting another time, or none. */
type Handler = (rest: string, body: object | null) => Promise<unknown>

/**
 * Stores what is due at which time, so that it happens even if nobody is watching, and after a restart. The first word of a key is its
 * kind. A deadline is written in the transaction that causes it.
 */
export class Deadlines {
  readonly #db: Db
  readonly #say: (message: string) => void
  readonly #handlers = new Map<string, Handler>()
  #timer: NodeJS.Timeout | undefined
  #looking: Promise<void> = Promise.resolve()

  constructor(db: Db, say: (message: string) => void) {
    this.#db = db
    this.#say = say
  }

  /** Registers `handle` for the deadlines whose key begins with this word. It gets the rest of the key. */
  on(kind: string, handle: Handler): void {
    this.#handlers.set(kind, handle)
  }

  begin(): void {
    const look = () => {
      this.#looking = this.#look().catch((error: unknown) => this.#say(`deadlines could not be read: ${String(error)}`))
      void this.#looking.then(() => this.#timer !== undefined && (this.#timer = setTimeout(look, EVERY_MS).unref()))
    }
    this.#timer = setTimeout(look, 0).unref()
  }

  async close(): Promise<void> {
    clearTimeout(this.#timer)
    this.#timer = undefined
    await this.#looking
  }

  async #look(): Promise<void> {
    const now = Date.now()
    const rows = await this.#db
      .updateTable('deadlines')
      .set({ leased_until: now + LEASE_MS })
      .where('key', 'in', ({ selectFrom }) =>
        selectFrom('deadlines')
          .select('key')
          .where('due_at', '<=', `${now - GRACE_MS}`)
          .where('leased_until', '<=', `${now}`)
          .where(({ fn, val }) => fn('split_part', ['key', val(' '), val(1)]), 'in', [...this.#handlers.keys()])
          .orderBy('due_at')
          .limit(MOST)
          .forUpdate()
          .skipLocked(),
      )
      .returning(['key', 'body'])
      .execute()
    await Promise.all(
      rows.map(async ({ key, body }) => {
        const [kind = '', ...rest] = key.split(' ')
        try {
          await this.#handlers.get(kind)?.(rest.join(' '), body)
        } catch (error) {
          this.#say(`a deadline of ${kind} failed: ${String(error)}`)
        }
      }),
    )
  }
}
