import type { Db } from '../store/schema/schema.ts'

/** How often it is looked at what is due. */
const EVERY_MS = 1_000
/** How long whoever sees to something is trusted to do so: then it is tried again, perhaps by another process. */
const LEASE_MS = 10_000
const MOST = 50
/** A process that has a table loaded sees to it in time, and comes first. */
const GRACE_MS = 250

/** Sees to one thing that is due. What is done settles the deadline too: it sets another time, or none. */
type Handler = (rest: string, body: object | null) => Promise<unknown>

/**
 * What is due at a time whether or not anybody looks, also after a restart: it stands in the store, under a key whose first word says of what kind it
 * is. Whoever makes a deadline writes it in the transaction from which it follows.
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

  /** `handle` sees to deadlines whose key begins with this word, and is given the rest of the key. */
  on(kind: string, handle: Handler): void {
    this.#handlers.set(kind, handle)
  }

  begin(): void {
    const look = () => {
      this.#looking = this.#look().catch((error: unknown) => this.#say(`what is due was not looked at: ${String(error)}`))
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
          this.#say(`nobody saw to ${kind}: ${String(error)}`)
        }
      }),
    )
  }
}
