import { quickLuck, type Json, type Seat } from '@robodrome/kernel'
import { answerTo, Refused, snapshotOf, type ChatLine, type SeatState, type Sitting } from '@robodrome/protocol'
import type { Hall } from './hall.ts'
import { Presence } from './presence.ts'
import type { TableState } from './state.ts'
import type { Body, Wish } from './step.ts'
import type { Watching } from './watching.ts'
import { emptySeats, wishOf, type Command, type Guest } from './wish.ts'

/** How often a lost race is run again before the table is called too busy. */
const TRIES = 20
/** How long another process leaves the thinking to the one that made the last step. */
const LEAVE_THINKING_MS = 3_000
const CHAT_KEPT = 100

/**
 * A table as this process serves it. Everything goes through one queue; what is sent has been committed before. If a step is lost
 * to another process, what is in memory is thrown away and read anew.
 */
export class Table {
  readonly id: string
  readonly #hall: Hall
  readonly watchers = new Set<Watching>()
  readonly presence: Presence
  #state: TableState | null = null
  #chat: ChatLine[] | null = null
  #queue: Promise<unknown> = Promise.resolve()
  #alarm: NodeJS.Timeout | undefined
  #thinking = -1
  /** When it was last of use, to be forgotten some time after. */
  usedAt: number

  constructor(id: string, hall: Hall) {
    this.id = id
    this.#hall = hall
    this.usedAt = hall.now()
    this.presence = new Presence(hall.now())
  }

  /** Does what a guest asks for, once; `done` hears which step it was as soon as that is on the disk. */
  act(guest: Guest, command: Command, done: (seq: number, body: Body | null) => void = () => {}): Promise<void> {
    return this.#line(async () => {
      const away = this.#hall.limits.awayMs
      const here = {
        minds: this.#hall.thinker.names,
        isAway: (other: string) => this.presence.awayFor(other, this.#hall.now()) >= away,
      }
      const key = `${guest.id} ${command.id}`
      await this.#step((state) => wishOf(state, guest, command, here), { guest: guest.id, choice: command.id, key }, done)
    })
  }

  /** Lets everybody at the table know where they play again. */
  playAgainAt(guest: Guest, choice: string, open: (state: TableState) => Promise<string>, done: (seq: number) => void): Promise<void> {
    return this.#line(async () => {
      const state = await this.#ready()
      if (state.own(guest.id).length === 0) throw new Refused('not-yours', 'Only those who played may ask for a rematch.')
      if (state.phase !== 'over') throw new Refused('wrong-time', 'The match is not over.')
      if (state.rematch !== null) return done(state.seq)
      const table = await open(state)
      const wish = (state: TableState): Wish => {
        if (state.rematch !== null) throw new Refused('wrong-time', 'There is a rematch already.')
        return { kind: 'rematch', table }
      }
      await this.#step(wish, { guest: guest.id, choice, key: `${guest.id} ${choice}` }, done)
    })
  }

  /** A question to the game about what one of the guest's seats knows. */
  ask(guest: Guest | null, seat: Seat | null, kind: string, args: Json): Promise<Json> {
    return this.#line(async () => {
      const state = await this.#ready()
      if (seat !== null && !state.own(guest?.id ?? null).includes(seat)) throw new Refused('not-yours', 'This is not your seat.')
      if (state.course === null) throw new Refused('wrong-time', 'The match has not begun yet.')
      return answerTo(state.plan.game, state.course.match.position, seat, kind, args)
    })
  }

  /** Looks at the table as it is now. */
  look<T>(at: (state: TableState) => T): Promise<T> {
    return this.#line(async () => at(await this.#ready()))
  }

  /** Another process has made steps, or notices may have been lost. */
  refresh(seq: number): void {
    void this.#line(async () => {
      if (this.#state === null) await (this.watchers.size > 0 && this.#ready())
      else if (seq > this.#state.seq) await this.#catchUp()
    })
  }

  /** A watcher says what it has seen and through whose eyes it looks; it is sent the rest. */
  greet(watching: Watching, since: number, chat: number, wanted: Seat | null | undefined): Promise<void> {
    return this.#line(async () => {
      const state = await this.#ready()
      const own = state.own(watching.guest?.id ?? null)
      if (wanted !== undefined && wanted !== null && !own.includes(wanted)) throw new Refused('not-yours', 'This is not your seat.')
      this.#chat ??= await this.#hall.chat.lines(this.id, CHAT_KEPT)
      const seat = wanted === undefined ? (own[0] ?? null) : wanted
      watching.seen = { seq: Math.min(since, state.seq), chat, seat }
      this.#show([watching])
    })
  }

  enter(watching: Watching): void {
    this.watchers.add(watching)
    if (watching.guest !== null && this.presence.enter(watching.guest.id)) this.#announce()
  }

  exit(watching: Watching): void {
    this.usedAt = this.#hall.now()
    if (!this.watchers.delete(watching)) return
    if (watching.guest !== null && this.presence.leave(watching.guest.id, this.#hall.now())) this.#announce()
  }

  /** Who is here has changed. */
  showSeats(): void {
    if (this.#state === null) return
    const text = JSON.stringify({ type: 'seats', seats: this.#seats(this.#state), watching: this.#onlookers(this.#state) })
    for (const watching of this.watchers) if (watching.seen !== null) watching.sendText(text)
  }

  say(guest: Guest, choice: string, text: string): Promise<number> {
    return this.#line(async () => {
      const state = await this.#ready()
      const seat = state.own(guest.id)[0] ?? null
      await this.#hall.chat.add(this.id, guest, seat, choice, text)
      await this.#readChat()
      this.#hall.bus.publish({ kind: 'chat', table: this.id })
      return state.seq
    })
  }

  hearChat(): void {
    if (this.watchers.size > 0) void this.#line(() => this.#readChat())
  }

  forget(): void {
    clearTimeout(this.#alarm)
    this.#state = null
  }

  /** Begins what is due: the start of a full table, a fallen flag, a mind's move. Whoever loads a table sees to it. */
  wake(): Promise<void> {
    return this.#line(async () => {
      await this.#ready()
      this.#chores(true)
    })
  }

  #line<T>(work: () => Promise<T>): Promise<T> {
    this.usedAt = this.#hall.now()
    const next = this.#queue.then(work)
    this.#queue = next.catch((error: unknown) => {
      if (!(error instanceof Refused)) this.#state = null
    })
    return next
  }

  async #ready(): Promise<TableState> {
    if (this.#state === null) {
      clearTimeout(this.#alarm)
      this.#state = await this.#hall.load(this.id)
      const { seq } = this.#state
      this.#show([...this.watchers].filter(({ seen }) => seen !== null && seen.seq < seq))
      this.#chores(true)
    }
    return this.#state
  }

  async #step(
    wishIn: (state: TableState) => Wish,
    by: { guest: string | null; choice: string | null; key: string },
    done: (seq: number, body: Body | null) => void,
  ): Promise<void> {
    for (let i = 0; i < TRIES; i++) {
      const state = await this.#ready()
      const before = state.done.get(by.key)
      if (before !== undefined) return done(before, null)
      const at = this.#hall.now()
      const { phase } = state
      const body = state.perform(wishIn(state), at)
      const row = { table: this.id, seq: state.seq, at, guest: by.guest, choice: by.choice, body: JSON.stringify(body) }
      const won = await this.#append(row)
      if (!won) {
        this.#state = null
        this.#hall.counts.lostRaces++
        continue
      }
      if (by.choice !== null) state.done.set(by.key, state.seq)
      this.#hall.counts.steps++
      if (this.#hall.bus.commit === null) this.#hall.bus.publish({ kind: 'steps', tables: [[this.id, state.seq]] })
      done(state.seq, body)
      if (state.phase !== phase || body.kind === 'sit' || body.kind === 'standUp') this.#hall.list(state, body)
      this.#show(this.watchers)
      this.#chores(true)
      return
    }
    throw new Refused('too-fast', 'Too many play at this table at once; try again.')
  }

  async #append(row: Parameters<Hall['append']>[0]): Promise<boolean> {
    try {
      return await this.#hall.append(row)
    } catch (error) {
      // Whether it was written is not known: the next look at the store tells, and the same id is not done twice.
      this.#state = null
      this.#hall.say(`a step may not be on the disk: ${String(error)}`)
      throw new Refused('broken', 'The store did not answer. Send it again with the same id.')
    }
  }

  async #catchUp(): Promise<void> {
    const state = this.#state!
    const missed = await this.#hall.steps(this.id, state.seq)
    for (const step of missed) this.#hall.recall(state, step)
    if (missed.length === 0) return
    this.#show(this.watchers)
    this.#chores(false)
  }

  /** Sends each watcher what it has not seen, each through its own eyes. What is the same for several is written once. */
  #show(watchers: Iterable<Watching>): void {
    const state = this.#state!
    const sitting = this.#sitting(state)
    const written = new Map<string, string>()
    const lastLine = this.#chat?.at(-1)?.n ?? 0
    for (const watching of watchers) {
      const { guest, seen } = watching
      if (seen === null) continue
      const own = state.own(guest?.id ?? null)
      const seat = seen.seat === null && own.length > 0 && state.phase === 'open' ? own[0]! : seen.seat
      const host = guest?.id === state.plan.host
      const key = `${seat} ${seen.seq} ${seen.chat} ${own.join()} ${host}`
      let text = written.get(key)
      if (text === undefined) {
        const snapshot = snapshotOf(sitting, { own, host, seat, since: seen.seq, chatSince: seen.chat })
        text = JSON.stringify({ type: 'snapshot', snapshot })
        written.set(key, text)
      }
      watching.seen = { seq: state.seq, chat: Math.max(seen.chat, lastLine), seat }
      watching.sendText(text)
    }
  }

  async #readChat(): Promise<void> {
    const known = this.#chat?.at(-1)?.n ?? 0
    this.#chat = await this.#hall.chat.lines(this.id, CHAT_KEPT)
    const lines = this.#chat.filter(({ n }) => n > known)
    if (lines.length === 0) return
    const text = JSON.stringify({ type: 'chat', lines })
    for (const watching of this.watchers) {
      if (watching.seen === null) continue
      watching.seen = { ...watching.seen, chat: lines.at(-1)!.n }
      watching.sendText(text)
    }
  }

  /** What is due without anybody asking. `first`: this process made the last step or has just begun, and so goes first. */
  #chores(first: boolean): void {
    const state = this.#state!
    clearTimeout(this.#alarm)
    if (state.phase === 'open' && emptySeats(state).length === 0)
      this.#duty(() => {
        if (this.#state?.phase !== 'open') return null
        return { kind: 'start', minds: [] }
      })
    if (state.phase !== 'playing') return
    this.#think(state, first)
    const flag = state.clock?.next() ?? null
    if (flag !== null) this.#alarm = setTimeout(() => this.#fall(), Math.min(Math.max(0, flag.at - this.#hall.now()) + 5, 2 ** 31 - 1))
  }

  /** The time of a seat has run out: it leaves, or a mind plays on. */
  #fall(): void {
    this.#duty((state) => {
      const flag = state.phase === 'playing' ? (state.clock?.next() ?? null) : null
      if (flag === null || flag.at > this.#hall.now()) return null
      const { seat } = flag
      return state.clock!.rules.atZero === 'leave' ? { kind: 'leave', seat } : { kind: 'mind', seat, mind: this.#hall.thinker.names[0]! }
    })
  }

  #think(state: TableState, first: boolean): void {
    const seat = state.asked().find((each) => state.chairs[each]!.mind !== null)
    if (seat === undefined || this.#thinking === state.seq) return
    const { seq } = state
    this.#thinking = seq
    const begin = async (): Promise<void> => {
      if (this.#state?.seq !== seq || this.#state.course === null) return
      const { plan, course, chairs } = this.#state
      const imagined = plan.game.imagine(course.match.position, seat, quickLuck(this.#hall.now(), seq))
      const text = await this.#hall.thinker.choose(chairs[seat]!.mind!, plan.game, plan.settings, imagined, seat)
      this.#duty((now) => (now.asked().includes(seat) && now.chairs[seat]!.mind !== null ? { kind: 'choose', seat, text } : null))
    }
    const soon = () =>
      void begin().catch((error: unknown) => {
        this.#hall.say(`a mind failed: ${String(error)}`)
        this.#later()
      })
    if (first) soon()
    else setTimeout(soon, LEAVE_THINKING_MS).unref()
  }

  /** A step that nobody asked for; null if it is no longer due. */
  #duty(wishIn: (state: TableState) => Wish | null): void {
    const done = this.#line(async () => {
      const state = await this.#ready()
      if (wishIn(state) === null) return
      const sure = (state: TableState): Wish => wishIn(state) ?? refuse()
      await this.#step(sure, { guest: null, choice: null, key: '' }, () => {})
    })
    done.catch((error: unknown) => {
      if (!(error instanceof Refused) || error.code === 'broken') this.#later()
    })
  }

  /** The store did not answer: what is due is tried again, as long as somebody is there. */
  #later(): void {
    this.#thinking = -1
    setTimeout(() => void this.wake().catch(() => this.watchers.size > 0 && this.#later()), 500).unref()
  }

  #announce(): void {
    this.#hall.bus.publish({ kind: 'here', table: this.id, guests: this.presence.local() })
    this.showSeats()
  }

  #sitting(state: TableState): Sitting {
    const { plan, phase, seq, course, chairs, rematch } = state
    return {
      table: plan.id,
      game: plan.game,
      settings: plan.settings,
      phase,
      public: plan.public,
      clockRules: plan.clock,
      seats: this.#seats(state),
      watching: this.#onlookers(state),
      seq,
      course,
      commitment: this.#hall.commitmentOf(plan),
      contributions: chairs.map(({ contribution }) => contribution),
      chat: this.#chat ?? [],
      rematch,
    }
  }

  #seats(state: TableState): SeatState[] {
    const here = this.presence.guests()
    const now = this.#hall.now()
    return state.players().map(({ kind, name }, seat) => {
      const { guest, left, mind, name: holder } = state.chairs[seat]!
      return {
        kind,
        name,
        holder: mind !== null && guest !== null ? holder : null,
        connected: guest !== null && here.has(guest),
        left,
        clock: state.clock?.at(seat, now) ?? null,
      }
    })
  }

  #onlookers(state: TableState): number {
    const seated = new Set(state.chairs.map(({ guest }) => guest))
    return [...this.presence.guests()].filter((guest) => !seated.has(guest)).length
  }
}

const refuse = (): never => {
  throw new Refused('wrong-time', 'It is no longer due.')
}
