import type { Game } from '@robodrome/kernel'
import { Refused, type Step, type Table } from '@robodrome/table'
import type { Bus, Ear, Notice } from '../bus/bus.ts'
import { Appender, type StepRow } from '../store/append.ts'
import { Chat } from '../store/chat.ts'
import type { Store } from '../store/store.ts'
import { Archive } from './archive.ts'
import { ServedTable } from './table.ts'
import type { Thinker } from '../thinking/thinker.ts'

export interface HallSettings {
  store: Store
  games: ReadonlyMap<string, Game>
  thinker: Thinker
  self: string
  openBus(ear: Ear): Promise<Bus>
  say(message: string): void
  limits: { awayMs: number; keepMs: number }
}

/** All tables that this process serves just now. Any other process may serve the same ones. */
export class Hall {
  readonly store: Store
  readonly games: ReadonlyMap<string, Game>
  readonly thinker: Thinker
  readonly chat: Chat
  readonly archive: Archive
  readonly limits: HallSettings['limits']
  readonly say: (message: string) => void
  readonly counts = { steps: 0, lostRaces: 0, loads: 0 }
  bus!: Bus
  #appender!: Appender
  readonly #tables = new Map<string, ServedTable>()
  #sweeper: NodeJS.Timeout | undefined

  static async open(settings: HallSettings): Promise<Hall> {
    const hall = new Hall(settings)
    hall.bus = await settings.openBus({ hear: (notice, from) => hall.#hear(notice, from), missed: () => hall.#missed() })
    hall.#appender = new Appender(settings.store.pool, hall.bus.commit)
    hall.#sweeper = setInterval(() => hall.#sweep(), 5_000).unref()
    return hall
  }

  private constructor({ store, games, thinker, say, limits }: HallSettings) {
    this.store = store
    this.games = games
    this.thinker = thinker
    this.chat = new Chat(store.pool)
    this.archive = new Archive(store, games, say)
    this.say = say
    this.limits = limits
  }

  readonly now = (): number => Date.now()
  readonly tablesOpen = (): number => this.#tables.size
  readonly watchersNow = (): number => [...this.#tables.values()].reduce((sum, { gallery: { watchers } }) => sum + watchers.size, 0)

  table(id: string): ServedTable {
    let table = this.#tables.get(id)
    if (table === undefined) this.#tables.set(id, (table = new ServedTable(id, this)))
    return table
  }

  readonly append = (row: StepRow): Promise<boolean> => this.#appender.append(row)

  /** A table as the store has it. */
  async load(id: string): Promise<Table> {
    const state = await this.archive.load(id)
    if (state === null) {
      this.#tables.delete(id)
      throw new Refused('not-found', 'There is no such table.')
    }
    this.counts.loads++
    return state
  }

  /** Brings up to date what lists show; the steps are the truth, so a failure here only makes a list older. */
  list(state: Table, body: Step): void {
    const { id } = state.plan
    const changes = { phase: state.phase, players: JSON.stringify(state.players()), touched_at: new Date() }
    const updated = this.store.db.updateTable('tables').set(changes).where('id', '=', id).execute()
    const sat =
      body.kind === 'sit' &&
      this.store.db
        .insertInto('sitters')
        .values({ guest: body.guest, table_id: id })
        .onConflict((conflict) => conflict.doNothing())
        .execute()
    Promise.all([updated, sat]).catch((error: unknown) => this.say(`the list of tables is not up to date: ${String(error)}`))
  }

  async close(): Promise<void> {
    clearInterval(this.#sweeper)
    for (const table of this.#tables.values()) table.forget()
    await this.bus.close()
    await this.thinker.close()
  }

  #hear(notice: Notice, from: string): void {
    if (notice.kind === 'steps') for (const [id, seq] of notice.tables) this.#tables.get(id)?.refresh(seq)
    else if (notice.kind === 'chat') this.#tables.get(notice.table)?.hearChat()
    else {
      const table = this.#tables.get(notice.table)
      if (table === undefined) return
      const { presence } = table.gallery
      const isNew = presence.hear(from, notice.guests, this.now())
      if (isNew) this.bus.publish({ kind: 'here', table: table.id, guests: presence.local() })
      table.showSeats()
    }
  }

  #missed(): void {
    for (const table of this.#tables.values()) {
      table.refresh(Infinity)
      table.hearChat()
    }
  }

  #sweep(): void {
    const now = this.now()
    for (const [id, table] of this.#tables) {
      const { presence, watchers } = table.gallery
      if (presence.forget(now)) table.showSeats()
      if (presence.hasRemote() && watchers.size > 0) this.bus.publish({ kind: 'here', table: id, guests: presence.local() })
      if (watchers.size === 0 && now - table.usedAt > this.limits.keepMs) {
        table.forget()
        this.#tables.delete(id)
      }
    }
  }
}
