import type { Seat } from '@robodrome/kernel'
import type { RoomNews, RoomState, ShownMoment } from '@robodrome/protocol/rooms'
import { type Guest, Refused, type Table } from '@robodrome/table'
import { Guesses } from './guesses.ts'
import { ABSENT_MS, Phones, TICKET_MS } from './presence.ts'
import { Tickets } from './tickets.ts'
import { siteSays } from '@robodrome/protocol/says'

/** A screen (no guest) or a phone. */
export interface Member {
  readonly guest: Guest | null
  readonly address: string
  send(news: RoomNews): void
}

/** What a room needs from the tables and the store. */
export interface Surroundings {
  now(): number
  look<T>(table: string, at: (state: Table) => T): Promise<T>
  standIn(table: string, seat: Seat): Promise<void>
  say(message: string): void
}

/** A person's seat: who holds it, and whether the table is waiting for it. */
interface Held {
  seat: Seat
  guest: string
  name: string
  asked: boolean
}

/** What a room knows about its table. */
interface Sitting {
  host: string
  playing: boolean
  held: readonly Held[]
}

const TICK_MS = 1_000

/** An active room: its screens and phones, and the table that they show. It knows nothing that a seat keeps secret. */
export class Room {
  readonly code: string
  readonly #isHome: boolean
  readonly #house: Surroundings
  readonly #screens = new Set<Member>()
  readonly #phones = new Set<Member>()
  /** Guests in the order in which they first came. */
  readonly #guests = new Map<string, string>()
  readonly #reach = new Phones()
  readonly tickets = new Tickets()
  readonly guesses = new Guesses()
  table: string | null
  shown: ShownMoment | null = null
  large = false
  cheers = true
  aloud = false
  #address: string | null = null
  #asked = new Map<Seat, number>()
  #timer: NodeJS.Timeout | null = null
  #telling = false

  constructor({ code, table }: { code: string; table: string | null }, isHome: boolean, house: Surroundings) {
    this.code = code
    this.table = table
    this.#isHome = isHome
    this.#house = house
  }

  get isEmpty(): boolean {
    return this.#screens.size + this.#phones.size === 0
  }

  enter(member: Member): void {
    if (member.guest === null) this.#screens.add(member)
    else {
      this.#phones.add(member)
      this.#guests.set(member.guest.id, member.guest.name)
      this.#reach.come(member.guest.id)
      this.#address = member.address
    }
    this.#timer ??= setInterval(
      () => void this.#tick().catch((error: unknown) => this.#house.say(`a room failed: ${String(error)}`)),
      TICK_MS,
    )
    if (this.shown !== null) member.send({ type: 'shown', shown: this.shown })
    this.tell()
  }

  exit(member: Member, isAwake: boolean): void {
    this.#screens.delete(member)
    if (this.#phones.delete(member) && member.guest !== null && isAwake) this.#reach.go(member.guest.id, this.#house.now())
    if (this.isEmpty) this.close()
    else this.tell()
  }

  close(): void {
    if (this.#timer !== null) clearInterval(this.#timer)
    this.#timer = null
  }

  /** Called when a page was hidden or is visible again. */
  wake(guest: Guest, on: boolean): void {
    if (on) this.#reach.come(guest.id)
    else this.#reach.go(guest.id, this.#house.now())
    this.tell()
  }

  /** Whether a member is the leading screen, which is the first one. */
  readonly leads = (member: Member): boolean => [...this.#screens][0] === member

  show(table: string): void {
    this.table = table
    this.shown = null
    this.large = false
    this.tickets.close()
    this.guesses.forget()
    this.tell()
  }

  /** The leading screen has shown everything up to this moment. Phones wait for it. */
  lead(shown: ShownMoment): void {
    if (shown.table !== this.table) return
    this.shown = shown
    for (const phone of this.#phones) phone.send({ type: 'shown', shown })
    for (const screen of this.#screens) if (!this.leads(screen)) screen.send({ type: 'shown', shown })
  }

  sendAll(news: RoomNews): void {
    for (const member of [...this.#screens, ...this.#phones]) member.send(news)
  }

  /** Returns the people in the seats; nobody if there is no table. */
  async sitting(): Promise<Sitting | null> {
    if (this.table === null) return null
    return this.#house.look(this.table, (state) => ({
      host: state.host,
      playing: state.phase === 'playing',
      held: state.chairs.flatMap(({ guest, name, left }, seat) =>
        guest === null || left ? [] : [{ seat, guest, name, asked: state.asked().includes(seat) }],
      ),
    }))
  }

  /** Returns the person who picks the game: the owner of the table if that phone is here, otherwise the first phone. */
  hostOf(sitting: Sitting | null): string | null {
    const here = new Set([...this.#phones].map(({ guest }) => guest!.id))
    if (sitting !== null && here.has(sitting.host)) return sitting.host
    return [...this.#guests.keys()].find((guest) => here.has(guest)) ?? null
  }

  async mustHost(guest: Guest): Promise<void> {
    if (this.hostOf(await this.sitting()) !== guest.id) throw new Refused('not-yours', siteSays('onlyHostPicks'))
  }

  /** Sends everybody the state of the room, once per turn of the event loop. */
  tell(): void {
    if (this.#telling) return
    this.#telling = true
    setImmediate(() => {
      this.#telling = false
      void this.#tellNow().catch((error: unknown) => this.#house.say(`a room failed: ${String(error)}`))
    })
  }

  async #tellNow(): Promise<void> {
    const sitting = await this.sitting()
    const host = this.hostOf(sitting)
    for (const member of [...this.#screens, ...this.#phones]) member.send({ type: 'room', room: this.#stateFor(member, sitting, host) })
  }

  #stateFor(member: Member, sitting: Sitting | null, host: string | null): RoomState {
    const now = this.#house.now()
    const held = sitting?.held ?? []
    const ticket = this.tickets.now(now)
    const guests = new Set([...this.#phones].map(({ guest }) => guest!.id))
    return {
      code: this.code,
      home: this.#isHome,
      table: this.table,
      host: host === null ? null : (this.#guests.get(host) ?? null),
      screens: this.#screens.size,
      phones: guests.size,
      bystanders: [...guests].filter((guest) => !held.some((each) => each.guest === guest)).length,
      seats: held.map(({ seat, guest }) => ({
        seat,
        shared: held.filter((each) => each.guest === guest).length > 1,
        away: this.#reach.awayFor(guest, now, this.#asked.get(seat) ?? now),
      })),
      ticket: ticket && { seat: ticket.seat, code: ticket.code, expires: ticket.expires - now, claimedBy: ticket.claimed?.name ?? null },
      large: this.large,
      cheers: this.cheers,
      aloud: this.aloud,
      guessing: this.guesses.now(),
      address: this.#address,
      you: { screen: member.guest === null, leads: this.leads(member), hosts: member.guest !== null && member.guest.id === host },
    }
  }

  /** Calls people whose phones sleep, offers their seats to other phones, and after a long time lets the table continue without them. */
  async #tick(): Promise<void> {
    const sitting = await this.sitting()
    const { table } = this
    if (sitting === null || table === null) return
    const now = this.#house.now()
    const before = this.tickets.now(now - TICK_MS)
    const waits = new Set<Seat>()
    /** Seats that the room still offers to another phone. */
    const missed = new Set<Seat>()
    for (const { seat, guest, asked } of sitting.playing ? sitting.held : []) {
      if (!asked) continue
      waits.add(seat)
      const since = this.#asked.get(seat) ?? now
      this.#asked.set(seat, since)
      const away = this.#reach.awayFor(guest, now, since)
      if (away === null) continue
      const waited = Math.min(away, now - since)
      if (waited > 0 && this.#reach.callsFor(guest, now, since)) for (const screen of this.#screens) screen.send({ type: 'call', seat })
      if (waited >= ABSENT_MS) await this.#house.standIn(table, seat)
      else if (waited >= TICKET_MS) {
        missed.add(seat)
        if (this.tickets.now(now) === null) {
          this.tickets.open(table, seat, now, 'room')
          this.tell()
        }
      }
    }
    for (const seat of this.#asked.keys()) if (!waits.has(seat)) this.#asked.delete(seat)
    this.tickets.withdraw((seat) => !missed.has(seat))
    if (before !== null && this.tickets.now(now) === null) this.tell()
  }
}
