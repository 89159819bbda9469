import type { Json, Seat } from '@robodrome/kernel'
import { type Circumstances, type Draft, grant, type Guest, nameAt, Refused, type Step, type Table, type Wish } from '@robodrome/table'
import type { Payer } from '../thinking/fair-queue.ts'
import type { Question } from '../thinking/thinker.ts'
import { Answers } from './answers.ts'
import { recall } from './archive.ts'
import { Attendance } from './attendance.ts'
import { Duties } from './duties.ts'
import { Gallery } from './gallery.ts'
import { isLate, Late } from './late.ts'
import { isSeating } from './listing.ts'
import type { Surroundings } from './surroundings.ts'
import { newSeed } from './open-table.ts'
import { stepRow, type By } from './step-row.ts'
import type { Watching } from './watching.ts'

/** How often a lost race is run again before the table is called too busy. */
const TRIES = 20
const CHAT_KEPT = 100
/** What may still be done at a table whose match has grown too long. */
const ENDS: ReadonlySet<Draft['kind']> = new Set(['leave', 'mind', 'person', 'takeOver', 'rematch', 'downtime'])

/**
 * A table as this process serves it. Everything goes through one queue; what is sent has been committed before. If a step is lost
 * to another process, what is in memory is thrown away and read anew.
 */
export class ServedTable {
  readonly id: string
  readonly gallery: Gallery
  readonly #hall: Surroundings
  readonly #duties: Duties
  readonly #attendance: Attendance
  readonly #here: Circumstances
  readonly #answers: Answers
  /** To those who ask without a seat. */
  readonly #answersOutside: Answers
  readonly #late: Late
  #state: Table | null = null
  #queue: Promise<unknown> = Promise.resolve()
  /** When it was last of use, to be forgotten some time after. */
  usedAt: number

  constructor(id: string, hall: Surroundings) {
    this.id = id
    this.#hall = hall
    this.usedAt = hall.now()
    this.gallery = new Gallery(hall)
    this.#answers = new Answers(hall.thinker)
    this.#answersOutside = new Answers(hall.thinker)
    this.#late = new Late((seq) => hall.archive.steps(id, seq))
    this.#here = {
      minds: hall.thinker.names,
      now: hall.now,
      newSeed,
      isAway: (guest) => this.gallery.presence.awayFor(guest, hall.now()) >= hall.limits.awayMs,
    }
    this.#duties = new Duties(hall, {
      make: (wishIn) => this.#duty(wishIn),
      wake: () => this.wake(),
      isWatched: () => this.gallery.watchers.size > 0,
      payer: (state) => ({ account: state.host, address: this.gallery.address(state) }),
    })
    this.#attendance = new Attendance(hall.limits.graceMs, {
      isHere: (guest) => this.gallery.presence.isHere(guest),
      make: (wishIn) => this.#duty(wishIn),
    })
  }

  /** Does what a guest asks for, once; `done` hears which step it was as soon as that is on the disk. */
  act(guest: Guest, id: string, wish: Wish, done: (seq: number, body: Step | null) => void = () => {}): Promise<void> {
    const by = { guest: guest.id, choice: id }
    return this.#line(() => this.#step((state) => grant(state, guest, wish, this.#here), by, done))
  }

  /** Lets everybody at the table know where they play again. */
  playAgainAt(guest: Guest, choice: string, open: (state: Table) => Promise<string>, done: (seq: number) => void): Promise<void> {
    return this.#line(async () => {
      const state = await this.#ready()
      if (state.own(guest.id).length === 0) throw new Refused('not-yours', 'Only those who played may ask for a rematch.')
      if (state.phase !== 'over') throw new Refused('wrong-time', 'The match is not over.')
      if (state.rematch !== null) return done(state.seq)
      const table = await open(state)
      const wish = (state: Table): Draft => {
        if (state.rematch !== null) throw new Refused('wrong-time', 'There is a rematch already.')
        return { kind: 'rematch', table }
      }
      await this.#step(wish, { guest: guest.id, choice }, done)
    })
  }

  /** A question to the game about what one of the guest's seats knows. */
  async ask(payer: Payer, question: Question): Promise<Json> {
    const { seat } = question
    // Only looking at the table stands in its queue: play goes on while the answer is worked out.
    if (seat === null) return (await this.lookOn((late) => ({ answer: this.#answersOutside.answer(late, question, payer) }))).answer
    const { answer } = await this.look((state) => {
      if (!state.own(payer.account).includes(seat)) throw new Refused('not-yours', 'This is not your seat.')
      return { answer: this.#answers.answer(state, question, payer) }
    })
    return answer
  }

  /** Looks at the table as onlookers may: while it is played, some moves later where it was made so. */
  lookOn<T>(at: (late: Table) => T): Promise<T> {
    return this.#line(async () => at(await this.#late.of(await this.#ready())))
  }

  /** Looks at the table as it is now. */
  look<T>(at: (state: Table) => T): Promise<T> {
    return this.#line(async () => at(await this.#ready()))
  }

  /** Another process has made steps, or notices may have been lost. */
  refresh(seq: number): void {
    void this.#line(async () => {
      if (this.#state === null) await (this.gallery.watchers.size > 0 && this.#ready())
      else if (seq > this.#state.seq) await this.#catchUp(this.#state)
    })
  }

  /** A watcher says what it has seen and through whose eyes it looks; it is sent the rest. */
  greet(watching: Watching, since: number, chat: number, wanted: Seat | null | undefined): Promise<void> {
    return this.#line(async () => {
      const state = await this.#ready()
      if (since > state.seq) await this.#catchUp(state)
      const own = state.own(watching.guest?.id ?? null)
      for (const seat of own) await this.#giveBack(state, seat)
      if (wanted !== undefined && wanted !== null && !own.includes(wanted)) throw new Refused('not-yours', 'This is not your seat.')
      this.gallery.chat ??= await this.#hall.chat.lines(this.id, CHAT_KEPT)
      const seat = wanted === undefined ? (own[0] ?? null) : wanted
      // What onlookers said while it was played comes late, with numbers from before.
      const lines = state.phase === 'over' ? 0 : chat
      watching.seen = { seq: Math.min(since, state.seq), chat: lines, seat, last: null }
      await this.#show(state, [watching])
    })
  }

  /** A program that stood in for somebody gives the seat back when they return, if they have time to play. */
  async #giveBack(state: Table, seat: Seat): Promise<void> {
    const isDue = (now: Table) => now.phase === 'playing' && now.chairs[seat]!.standsIn
    if (!isDue(state)) return
    const back = (now: Table): Draft => (isDue(now) ? { kind: 'person', seat } : refuse())
    await this.#step(back, null, () => {})
  }

  enter(watching: Watching): void {
    this.gallery.watchers.add(watching)
    // Programs among themselves have waited for somebody to look.
    if (this.#state !== null) this.#duties.attend(this.#state)
    this.#callRoll()
    if (watching.guest !== null && this.gallery.presence.enter(watching.guest.id)) this.#announce()
  }

  exit(watching: Watching): void {
    this.usedAt = this.#hall.now()
    if (!this.gallery.watchers.delete(watching)) return
    if (watching.guest !== null && this.gallery.presence.leave(watching.guest.id, this.#hall.now())) this.#announce()
    this.#callRoll()
  }

  showSeats(): void {
    if (this.#state === null) return
    this.gallery.showSeats(this.#state)
    if (this.gallery.watchers.size > 0) this.#callRoll()
  }

  /** Only a process to which somebody came, or from which somebody has just gone, knows who is at the table through the others. */
  #callRoll(): void {
    if (this.#state !== null) this.#attendance.call(this.#state)
  }

  say(guest: Guest, choice: string, text: string): Promise<number> {
    return this.#line(async () => {
      const state = await this.#ready()
      const seat = state.own(guest.id)[0] ?? null
      await this.#hall.chat.add(this.id, { id: guest.id, name: nameAt(state, guest) }, seat, choice, text)
      this.gallery.showChat(await this.#hall.chat.lines(this.id, CHAT_KEPT), state.phase)
      this.#hall.bus.publish({ kind: 'chat', table: this.id })
      return state.seq
    })
  }

  hearChat(): void {
    if (this.gallery.watchers.size === 0) return
    void this.#line(async () => {
      const { phase } = await this.#ready()
      this.gallery.showChat(await this.#hall.chat.lines(this.id, CHAT_KEPT), phase)
    })
  }

  /** What was kept of it was written anew. */
  loadAnew(): void {
    void this.#line(async () => {
      if (this.#state === null) return
      this.#state = null
      this.#late.forget()
      await this.#show(await this.#ready())
    })
  }

  forget(): void {
    this.#duties.rest()
    this.#attendance.rest()
    this.#late.forget()
    this.#state = null
  }

  /** Begins what is due. Whoever loads a table sees to it. */
  wake(): Promise<void> {
    return this.look((state) => this.#duties.see(state, null, true))
  }

  /** Players see it at once; onlookers as the table was made. */
  async #show(state: Table, watchers?: readonly Watching[]): Promise<void> {
    const { gallery } = this
    gallery.show(state, isLate(state) ? null : state, watchers)
    const onlookers = isLate(state) ? [...(watchers ?? gallery.watchers)].filter(({ seen }) => seen?.seat === null) : []
    if (onlookers.length > 0) gallery.show(state, await this.#late.of(state), onlookers)
  }

  #line<T>(work: () => Promise<T>): Promise<T> {
    this.usedAt = this.#hall.now()
    const next = this.#queue.then(work)
    this.#queue = next.catch((error: unknown) => {
      if (!(error instanceof Refused)) this.#state = null
    })
    return next
  }

  async #ready(): Promise<Table> {
    if (this.#state !== null) return this.#state
    this.#duties.rest()
    const state = await this.#hall.load(this.id)
    this.#state = state
    await this.#show(
      state,
      [...this.gallery.watchers].filter(({ seen }) => seen !== null && seen.seq < state.seq),
    )
    this.#duties.see(state, null, true)
    if (this.gallery.watchers.size > 0) this.#callRoll()
    return state
  }

  async #step(wishIn: (state: Table) => Draft, by: By, done: (seq: number, body: Step | null) => void): Promise<void> {
    for (let i = 0; i < TRIES; i++) {
      const state = this.#state ?? (await this.#ready())
      const doneAt = by && state.doneAt(by.guest, by.choice)
      if (doneAt !== null) return done(doneAt, null)
      const at = this.#hall.now()
      const before = { phase: state.phase, asked: state.asked() }
      const draft = this.#pardon(state, at) ?? wishIn(state)
      if (state.seq >= this.#hall.limits.mostSteps && !ENDS.has(draft.kind))
        throw new Refused('full', `This match has ${state.seq} steps, the most that a table keeps: it can only be left.`)
      const body = state.perform(draft, at)
      if (
        await this.#append(stepRow(state, { before, body, at, by: body.kind === 'downtime' ? null : by }, this.gallery.presence.isHere))
      ) {
        if (by !== null && body.kind !== 'downtime') state.keepDone(by.guest, by.choice)
        this.#hall.counts.steps++
        if (this.#hall.bus.commit === null) this.#hall.bus.publish({ kind: 'steps', tables: [[this.id, state.seq]] })
        if (body.kind !== 'downtime') done(state.seq, body)
        this.#hall.listing.note(state, state.phase !== before.phase || isSeating(body, before.phase))
        await this.#show(state)
        this.#duties.see(state, body, true)
        if (before.phase === 'open' && this.gallery.watchers.size > 0) this.#callRoll()
        this.#hall.archive.consider(state)
        if (before.phase !== 'over' && state.phase === 'over') for (const ear of this.#hall.onOver) ear(state)
        if (body.kind !== 'downtime') return
        continue
      }
      this.#state = null
      this.#hall.counts.lostRaces++
    }
    throw new Refused('too-fast', 'Too many play at this table at once; try again.')
  }

  /** While nobody could play no clock has run: that is settled before anything else is done. */
  #pardon({ clock, phase }: Table, now: number): Draft | null {
    const since = phase === 'playing' ? (clock?.since() ?? null) : null
    const ms = since === null ? 0 : this.#hall.store.pulse.lost(since, now)
    return ms > 0 ? { kind: 'downtime', ms } : null
  }

  #append(row: Parameters<Surroundings['append']>[0]): Promise<boolean> {
    return this.#hall.append(row).catch((error: unknown) => {
      // Whether it was written is not known: the next look at the store tells, and the same id is not done twice.
      this.#state = null
      this.#hall.say(`a step may not be on the disk: ${String(error)}`)
      throw new Refused('broken', 'The store did not answer. Send it again with the same id.')
    })
  }

  /** A step that nobody asked for. */
  #duty(wishIn: (state: Table) => Draft | null): Promise<void> {
    return this.#line(async () => {
      if (wishIn(await this.#ready()) === null) return
      await this.#step(
        (state) => wishIn(state) ?? refuse(),
        null,
        () => {},
      )
    })
  }

  async #catchUp(state: Table): Promise<void> {
    const missed = await this.#hall.archive.steps(this.id, state.seq)
    await recall(state, missed)
    if (missed.length === 0) return
    await this.#show(state)
    this.#duties.see(state, null, false)
    if (this.gallery.watchers.size > 0) this.#callRoll()
  }

  #announce(): void {
    this.#hall.bus.publish({ kind: 'here', table: this.id, guests: this.gallery.presence.local() })
    this.showSeats()
  }
}

const refuse = (): never => {
  throw new Refused('wrong-time', 'It is no longer due.')
}
