import type { Seat } from '@robodrome/kernel'
import type { AccountEvent } from '@robodrome/protocol'
import type { Snapshot } from '@robodrome/table'
import { type NotNull, sql } from 'kysely'
import type { Call } from '../bus/bus.ts'
import type { Db } from '../store/schema/schema.ts'
import type { Hall } from '../tables/hall.ts'
import type { TableNews } from '../tables/listing.ts'
import type { Lines } from './lines.ts'

/**
 * Functions that load the current event behind a call, or null if it no longer concerns anybody. They also load the state that a new
 * listener starts with.
 */
export type Finders = Readonly<Record<Call['what'], (guest: string, id: string) => Promise<AccountEvent | null>>> & {
  standing(guest: string): Promise<AccountEvent[]>
}

/** What one listener has already heard about a table. */
type Heard = { phase: Snapshot['phase']; asked: string }

interface Listener {
  guest: string
  lines: Lines
  heard: Map<string, Heard>
}

/** Sends accounts the events that concern them, from all tables and all processes. */
export class Events {
  readonly #hall: Hall
  readonly #finders: Finders
  readonly #listeners = new Map<string, Set<Listener>>()

  constructor(hall: Hall, finders: Finders) {
    this.#hall = hall
    this.#finders = finders
    hall.ears.add({
      news: (news) => this.#hear(news),
      elsewhere: (ids) => void this.#look(ids),
      call: (call) => void this.#call(call),
      missed: () => this.#listeners.forEach((each) => each.forEach((listener) => void this.#begin(listener))),
    })
  }

  /** Streams events to these lines from now on, starting with the current state. Returns a function that stops this. */
  listen(guest: string, lines: Lines): () => void {
    const listener = { guest, lines, heard: new Map<string, Heard>() }
    const others = this.#listeners.get(guest) ?? new Set()
    this.#listeners.set(guest, others.add(listener))
    void this.#begin(listener)
    return () => {
      others.delete(listener)
      if (others.size === 0) this.#listeners.delete(guest)
    }
  }

  async #begin(listener: Listener): Promise<void> {
    await this.#try(async () => {
      const rows = await listedTables(this.#hall.store.db)
        .innerJoin('sitters', 'sitters.table_id', 'tables.id')
        .where('sitters.guest', '=', listener.guest)
        .where('phase', '<>', 'over')
        .orderBy('touched_at', 'desc')
        .limit(200)
        .execute()
      for (const news of rows) this.#tell(listener, news)
      for (const told of await this.#finders.standing(listener.guest)) listener.lines.write(told)
    })
  }

  #hear(all: readonly TableNews[]): void {
    if (this.#listeners.size === 0) return
    for (const news of all)
      for (const guest of new Set(news.card.seats.map((seat) => seat.guest)))
        for (const listener of this.#listeners.get(guest ?? '') ?? []) this.#tell(listener, news)
  }

  /** Looks at these tables, about which another process has news. */
  async #look(ids: readonly string[]): Promise<void> {
    if (this.#listeners.size === 0) return
    await this.#try(async () => {
      this.#hear(
        await listedTables(this.#hall.store.db)
          .where('id', '=', sql<string>`any(${ids})`)
          .execute(),
      )
    })
  }

  /** Passes on an event addressed to this account. */
  async #call({ guest, what, id }: Call): Promise<void> {
    const listeners = this.#listeners.get(guest)
    if (listeners === undefined) return
    await this.#try(async () => {
      const told = await this.#finders[what](guest, id)
      if (told !== null) for (const { lines } of listeners) lines.write(told)
    })
  }

  #tell({ guest, lines, heard }: Listener, { id: table, game, phase, card }: TableNews): void {
    const say = (event: AccountEvent) => lines.write(event)
    const seats = card.seats.flatMap((seat, i): Seat[] => (seat.guest === guest ? [i] : []))
    const before = heard.get(table)
    if (seats.length === 0) return void heard.delete(table)
    const asked = phase === 'playing' ? card.asked.filter((seat) => seats.includes(seat)) : []
    const waiting = asked.length === 0 ? '' : `${asked.join()} ${card.seq}`
    if (phase === 'over') heard.delete(table)
    else heard.set(table, { phase, asked: waiting })
    // A listener that never heard about the table need not hear that it is over.
    if (phase !== before?.phase && (phase !== 'over' || before !== undefined)) say({ type: PHASES[phase], table, game, seats })
    if (waiting !== '' && waiting !== before?.asked) for (const seat of asked) say({ type: 'yourMove', table, seat, seq: card.seq })
  }

  async #try(work: () => Promise<void>): Promise<void> {
    await work().catch((error: unknown) => this.#hall.say(`events could not be sent: ${String(error)}`))
  }
}

const PHASES = { open: 'gathering', playing: 'gameStart', over: 'gameFinish' } as const

/** The tables with a list card. */
const listedTables = (db: Db) =>
  db.selectFrom('tables').select(['id', 'game', 'phase', 'card']).where('card', 'is not', null).$narrowType<{ card: NotNull }>()
