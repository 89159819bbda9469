import { quickLuck, type Seat } from '@robodrome/kernel'
import { Patience, type Line } from '@robodrome/minds'
import { closesAt, type Draft, dueAt, gatheringDue, Refused, type Step, type Table } from '@robodrome/table'
import type { Payer } from '../thinking/fair-queue.ts'
import type { Surroundings } from './surroundings.ts'

/** How long other processes leave the thinking to the one that made the last step. */
const LEAVE_THINKING_MS = 3_000
/** The retry delay after a failure. */
const AGAIN_MS = 500
const LONGEST_TIMER = 2 ** 31 - 1

/** What the duties of a table need from it. */
interface Desk {
  /** Makes a step without a request; the draft is null if the step is no longer due. */
  make(wishIn: (state: Table) => Draft | null): Promise<void>
  /** Checks again what is due. */
  wake(): Promise<void>
  isWatched(): boolean
  /** Returns the account or address to which thinking time is charged. */
  payer(state: Table): Payer
}

/** What is due at a table without a request: the start of a full table, an AI opponent's move, an expired clock. */
export class Duties {
  readonly #hall: Surroundings
  readonly #desk: Desk
  #alarm: NodeJS.Timeout | undefined
  /**
   * Seats whose minds are thinking or whose answers are about to be applied. An answer counts only while the thought that produced it is
   * listed here.
   */
  readonly #thoughts = new Map<Seat, symbol>()
  /** Whether only the first answer among the thinking seats counts. */
  #orderCounts = false
  /** The minds' planned next moves, which stay valid only as long as every step is a choice. */
  readonly #lines = new Map<Seat, Line>()
  readonly #patience = new Patience()

  constructor(hall: Surroundings, desk: Desk) {
    this.#hall = hall
    this.#desk = desk
  }

  /**
   * Called when the table was loaded (no step) or a step was made. `first` means that this process made the step or has just loaded the
   * table, and therefore acts first.
   */
  see(state: Table, step: Step | null, first: boolean): void {
    clearTimeout(this.#alarm)
    const { phase } = state
    if (phase === 'open') this.#gather(state)
    if (this.#thoughts.size > 0) this.#forgetThoughts(state, step)
    if (step !== null && step.kind !== 'choose') this.#lines.clear()
    if (step === null || step.kind !== 'choose' || state.chairs[step.seat]!.mind === null) this.#patience.begin()
    if (phase !== 'playing') return
    if (this.#isAwaited(state)) this.#think(state, first)
    const flag = state.clock?.next() ?? null
    if (flag === null) return
    const ms = Math.max(0, flag.at - this.#hall.now()) + 5
    this.#alarm = setTimeout(() => this.#fall(), Math.min(ms, LONGEST_TIMER)).unref()
  }

  /** Starts a table that is full and ready, at once or at its time, and stops waiting for people who are away for too long. */
  #gather(state: Table): void {
    const due = (now: Table) => gatheringDue(now, this.#hall.now())
    if (due(state) !== null) return this.#do(due)
    const at = Math.min(closesAt(state) ?? Infinity, dueAt(state) ?? Infinity)
    if (at === Infinity) return
    this.#alarm = setTimeout(() => void this.#desk.wake().catch(() => this.#later()), at - this.#hall.now() + 5).unref()
  }

  /** Called when somebody has come to watch. */
  attend(state: Table): void {
    if (state.phase === 'playing') this.#think(state, true)
  }

  /** In a match among AI opponents, they think only while somebody watches. */
  #isAwaited({ chairs }: Table): boolean {
    return this.#desk.isWatched() || chairs.some(({ mind }) => mind === null)
  }

  rest(): void {
    clearTimeout(this.#alarm)
    this.#thoughts.clear()
    this.#lines.clear()
  }

  /**
   * Another seat's secret, simultaneous choice leaves a thought valid. Any other step may have changed the question, including an answer
   * where the first one counts.
   */
  #forgetThoughts(state: Table, step: Step | null): void {
    if (step?.kind !== 'choose' || this.#orderCounts) this.#thoughts.clear()
    else this.#thoughts.delete(step.seat)
    const asked = mindsAsked(state)
    for (const seat of this.#thoughts.keys()) if (!asked.includes(seat)) this.#thoughts.delete(seat)
  }

  /** All minds that must choose now think about the same position, so that none knows more than another. */
  #think(state: Table, first: boolean): void {
    const { plan, course, seq, chairs } = state
    if (course === null || !chairs.some(({ mind }) => mind !== null)) return
    const seats = mindsAsked(state).filter((seat) => !this.#thoughts.has(seat))
    if (seats.length === 0) return
    this.#orderCounts = (plan.game.orderCounts?.(course.match.position) ?? null) !== null
    const thought = Symbol('thought')
    for (const seat of seats) this.#thoughts.set(seat, thought)
    const stands = (seat: Seat) => this.#thoughts.get(seat) === thought
    const begin = async (): Promise<void> => {
      const { game, settings } = plan
      const asked = seats.filter(stands).map((seat) => {
        const imagined = game.imagine(course.match.position, seat, quickLuck(this.#hall.now(), seq * plan.seats.length + seat))
        return { seat, mind: chairs[seat]!.mind!, imagined }
      })
      const ms = this.#patience.share()
      const begun = performance.now()
      const chosen = await Promise.all(
        asked.map((each) =>
          this.#hall.thinker.choose({ ...each, game, settings, ms, line: this.#lines.get(each.seat) }, this.#desk.payer(state)),
        ),
      )
      this.#patience.spend(performance.now() - begun)
      for (const [i, { seat }] of asked.entries()) {
        const { text, line } = chosen[i]!
        if (line !== undefined) this.#lines.set(seat, line)
        this.#do((now) => (stands(seat) && mindsAsked(now).includes(seat) ? { kind: 'choose', seat, text } : null))
      }
    }
    const soon = () =>
      void begin().catch((error: unknown) => {
        if (!(error instanceof Refused)) this.#hall.say(`a mind failed: ${String(error)}`)
        this.#later()
      })
    if (first) soon()
    else setTimeout(soon, LEAVE_THINKING_MS).unref()
  }

  /** Called when the time of a seat has run out. The table's rule says what happens. */
  #fall(): void {
    this.#do((state) => {
      const flag = state.phase === 'playing' ? (state.clock?.next() ?? null) : null
      if (flag === null || flag.at > this.#hall.now()) return null
      return this.#hall.without(state, flag.seat)
    })
  }

  #do(wishIn: (state: Table) => Draft | null): void {
    this.#desk.make(wishIn).catch((error: unknown) => {
      if (!(error instanceof Refused) || !['wrong-time', 'full'].includes(error.code)) this.#later()
    })
  }

  /** The store or a mind did not answer. The duty is retried as long as somebody is present. */
  #later(): void {
    this.#thoughts.clear()
    setTimeout(() => void this.#desk.wake().catch(() => this.#desk.isWatched() && this.#later()), AGAIN_MS).unref()
  }
}

const mindsAsked = (state: Table): Seat[] => state.asked().filter((seat) => state.chairs[seat]!.mind !== null)
