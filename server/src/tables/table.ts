import type { Json, Seat } from '@robodrome/kernel'
import {
  type Circumstances,
  declineSeat,
  type Draft,
  grant,
  moveSeat,
  type Guest,
  nameAt,
  type Offer,
  Refused,
  type Table,
  type Wish,
  type Witness,
  tableSays,
} from '@robodrome/table'
import type { Payer } from '../thinking/fair-queue.ts'
import type { Question } from '../thinking/thinker.ts'
import { Answers } from './answers.ts'
import { Attendance } from './attendance.ts'
import { Duties } from './duties.ts'
import { Gallery } from './gallery.ts'
import { isLate, Late } from './late.ts'
import type { Surroundings } from './surroundings.ts'
import { newSeed } from './open-table.ts'
import { type Done, refuse, StepQueue } from './step-queue.ts'
import type { Watching } from './watching.ts'
import { siteSays } from '@robodrome/protocol/says'

const CHAT_KEPT = 100
/** The first and the longest delay before another attempt to load a table that the store did not return. */
const PAUSE_MS = 500
const LONGEST_PAUSE_MS = 30_000

/** Opens the table of a rematch, and invites the others to it. */
export interface Rematches {
  open(guest: Guest, state: Table): Promise<string>
  invite(guest: Guest, state: Table, table: string): Promise<void>
}

export type Answered = { seq: number; answer: Json }

const answered = async ([seq, answer]: [number, Promise<Json>]): Promise<Answered> => ({ seq, answer: await answer })

/** A table as this process serves it: what people may do at it, and who watches it. Everything sent was committed first. */
export class ServedTable {
  readonly id: string
  readonly gallery: Gallery
  readonly #hall: Surroundings
  readonly #duties: Duties
  readonly #attendance: Attendance
  readonly #here: Circumstances
  readonly #answers: Answers
  /** The answers to callers without a seat. */
  readonly #answersOutside: Answers
  readonly #late: Late
  #again: NodeJS.Timeout | null = null
  #pause = PAUSE_MS
  readonly #queue: StepQueue

  constructor(id: string, hall: Surroundings) {
    this.id = id
    this.#hall = hall
    this.gallery = new Gallery(hall)
    this.#queue = new StepQueue(id, hall, {
      isHere: this.gallery.presence.isHere,
      witness: (state) => this.gallery.witness(isLate(state)),
      loading: () => this.#duties.rest(),
      loaded: (state) => this.#begin(state),
      stepped: (state, body, before, witness) => {
        const shown = this.#show(state, undefined, witness)
        this.#duties.see(state, body, true)
        if (before === 'open') this.#callRollHere()
        return shown
      },
      caughtUp: async (state) => {
        await this.#show(state)
        this.#duties.see(state, null, false)
        this.#callRollHere()
      },
      lost: () => this.#lookAgain(),
    })
    this.#answers = new Answers(hall.thinker)
    this.#answersOutside = new Answers(hall.thinker)
    this.#late = new Late((seq) => hall.archive.steps(id, seq), hall.archive.recall)
    this.#here = {
      minds: hall.thinker.names,
      now: hall.now,
      newSeed,
      isAway: (guest) => this.gallery.presence.awayFor(guest, hall.now()) >= hall.awayMs(id),
    }
    this.#duties = new Duties(hall, {
      make: (wishIn) => this.#queue.duty(wishIn),
      wake: () => this.wake(),
      isWatched: () => this.gallery.watchers.size > 0,
      payer: (state) => ({ account: state.host, address: this.gallery.address(state) }),
    })
    this.#attendance = new Attendance(hall.limits.graceMs, {
      isHere: (guest) => this.gallery.presence.isHere(guest),
      make: (wishIn) => this.#queue.duty(wishIn),
    })
  }

  /** When it was last used. A table that has been idle for long enough is unloaded. */
  get usedAt(): number {
    return this.#queue.usedAt
  }

  /** Does what a guest requests, once only. `done` gets the step as soon as it is on disk. */
  async act(guest: Guest, id: string, wish: Wish, done: Done = () => {}): Promise<void> {
    const by = { guest: guest.id, choice: id }
    if (wish.type === 'propose' && wish.how !== 'draw') await this.#mustBeOwn(wish.how)
    return this.#queue.line(() => this.#queue.step((state) => grant(state, guest, wish, this.#here), by, done))
  }

  /** Called when the guest with a reserved seat has declined. Everybody at the table sees it. */
  declinedBy(guest: Guest, choice: string): Promise<void> {
    const by = { guest: guest.id, choice }
    return this.#queue.line(() =>
      this.#queue.step(
        (state) => declineSeat(state, guest),
        by,
        () => {},
      ),
    )
  }

  /** Moves the person in a seat to another device, whose guest this is. */
  moveSeat(seat: Seat, guest: Guest, choice: string): Promise<void> {
    const by = { guest: guest.id, choice }
    return this.#queue.line(() =>
      this.#queue.step(
        (state) => moveSeat(state, guest, seat),
        by,
        () => {},
      ),
    )
  }

  /** Applies the table's rule about absent people to this seat, if the table is waiting for it. */
  goOnWithout(seat: Seat): Promise<void> {
    const isDue = ({ phase, chairs, asked }: Table) => phase === 'playing' && asked().includes(seat) && chairs[seat]?.mind === null
    return this.#queue.duty((state) => (isDue(state) ? this.#hall.without(state, seat) : null))
  }

  /** LG-OUT-8 The players of a competition match cannot call it off, and every choice in it stands. */
  async #mustBeOwn(how: Offer): Promise<void> {
    const row = await this.#hall.store.db.selectFrom('tables').select('arranged').where('id', '=', this.id).executeTakeFirst()
    if ((row?.arranged ?? null) !== null) throw new Refused('wrong-time', siteSays(how === 'take back' ? 'choicesStand' : 'managerDecides'))
  }

  /** Tells everybody at the table where the rematch is, and invites those who are not here. */
  playAgainAt(guest: Guest, choice: string, { open, invite }: Rematches, done: (seq: number) => void): Promise<void> {
    return this.#queue.line(async () => {
      const state = await this.#queue.ready()
      const seat = state.own(guest.id)[0]
      if (seat === undefined) throw new Refused('not-yours', siteSays('onlyPlayersRematch'))
      if (state.phase !== 'over') throw new Refused('wrong-time', siteSays('matchNotOver'))
      if (state.rematch !== null) return done(state.seq)
      const table = await open(guest, state)
      const wish = (state: Table): Draft => {
        if (state.rematch !== null) throw new Refused('wrong-time', siteSays('rematchAlready'))
        return { kind: 'rematch', table, seat }
      }
      await this.#queue.step(wish, { guest: guest.id, choice }, done)
      await invite(guest, state, table)
    })
  }

  /**
   * Answers a question to the game about what one of the guest's seats, or a spectator, knows. The answer names the step that it refers to.
   */
  async ask(payer: Payer, question: Question): Promise<Answered> {
    const { seat } = question
    // Only reading the table is queued. Play continues while the answer is computed.
    if (seat === null) return answered(await this.lookOn((late) => [late.seq, this.#answersOutside.answer(late, question, payer)]))
    return answered(
      await this.look((state) => {
        if (!state.own(payer.account).includes(seat)) throw new Refused('not-yours', tableSays('notYourSeat'))
        return [state.seq, this.#answers.answer(state, question, payer)]
      }),
    )
  }

  /** Shows the table as spectators may see it: delayed while the match is being played. */
  lookOn<T>(at: (late: Table) => T): Promise<T> {
    return this.#queue.line(async () => at(await this.#late.of(await this.#queue.ready())))
  }

  /** Shows the table as it is now. */
  look<T>(at: (state: Table) => T): Promise<T> {
    return this.#queue.line(async () => at(await this.#queue.ready()))
  }

  /** Called when another process has made steps, or hints may have been lost. */
  refresh(seq: number): void {
    void this.#queue.line(async () => {
      const { state } = this.#queue
      if (state === null) await (this.gallery.watchers.size > 0 && this.#queue.ready())
      else if (seq > state.seq) await this.#queue.catchUp(state)
    })
  }

  /** A watcher reports what it has received and which seat it watches, and gets the rest. */
  greet(watching: Watching, since: number, chat: number, wanted: Seat | null | undefined): Promise<void> {
    return this.#queue.line(async () => {
      const state = await this.#queue.ready()
      if (since > state.seq) await this.#queue.catchUp(state)
      const own = state.own(watching.guest?.id ?? null)
      for (const seat of own) await this.#giveBack(state, seat)
      if (wanted !== undefined && wanted !== null && !own.includes(wanted)) throw new Refused('not-yours', tableSays('notYourSeat'))
      this.gallery.chat ??= await this.#hall.chat.lines(this.id, CHAT_KEPT)
      const seat = wanted === undefined ? (own[0] ?? null) : wanted
      // Chat lines that spectators wrote during the match arrive late, with earlier numbers.
      const lines = state.phase === 'over' ? 0 : chat
      watching.seen = { seq: Math.min(since, state.seq), chat: lines, seat, last: null }
      await this.#show(state, [watching])
    })
  }

  /** A stand-in gives the seat back when its person returns, if there is time left to play. */
  async #giveBack(state: Table, seat: Seat): Promise<void> {
    const isDue = (now: Table) => now.phase === 'playing' && now.chairs[seat]!.standsIn
    if (!isDue(state)) return
    const back = (now: Table): Draft => (isDue(now) ? { kind: 'person', seat } : refuse())
    await this.#queue.step(back, null, () => {})
  }

  enter(watching: Watching): void {
    this.gallery.watchers.add(watching)
    // A match among AI opponents may have been waiting for a watcher.
    const { state } = this.#queue
    if (state !== null) this.#duties.attend(state)
    this.#callRoll()
    if (watching.guest !== null && this.gallery.presence.enter(watching.guest.id)) this.#announce()
  }

  exit(watching: Watching): void {
    this.#queue.usedAt = this.#hall.now()
    if (!this.gallery.watchers.delete(watching)) return
    if (watching.guest !== null && this.gallery.presence.leave(watching.guest.id, this.#hall.now())) this.#announce()
    this.#callRoll()
  }

  showSeats(): void {
    const { state } = this.#queue
    if (state === null) return
    this.gallery.showSeats(state, isLate(state) ? this.#late.shown() : state)
    this.#callRollHere()
  }

  /**
   * Notes who has arrived or left. A process without arrivals or departures of its own does not know who is present through the others, so it
   * leaves this to them.
   */
  #callRoll(): void {
    const { state } = this.#queue
    if (state !== null) this.#attendance.call(state)
  }

  #callRollHere(): void {
    if (this.gallery.watchers.size > 0) this.#callRoll()
  }

  say(guest: Guest, choice: string, text: string): Promise<number> {
    return this.#queue.line(async () => {
      const state = await this.#queue.ready()
      const seat = state.own(guest.id)[0] ?? null
      await this.#hall.chat.add(this.id, { id: guest.id, name: nameAt(state, guest) }, seat, choice, text)
      this.gallery.showChat(await this.#hall.chat.lines(this.id, CHAT_KEPT), state.phase)
      this.#hall.bus.publish({ kind: 'chat', table: this.id })
      return state.seq
    })
  }

  hearChat(): void {
    if (this.gallery.watchers.size === 0) return
    void this.#queue.line(async () => {
      const { phase } = await this.#queue.ready()
      this.gallery.showChat(await this.#hall.chat.lines(this.id, CHAT_KEPT), phase)
    })
  }

  /** The stored table was rewritten. */
  loadAnew(): void {
    void this.#queue.line(async () => {
      if (this.#queue.state === null) return
      this.#queue.forget()
      this.#late.forget()
      await this.#show(await this.#queue.ready())
    })
  }

  forget(): void {
    clearTimeout(this.#again ?? undefined)
    this.#again = null
    this.#duties.rest()
    this.#attendance.rest()
    this.#late.forget()
    this.#queue.forget()
  }

  /** The process is about to end: steps in progress are written, and no more are started. */
  async close(): Promise<void> {
    await this.#queue.close()
    this.forget()
  }

  /** Starts the duties. Whichever process loads a table handles them. */
  wake(): Promise<void> {
    return this.look((state) => this.#duties.see(state, null, true))
  }

  /** Players see a step at once. Spectators see it with the table's delay, which may need loading. */
  #show(state: Table, watchers?: readonly Watching[], witness: Witness | null = null): Promise<void> | null {
    const { gallery } = this
    if (!isLate(state)) {
      gallery.show(state, state, watchers, witness)
      return null
    }
    gallery.show(state, null, watchers, witness)
    const onlookers = [...(watchers ?? gallery.watchers)].filter(({ seen }) => seen?.seat === null)
    return onlookers.length === 0 ? null : this.#late.of(state).then((late) => gallery.show(state, late, onlookers))
  }

  /**
   * Watchers must see what may have been done in the meantime, and nobody else will tell them. So the table is reloaded again and again
   * until the store answers.
   */
  #lookAgain(): void {
    if (this.gallery.watchers.size === 0 || this.#again !== null) return
    this.#again = setTimeout(() => {
      this.#again = null
      this.refresh(Infinity)
    }, this.#pause).unref()
    this.#pause = Math.min(2 * this.#pause, LONGEST_PAUSE_MS)
  }

  /** The table has been read from the store. */
  async #begin(state: Table): Promise<void> {
    this.#pause = PAUSE_MS
    const behind = [...this.gallery.watchers].filter(({ seen }) => seen !== null && seen.seq < state.seq)
    await this.#show(state, behind)
    this.#duties.see(state, null, true)
    this.#callRollHere()
  }

  #announce(): void {
    this.#hall.bus.publish({ kind: 'here', table: this.id, guests: this.gallery.presence.local() })
    this.showSeats()
  }
}
