import type { Pool } from 'pg'

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
  readonly #pool: Pool
  readonly #say: (message: string) => void
  readonly #handlers = new Map<string, Handler>()
  #timer: NodeJS.Timeout | undefined
  #looking: Promise<void> = Promise.resolve()

  constructor(pool: Pool, say: (message: string) => void) {
    this.#pool = pool
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
    const { rows } = await this.#pool.query<{ key: string; body: object | null }>({
      name: 'due',
      text: DUE,
      values: [now - GRACE_MS, now, now + LEASE_MS, [...this.#handlers.keys()], MOST],
    })
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

const DUE = `
  update deadlines set leased_until = $3 where key in (
    select key from deadlines where due_at <= $1 and leased_until <= $2 and split_part(key, ' ', 1) = any($4)
    order by due_at limit $5 for update skip locked
  ) returning key, body`
