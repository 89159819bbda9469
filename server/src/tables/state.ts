import { OVER, type Game, type Seat, type Settings } from '@robodrome/kernel'
import { type ClockRules, Course, Refused, type SavedCourse } from '@robodrome/table'
import type { ListedSeat, Phase, SeatPlan } from '../store/schema.ts'
import { Clock, type SavedClock } from './clock.ts'
import { isPlay, type Body, type Wish } from './step.ts'

/** What is fixed when a table is made. */
export interface Plan {
  id: string
  game: Game
  settings: Settings
  seats: SeatPlan[]
  public: boolean
  clock: ClockRules | null
  host: string
  seed: string
  createdAt: number
}

/** A table's position on disk, and how much time was left at it: a cache of what its steps say. */
export type SavedTable = { course: SavedCourse; clock: SavedClock | null }

/** A seat and who is in it. A person whose seat a mind plays keeps it: `guest` stays. */
export interface Chair {
  guest: string | null
  name: string
  mind: string | null
  /** Kept for this guest. */
  reserved: string | null
  contribution: string | null
  left: boolean
}

/** A table at one of its steps, built up step by step. Nothing in it is ever stored: it is what the steps say. */
export class TableState {
  readonly plan: Plan
  readonly chairs: Chair[]
  readonly clock: Clock | null
  course: Course | null = null
  seq = 0
  rematch: string | null = null
  /** Counts the steps that were no moves: who sits where can only have changed if it has. */
  settled = 0
  /** The step at which its position was last saved. */
  savedAt = 0
  /** By guest and by the id under which something was asked for: which step did it. */
  readonly #done = new Map<string, Map<string, number>>()

  constructor(plan: Plan) {
    this.plan = plan
    this.clock = plan.clock && new Clock(plan.clock, plan.settings.seats)
    this.chairs = plan.seats.map((seat) => ({
      guest: null,
      name: seat.kind === 'reserved' ? seat.name : '',
      mind: seat.kind === 'mind' ? seat.mind : null,
      reserved: seat.kind === 'reserved' ? seat.guest : null,
      contribution: null,
      left: false,
    }))
  }

  get phase(): Phase {
    return this.course === null ? 'open' : this.course.isOver() ? 'over' : 'playing'
  }

  /** Does what is wished as the next step and says how it is to be kept. Throws Refused if the rules forbid it, and changes nothing. */
  perform(wish: Wish, at: number): Body {
    const body = this.#do(this.seq + 1, wish)
    this.#finish(body, at)
    return body
  }

  /** Does again what was kept. Moves up to a saved position are in it, and are not played again. */
  recall(seq: number, body: Body, at: number, saved?: SavedTable): void {
    if (seq !== this.seq + 1) throw new Error(`table ${this.plan.id}: found step ${seq}, expected ${this.seq + 1}`)
    const isIn = saved !== undefined && seq <= saved.course.seq
    if (body.kind === 'start') this.#start(seq, body.minds, body.outcomes, saved?.course)
    else if (!isPlay(body)) this.#do(seq, body)
    else if (!isIn) this.#playing().recall(seq, body)
    this.#finish(body, at, isIn)
    if (seq === saved?.course.seq && saved.clock !== null) this.clock?.goOn(saved.clock)
  }

  /** What is worth saving of the table as it is now: all that takes long to find again. Null if the moment is not right. */
  save(): SavedTable | null {
    const course = this.course?.seq === this.seq ? this.course.save() : null
    return course && { course, clock: this.clock?.save() ?? null }
  }

  /** Which step did what a guest asked for under an id; null if none has. */
  readonly doneAt = (guest: string, choice: string): number | null => this.#done.get(guest)?.get(choice) ?? null

  /** The last step did it. */
  keepDone(guest: string, choice: string): void {
    let done = this.#done.get(guest)
    if (done === undefined) this.#done.set(guest, (done = new Map()))
    done.set(choice, this.seq)
  }

  /** Seats of a guest. */
  readonly own = (guest: string | null): Seat[] =>
    guest === null ? [] : this.chairs.flatMap((chair, seat) => (chair.guest === guest ? [seat] : []))

  readonly asked = (): readonly Seat[] => this.course?.match.asked() ?? []

  readonly players = (): ListedSeat[] =>
    this.chairs.map(({ mind, guest, name }) => ({
      kind: mind !== null ? 'mind' : guest === null ? 'open' : 'person',
      name: mind ?? name,
    }))

  #do(seq: number, wish: Wish): Body {
    switch (wish.kind) {
      case 'sit':
        Object.assign(this.chairs[wish.seat]!, { guest: wish.guest, name: wish.name, contribution: wish.contribution })
        return wish
      case 'standUp':
        Object.assign(this.chairs[wish.seat]!, { guest: null, name: '', contribution: null })
        return wish
      case 'start':
        return { ...wish, outcomes: [...this.#start(seq, wish.minds).opening] }
      case 'choose':
      case 'takeBack':
      case 'leave': {
        const done = this.#playing().play(seq, wish)
        if ('rule' in done) throw new Refused('rule', reason(done.rule), done.rule)
        return done
      }
      case 'mind':
        this.chairs[wish.seat]!.mind = wish.mind
        return wish
      case 'person':
        this.chairs[wish.seat]!.mind = null
        return wish
      case 'rematch':
        this.rematch = wish.table
        return wish
    }
  }

  #finish(body: Body, at: number, isSaved = false): void {
    this.seq++
    if (body.kind !== 'choose' && body.kind !== 'takeBack') this.settled++
    if (body.kind === 'leave') this.chairs[body.seat]!.left = true
    if (this.clock === null || isSaved) return
    const thinking = this.asked().filter((seat) => this.chairs[seat]!.mind === null)
    this.clock.step(at, body.kind === 'choose' ? body.seat : null, thinking)
  }

  #start(seq: number, minds: { seat: Seat; mind: string }[], outcomes: string[] = [], saved?: SavedCourse): Course {
    const { game, settings, seed } = this.plan
    for (const { seat, mind } of minds) this.chairs[seat]!.mind = mind
    const contributions = this.chairs.map(({ contribution }) => contribution ?? '')
    this.course = new Course(game, settings, { seed, contributions }, seq, outcomes, saved)
    return this.course
  }

  #playing(): Course {
    if (this.course === null) throw new Refused('wrong-time', 'The match has not begun yet.')
    return this.course
  }
}

const reason = (rule: string): string =>
  rule === OVER ? 'The match is over.' : (TABLE_RULES[rule] ?? `The rules do not allow this here (${rule}).`)

const TABLE_RULES: Readonly<Record<string, string>> = {
  'TABLE-TURN': 'It is not this seat that is asked.',
  'TABLE-MOVE': 'There is no such move here.',
  'TABLE-BACK': 'There is nothing left to take back.',
}
