import type { Seat } from '@robodrome/kernel'
import { chairFor, VACANT, votersIn, type Chair } from './chair.ts'
import { Clock, type SavedClock } from './clock.ts'
import { beginningIn, Course, type SavedCourse, type Secret } from './course.ts'
import { commitment } from './fair-luck.ts'
import { forbidden } from './forbidden.ts'
import { linesOf } from './headers.ts'
import { Refused } from './refused.ts'
import { sealOf } from './seal.ts'
import type { Coming, DiceState, Proposal, Rematch, SeatState, Snapshot } from './snapshot.ts'
import { isPlay, type Draft, type Step } from './step.ts'
import type { TablePlan } from './table-plan.ts'
import type { Witness } from './witness.ts'
import { tableSays } from './says.ts'

/** A table's saved position and its clocks: a cache of what follows from its steps. */
export type SavedTable = { course: SavedCourse; clock: SavedClock | null }

/** The notices of offers. */
const ASKED = { draw: 'offersDraw', 'called off': 'offersEnd', 'take back': 'asksBack' } as const

/** How many table notices are kept. */
const MOST_COMINGS = 40

/** A table as of one of its steps, built up step by step. It is derived from the steps and never stored itself. */
export class Table {
  readonly plan: TablePlan
  readonly chairs: Chair[]
  readonly clock: Clock | null
  /** The owner, who starts the match and decides who takes open seats. */
  host: string
  course: Course | null = null
  seq = 0
  rematch: Rematch | null = null
  proposal: Proposal | null = null
  /** The seat whose latest offer was turned down; it may not offer again until it has moved. */
  turnedDown: Seat | null = null
  /** The number of steps so far that were not moves. Seats change only in such steps. */
  settled = 0
  /** The times of the start and of the latest move; null before that. */
  begunAt: number | null = null
  playedAt: number | null = null
  /** The step at which its position was last saved. */
  savedAt = 0
  /** The step that carried out a wish, by guest and by wish id. */
  readonly #done = new Map<string, Map<string, number>>()
  /** When the table closed and contributions began to be revealed; null before that. */
  closedAt: number | null = null
  /** When somebody last became ready, or the owner gave a seat to a mind; null before that. */
  readyAt: number | null = null
  /** Before the match: when each absent guest for whom the table waits went away. */
  readonly awaySince = new Map<string, number>()
  /** Arrivals, departures, new owners and takeovers, in order. */
  readonly comings: Coming[] = []
  /** When the dice last restarted. */
  reopenedAt = 0
  #redrawn = 0
  readonly #askedSince = new Map<Seat, number>()
  #seed: string
  /** Seats that minds took when the table closed. */
  #filled: Seat[] = []
  /** Promises by guest and seat. A player who sits down again cannot promise something new. */
  readonly #promised = new Map<string, string>()
  #commitment: string | null = null
  #seal: string | null = null

  constructor(plan: TablePlan) {
    this.plan = plan
    this.host = plan.host
    this.clock = plan.clock && new Clock(plan.clock, plan.settings.seats)
    this.chairs = plan.seats.map(chairFor)
    this.#seed = plan.seed
  }

  get phase(): Snapshot['phase'] {
    return this.course === null ? 'open' : this.course.isOver() ? 'over' : 'playing'
  }

  /** Milliseconds from the start of the match to its end; null before that. */
  get took(): number | null {
    return this.phase === 'over' && this.begunAt !== null && this.playedAt !== null ? this.playedAt - this.begunAt : null
  }

  /** Makes the next step and returns it in its stored form. If the rules forbid it, throws Refused and changes nothing. */
  perform(draft: Draft, at: number, witness: Witness | null = null): Step {
    const step = this.#do(this.seq + 1, draft, at, witness)
    this.#finish(step, at)
    return step
  }

  /** Replays a stored step. Moves that a saved position already includes are not replayed. */
  recall(seq: number, step: Step, at: number, saved?: SavedTable): void {
    if (seq !== this.seq + 1) throw new Error(`table ${this.plan.id}: found step ${seq}, expected ${this.seq + 1}`)
    const isIn = saved !== undefined && seq <= saved.course.seq
    if (step.kind === 'start') {
      this.#demandCode(step.code)
      this.#start(seq, step.minds, step.outcomes, saved?.course)
    } else if (!isPlay(step)) this.#do(seq, step, at)
    else if (!isIn) this.#playing().recall(seq, step)
    this.#finish(step, at, isIn)
    if (seq === saved?.course.seq && saved.clock !== null) this.clock?.goOn(saved.clock)
  }

  /** Everything about the table that takes long to compute, so that it can be saved. Null if it cannot be saved right now. */
  save(): SavedTable | null {
    const course = this.course?.seq === this.seq ? this.course.save() : null
    return course && { course, clock: this.clock?.save() ?? null }
  }

  get commitment(): string {
    return (this.#commitment ??= commitment(this.#seed))
  }

  /** The public part of the dice; the seed is included only once no more dice will be rolled. */
  readonly dice = (): DiceState => ({
    commitment: this.commitment,
    promises: this.chairs.map(({ promise }) => promise),
    contributions: this.chairs.map(({ contribution }) => contribution),
    closed: this.closedAt !== null,
    redrawn: this.#redrawn,
    seed: this.phase === 'over' ? this.#seed : null,
    seal: this.phase === 'over' ? (this.#seal ??= sealOf(linesOf(this.record()))) : null,
  })

  /** The match as text. It contains every secret, so show it only when none are left. */
  record(): string {
    if (this.course === null || this.phase !== 'over') throw new Refused('wrong-time', tableSays('recordWhenOver'))
    return this.course.record(
      this.chairs.map(({ name, mind }) => (name === '' ? (mind ?? '') : name)),
      this.chairs.flatMap(({ bot }, seat) => (bot ? [seat] : [])),
      this.chairs.flatMap(({ taken }, seat) => (taken === null ? [] : [`${seat} from ${taken.from} after ${taken.after}`])).join(', '),
    )
  }

  /** A guest's promise for a seat since the dice last restarted. */
  readonly promisedBy = (guest: string, seat: Seat): string | null => this.#promised.get(`${guest} ${seat}`) ?? null

  /** The step that carried out a guest's wish with this id; null if none has. */
  readonly doneAt = (guest: string, choice: string): number | null => this.#done.get(guest)?.get(choice) ?? null

  /** Notes that the last step carried out this wish. */
  keepDone(guest: string, choice: string): void {
    let done = this.#done.get(guest)
    if (done === undefined) this.#done.set(guest, (done = new Map()))
    done.set(choice, this.seq)
  }

  /** Returns the secret from which the dice of the match follow. It must never reach a watcher. */
  secret(): Secret {
    const contributions = this.plan.added ?? this.chairs.map(({ contribution }) => contribution ?? '')
    return { seed: this.#seed, contributions, sha256: this.plan.sha256 }
  }

  /** Seats of a guest. */
  readonly own = (guest: string | null): Seat[] =>
    guest === null ? [] : this.chairs.flatMap((chair, seat) => (chair.guest === guest ? [seat] : []))

  /** Empty seats that are kept for a guest. */
  readonly kept = (guest: string | null): Seat[] =>
    guest === null || this.phase !== 'open'
      ? []
      : this.chairs.flatMap((chair, seat) => (chair.reserved === guest && chair.guest === null && chair.mind === null ? [seat] : []))

  /**
   * The step at which a seat got its current question. Other seats may have answered since (several can be asked in secret at once), but
   * until the seat answers, its question and its options stay the same.
   */
  readonly askedSince = (seat: Seat): number | null => this.#askedSince.get(seat) ?? null

  readonly asked = (): readonly Seat[] => this.course?.asked() ?? []

  readonly players = (): Pick<SeatState, 'kind' | 'name' | 'bot'>[] =>
    this.chairs.map(({ mind, guest, name, bot }) => ({
      kind: mind !== null ? 'mind' : guest === null ? 'open' : 'person',
      name: mind === null || (guest === null && name !== '') ? name : mind,
      bot: bot && mind === null,
    }))

  #do(seq: number, draft: Draft, at: number, witness: Witness | null = null): Step {
    switch (draft.kind) {
      case 'sit': {
        const { kind: _kind, seat, unready, ...person } = { unready: undefined, ...draft }
        const isNew = this.chairs[seat]!.guest !== draft.guest
        Object.assign(this.chairs[seat]!, person, { ready: unready !== true })
        this.awaySince.delete(draft.guest)
        if (isNew) this.#tell(seq, at, 'sat', seat)
        if (draft.promise !== null) this.#promised.set(`${draft.guest} ${seat}`, draft.promise)
        return draft
      }
      case 'standUp':
        this.#tell(seq, at, draft.why ?? 'left', draft.seat)
        this.#vacate(draft.seat)
        return draft
      case 'decline':
        this.#tell(seq, at, 'declined', draft.seat)
        Object.assign(this.chairs[draft.seat]!, { name: '', reserved: null })
        return draft
      case 'away': {
        const guest = draft.seat === null ? this.host : this.chairs[draft.seat]!.guest!
        if (draft.on) this.awaySince.set(guest, at)
        else this.awaySince.delete(guest)
        return draft
      }
      case 'host':
        this.host = this.chairs[draft.seat]!.guest!
        this.#tell(seq, at, 'hosts', draft.seat)
        return draft
      case 'ready':
        this.chairs[draft.seat]!.ready = draft.on
        if (draft.on) this.readyAt = at
        return draft
      case 'close':
        this.closedAt = at
        this.#filled = draft.minds.map(({ seat }) => seat)
        for (const { seat, mind } of draft.minds) Object.assign(this.chairs[seat]!, { mind, offered: true })
        return draft
      case 'reveal':
        this.chairs[draft.seat]!.contribution = draft.contribution
        return draft
      case 'reopen':
        for (const seat of draft.seats) this.#tell(seq, at, 'left', seat)
        this.#reopen(draft.seats, draft.seed, at)
        return draft
      case 'start':
        return { ...draft, ...this.#code(), outcomes: [...this.#start(seq, draft.minds).opening] }
      case 'choose':
      case 'takeBack':
      case 'leave': {
        const done = this.#playing().play(seq, draft, witness)
        if ('rule' in done) throw forbidden(done.rule)
        return done
      }
      case 'mind':
        Object.assign(this.chairs[draft.seat]!, { mind: draft.mind, standsIn: draft.absent === true })
        if (this.phase === 'open') {
          this.readyAt = at
          this.#tell(seq, at, 'program', draft.seat)
        }
        return draft
      case 'person':
        Object.assign(this.chairs[draft.seat]!, { mind: null, standsIn: false })
        this.clock?.welcome(draft.seat)
        return draft
      case 'offer':
        this.chairs[draft.seat]!.offered = draft.on
        return draft
      case 'takeOver': {
        const { seat, guest, name, after, bot = false } = draft
        const from = this.chairs[seat]!.mind ?? ''
        Object.assign(this.chairs[seat]!, { guest, name, bot, mind: null, offered: false, taken: { from, after } })
        this.#tell(seq, at, 'tookOver', seat)
        return draft
      }
      case 'move': {
        const chair = this.chairs[draft.seat]!
        const before = chair.guest
        Object.assign(chair, { guest: draft.guest, mind: null, standsIn: false })
        if (before === this.host && this.own(before).length === 0) this.host = draft.guest
        this.#tell(seq, at, 'moved', draft.seat)
        return draft
      }
      case 'rest':
        this.clock?.rest(draft.seat, draft.on, at)
        return draft
      case 'downtime':
        this.clock?.pardon(draft.ms)
        return draft
      case 'propose':
        this.proposal = { how: draft.how, by: draft.seat, yes: [draft.seat] }
        this.#tell(seq, at, ASKED[draft.how], draft.seat)
        this.#doIfAgreed(seq, at)
        return draft
      case 'accept':
        this.proposal = { ...this.proposal!, yes: [...this.proposal!.yes, draft.seat] }
        this.#doIfAgreed(seq, at)
        return draft
      case 'turnDown':
        if (draft.seat !== this.proposal!.by) {
          this.turnedDown = this.proposal!.by
          this.#tell(seq, at, 'playsOn', draft.seat)
        }
        this.proposal = null
        return draft
      case 'rematch':
        this.rematch = { table: draft.table, by: draft.seat }
        return draft
    }
  }

  /** An offer takes effect when the last person still in the match has agreed. */
  #doIfAgreed(seq: number, at: number): void {
    const { how, by, yes } = this.proposal!
    if (!votersIn(this.chairs).every((seat) => yes.includes(seat))) return
    this.proposal = null
    if (how === 'take back') this.#takeBackTogether(seq, at, by)
    else this.#playing().agree(how)
  }

  #takeBackTogether(seq: number, at: number, seat: Seat): void {
    const course = this.#playing()
    // A saved position already contains it.
    const refusal = seq <= course.seq ? null : course.takeBackTogether(seq, seat)
    if (refusal !== null) throw forbidden(refusal.rule)
    this.#askedSince.clear()
    this.#tell(seq, at, 'tookBack', seat)
  }

  #finish(step: Step, at: number, isSaved = false): void {
    this.seq++
    if (step.kind === 'start') this.begunAt = at
    if (step.kind === 'start' || isPlay(step) || step.kind === 'propose' || step.kind === 'accept') this.playedAt = at
    this.#forgetOffers(step)
    if (step.kind !== 'choose') this.settled++
    if (step.kind === 'takeBack') this.#tell(this.seq, at, 'tookBack', step.seat)
    if (step.kind === 'leave') this.chairs[step.seat]!.left = true
    this.#noteAsked(step)
    if (this.clock === null || isSaved) return
    const thinking = this.asked().filter((seat) => this.chairs[seat]!.mind === null)
    this.clock.step(at, step.kind === 'choose' ? step.seat : null, thinking)
  }

  /**
   * An offer ends with the next choice of a person, with a choice taken back, or when a player leaves or joins: people agree to the
   * position they see. A request to take back ends with any choice, because a die may follow it.
   */
  #forgetOffers(step: Step): void {
    const isChosen = step.kind === 'choose' && this.chairs[step.seat]!.guest !== null && this.chairs[step.seat]!.mind === null
    const isPassed = step.kind === 'choose' && this.proposal?.how === 'take back'
    if (isChosen || isPassed || ['takeBack', 'leave', 'takeOver'].includes(step.kind)) this.proposal = null
    if (isChosen && step.seat === this.turnedDown) this.turnedDown = null
  }

  #noteAsked(step: Step): void {
    const asked = this.asked()
    const isKept = (seat: Seat): boolean => !isPlay(step) || (step.kind === 'choose' && step.seat !== seat)
    for (const seat of this.#askedSince.keys()) if (!asked.includes(seat) || !isKept(seat)) this.#askedSince.delete(seat)
    for (const seat of asked) if (!this.#askedSince.has(seat)) this.#askedSince.set(seat, this.seq)
  }

  #start(seq: number, minds: { seat: Seat; mind: string }[], outcomes: string[] = [], saved?: SavedCourse): Course {
    const { game, settings, from } = this.plan
    for (const { seat, mind } of minds) this.chairs[seat]!.mind = mind
    this.course = new Course(game, settings, this.secret(), seq, outcomes, saved ?? (from && beginningIn(from, seq)))
    return this.course
  }

  /** The digest of the files of a game from outside. */
  #code(): { code?: string } {
    const { code } = this.plan.game
    return code === undefined ? {} : { code }
  }

  #demandCode(code: string | undefined): void {
    const { game } = this.plan
    if (code !== game.code) throw new Refused('not-found', tableSays('otherFiles', { game: game.title }))
  }

  /** Adds a table notice with the name of the person or the AI. */
  #tell(n: number, at: number, kind: Coming['kind'], seat: Seat): void {
    const { name, mind, taken } = this.chairs[seat]!
    const program = mind ?? taken?.from
    this.comings.push({ n, at, kind, seat, name, ...(program !== undefined && { program }) })
    if (this.comings.length > MOST_COMINGS) this.comings.shift()
  }

  #vacate(seat: Seat): void {
    const { guest } = this.chairs[seat]!
    if (guest !== null && guest !== this.host && this.own(guest).length === 1) this.awaySince.delete(guest)
    Object.assign(this.chairs[seat]!, VACANT)
  }

  /** Cancels all promises and contributions. */
  #reopen(seats: readonly Seat[], seed: string, at: number): void {
    for (const seat of seats) this.#vacate(seat)
    for (const seat of this.#filled) Object.assign(this.chairs[seat]!, { mind: null, offered: false })
    for (const chair of this.chairs) Object.assign(chair, { promise: null, contribution: null })
    this.#promised.clear()
    this.#filled = []
    this.#seed = seed
    this.#commitment = null
    this.#redrawn++
    this.closedAt = null
    this.reopenedAt = at
  }

  #playing(): Course {
    if (this.course === null) throw new Refused('wrong-time', tableSays('matchNotBegun'))
    return this.course
  }
}
