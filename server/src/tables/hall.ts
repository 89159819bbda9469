import { randomInt } from 'node:crypto'
import { quickLuck, type Game, type Seat } from '@robodrome/kernel'
import { type Draft, Refused, type Table, withoutPerson } from '@robodrome/table'
import type { Bus, Call, Ear } from '../bus/bus.ts'
import { Appender, type StepRow } from './append.ts'
import { Chat } from './chat.ts'
import { setClosed } from '../store/closed-games.ts'
import type { Store } from '../store/store.ts'
import { Deadlines } from '../deadlines/deadlines.ts'
import type { OnEnded } from '../results/count.ts'
import { Archive } from './archive.ts'
import { Boxes } from './boxes.ts'
import { readClosings } from './closings.ts'
import { Listing, type TableNews } from './listing.ts'
import type { HallLimits, Surroundings } from './surroundings.ts'
import { ServedTable } from './table.ts'
import type { Packages } from '../outside/package.ts'
import type { Thinker } from '../thinking/thinker.ts'
import { siteSays } from '@robodrome/protocol/says'

export interface HallSettings {
  store: Store
  games: ReadonlyMap<string, Game>
  thinker: Thinker
  packages?: Packages
  self: string
  openBus(ear: Ear): Promise<Bus>
  say(message: string): void
  limits: HallLimits
}

/** Listeners for events of all tables of the site. */
export interface HallEar {
  /** `news` are cards that lists show from now on. `elsewhere` are tables whose cards were changed by another process. */
  news(news: readonly TableNews[]): void
  elsewhere(tables: readonly string[]): void
  call(call: Call): void
  /** Any of these hints may have been lost. */
  missed(): void
}

/** How many tables fit into one hint. */
const MOST_NEWS = 500

/** All tables that this process has loaded. Other processes may serve the same ones. */
export class Hall implements Surroundings {
  readonly store: Store
  readonly games: ReadonlyMap<string, Game>
  readonly thinker: Thinker
  readonly packages: Packages
  readonly chat: Chat
  readonly boxes: Boxes
  readonly archive: Archive
  readonly limits: HallSettings['limits']
  readonly say: (message: string) => void
  readonly listing: Listing
  /** Called with a session or token that has ended, here or in another process. */
  readonly onSignOut = new Set<(session: string) => void>()
  /** Hooks that run with the result of a match, in the same transaction. */
  readonly onEnded: OnEnded[] = []
  readonly deadlines: Deadlines
  readonly onOver = new Set<(state: Table) => void>()
  /** Called with a competition that was changed by another process. */
  readonly onLeague = new Set<(competition: string) => void>()
  /** Called when the stored form of a table or competition was rewritten. */
  readonly onAnew = new Set<(id: string) => void>()
  readonly ears = new Set<HallEar>()
  readonly counts = { steps: 0, lostRaces: 0, loads: 0 }
  bus!: Bus
  #appender!: Appender
  readonly #tables = new Map<string, ServedTable>()
  #sweeper: NodeJS.Timeout | undefined
  readonly #mending = new Set<string>()
  #mended: Promise<unknown> = Promise.resolve()

  static async open(settings: HallSettings): Promise<Hall> {
    const hall = new Hall(settings)
    hall.bus = await settings.openBus({ hear: (notice, from) => hall.#hear(notice, from), missed: () => hall.#missed() })
    hall.#appender = new Appender(settings.store, hall.bus.commit, hall.onEnded)
    hall.deadlines.begin()
    hall.#sweeper = setInterval(() => hall.#sweep(), 5_000).unref()
    return hall
  }

  private constructor({ store, games, thinker, packages = new Map(), say, limits }: HallSettings) {
    this.store = store
    this.games = games
    this.thinker = thinker
    this.packages = packages
    this.chat = new Chat(store.db)
    this.boxes = new Boxes(store.db)
    this.archive = new Archive(store, games, this.boxes, say, packages)
    this.say = say
    this.limits = limits
    this.deadlines = new Deadlines(store.db, say)
    // Tables that no process has loaded run out of time like any others: the process that loads one handles that.
    this.deadlines.on('clock', (table) => this.table(table).wake())
    this.listing = new Listing(store.db, say, (news) => this.#news(news))
  }

  readonly now = (): number => Date.now()
  /** Tables that wait longer for absent people, each with the time in milliseconds. */
  readonly patience = new Map<string, number>()
  readonly awayMs = (table: string): number => this.patience.get(table) ?? this.limits.awayMs
  readonly tablesOpen = (): number => this.#tables.size
  readonly watchersNow = (): number => [...this.#tables.values()].reduce((sum, { gallery: { watchers } }) => sum + watchers.size, 0)

  /** Whether a guest is at a table now, as far as this process knows. */
  readonly isAt = (table: string, guest: string): boolean => this.#tables.get(table)?.gallery.presence.isHere(guest) ?? false

  table(id: string): ServedTable {
    let table = this.#tables.get(id)
    if (table === undefined) this.#tables.set(id, (table = new ServedTable(id, this)))
    return table
  }

  readonly append = (row: StepRow): Promise<boolean> => this.#appender.append(row)

  async load(id: string): Promise<Table> {
    const state = await this.archive.load(id)
    if (state === null) {
      this.#tables.delete(id)
      throw new Refused('not-found', siteSays('noTable'))
    }
    this.counts.loads++
    return state
  }

  readonly without = (state: Table, seat: Seat): Draft => withoutPerson(state, seat, this.thinker.names[0]!, quickLuck(randomInt(2 ** 32)))

  /** Called when a list card is older than its table. Such tables are loaded one by one, when there is time. */
  readonly mend = (id: string): void => {
    if (this.#mending.has(id)) return
    this.#mending.add(id)
    this.#mended = this.#mended
      .then(() => this.table(id).look((state) => this.listing.note(state, true)))
      .catch((error: unknown) => this.say(`a table cannot be listed: ${String(error)}`))
      .finally(() => this.#mending.delete(id))
  }

  async close(): Promise<void> {
    clearInterval(this.#sweeper)
    await this.deadlines.close()
    await Promise.all([...this.#tables.values()].map((table) => table.close()))
    await this.#mended
    await this.listing.write()
    await this.bus.close()
    await this.thinker.close()
  }

  /** A stored table or competition was rewritten, so every process that has it loaded reloads it. */
  loadAnew(id: string): void {
    this.#writtenAnew(id)
    this.bus.publish({ kind: 'anew', table: id })
  }

  #writtenAnew(id: string): void {
    this.#tables.get(id)?.loadAnew()
    for (const ear of this.onAnew) ear(id)
  }

  /** Closes a game from outside for new tables, or opens it again, in every process. */
  async closeGame(game: string, isClosed: boolean): Promise<void> {
    await setClosed(this.store.db, game, isClosed)
    await readClosings(this.store.db, this.packages)
    this.bus.publish({ kind: 'closed' })
  }

  #closedElsewhere(): void {
    readClosings(this.store.db, this.packages).catch((error: unknown) => this.say(`closed games could not be read: ${String(error)}`))
  }

  /** Watchers with this session are disconnected. */
  signOut(session: string): void {
    this.#signedOut(session)
    this.bus.publish({ kind: 'out', session })
  }

  #hear(notice: Parameters<Ear['hear']>[0], from: string): void {
    if (notice.kind === 'steps') for (const [id, seq] of notice.tables) this.#tables.get(id)?.refresh(seq)
    else if (notice.kind === 'anew') this.#writtenAnew(notice.table)
    else if (notice.kind === 'chat') this.#tables.get(notice.table)?.hearChat()
    else if (notice.kind === 'out') this.#signedOut(notice.session)
    else if (notice.kind === 'league') for (const ear of this.onLeague) ear(notice.competition)
    else if (notice.kind === 'closed') this.#closedElsewhere()
    else if (notice.kind === 'news') for (const ear of this.ears) ear.elsewhere(notice.tables)
    else if (notice.kind === 'call') for (const ear of this.ears) ear.call(notice)
    else {
      const table = this.#tables.get(notice.table)
      if (table === undefined) return
      const { presence } = table.gallery
      const isNew = presence.hear(from, notice.guests, this.now())
      if (isNew) this.bus.publish({ kind: 'here', table: table.id, guests: presence.local() })
      table.showSeats()
    }
  }

  /** Passes on something addressed to an account, in whichever process it is connected. */
  call(call: Call): void {
    for (const ear of this.ears) ear.call(call)
    this.bus.publish({ kind: 'call', ...call })
  }

  #news(news: TableNews[]): void {
    for (const ear of this.ears) ear.news(news)
    for (let i = 0; i < news.length; i += MOST_NEWS)
      this.bus.publish({ kind: 'news', tables: news.slice(i, i + MOST_NEWS).map(({ id }) => id) })
  }

  #signedOut(session: string): void {
    for (const hear of this.onSignOut) hear(session)
  }

  #missed(): void {
    for (const table of this.#tables.values()) {
      table.refresh(Infinity)
      table.hearChat()
    }
    this.#closedElsewhere()
    for (const ear of this.ears) ear.missed()
  }

  #sweep(): void {
    const now = this.now()
    for (const [id, table] of this.#tables) {
      const { presence, watchers } = table.gallery
      if (presence.forget(now)) {
        table.showSeats()
        // A crashed process may have left its last changes unannounced.
        table.refresh(Infinity)
      }
      if (presence.hasRemote() && watchers.size > 0) this.bus.publish({ kind: 'here', table: id, guests: presence.local() })
      if (watchers.size === 0 && now - table.usedAt > this.limits.keepMs) {
        table.forget()
        this.#tables.delete(id)
      }
    }
  }
}
