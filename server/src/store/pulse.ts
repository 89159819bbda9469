import { sql } from 'kysely'
import type { Pool } from 'pg'
import type { Db } from './schema/schema.ts'

/** How often the heartbeat is written, and how long it may be missing before that counts as downtime. */
const BEAT_MS = 2_000
const SILENCE_MS = 10_000
/** How long a probe stays valid, and how long it may take. */
const FRESH_MS = 2_000
const PROBE_MS = 3_000
/** How many downtimes are remembered, because clocks may still have to make up for them. */
const KNOWN = 100

export type Downtime = { began: number; ended: number }

/** Whether the store is alive. Every process writes a heartbeat. During a gap between heartbeats, nobody could play, and no clock ran. */
export class Pulse {
  readonly #db: Db
  readonly #pool: Pool
  readonly #say: (message: string) => void
  #downtimes: readonly Downtime[] = []
  #timer: NodeJS.Timeout | undefined
  #probe: { at: number; found: Promise<string | null> } | null = null
  #isClosed = false

  /** Starts the pulse, including the first heartbeat. */
  static async begin(store: { db: Db; pool: Pool }, say: (message: string) => void): Promise<Pulse> {
    const pulse = new Pulse(store, say)
    await pulse.#beat()
    pulse.#goOn()
    return pulse
  }

  private constructor({ db, pool }: { db: Db; pool: Pool }, say: (message: string) => void) {
    this.#db = db
    this.#pool = pool
    this.#say = say
  }

  /** Returns how much of the time between two moments was downtime. */
  lost(from: number, to: number): number {
    return this.#downtimes.reduce((sum, { began, ended }) => sum + Math.max(0, Math.min(to, ended) - Math.max(from, began)), 0)
  }

  /** Returns what keeps the store from accepting writes, or null. The store is probed only occasionally, however often callers ask. */
  trouble(now = Date.now()): Promise<string | null> {
    if (this.#probe === null || now - this.#probe.at > FRESH_MS) this.#probe = { at: now, found: this.#try() }
    return this.#probe.found
  }

  close(): void {
    this.#isClosed = true
    clearTimeout(this.#timer)
  }

  #goOn(): void {
    if (this.#isClosed) return
    const again = () => this.#goOn()
    const beat = () =>
      void this.#beat().then(again, (error: Error) => (this.#say(`the heartbeat of the store failed: ${error.message}`), again()))
    this.#timer = setTimeout(beat, BEAT_MS).unref()
  }

  /** Writes the heartbeat. If the previous one is too old, the gap counts as downtime. Also reads the latest downtimes. */
  async #beat(): Promise<void> {
    const now = sql<string>`${Date.now()}::bigint`
    const rows = await this.#db
      .with('before', (db) => db.selectFrom('site').select('alive_at'))
      .with('beat', (db) => db.updateTable('site').set({ alive_at: sql`greatest(alive_at, ${now})` }))
      .with('gap', (db) =>
        db
          .insertInto('downtimes')
          .columns(['began', 'ended'])
          .expression(({ selectFrom }) =>
            selectFrom('before')
              .select(['alive_at as began', now.as('ended')])
              .where('alive_at', '<', sql<string>`${now} - ${SILENCE_MS}`),
          )
          .onConflict((conflict) => conflict.doNothing())
          .returning(['began', 'ended']),
      )
      .selectFrom('gap')
      .select(['began', 'ended'])
      .unionAll(({ parens, selectFrom }) =>
        parens(selectFrom('downtimes').select(['began', 'ended']).orderBy('began', 'desc').limit(KNOWN)),
      )
      .execute()
    this.#downtimes = rows.map(({ began, ended }) => ({ began: Number(began), ended: Number(ended) }))
  }

  /** Writes a new file with content. On a full disk, this fails long before the preallocated log is full. */
  async #try(): Promise<string | null> {
    const late = new Promise<string>((done) => setTimeout(done, PROBE_MS, 'the store does not answer').unref())
    const tried = this.#pool.query("truncate probe; insert into probe values (repeat('x', 1000))").then(
      () => null,
      (error: Error & { code?: string }) => `the store keeps nothing (${error.code ?? error.message})`,
    )
    return Promise.race([tried, late])
  }
}
