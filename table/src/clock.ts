import type { Seat } from '@robodrome/kernel'
import type { ClockRules } from './fields.ts'
import type { SeatClock } from './snapshot.ts'

/** Saved clocks include the remaining vacation if the table grants any. */
export type SavedClock = { left: number[]; running: Seat[]; since: number; vacation?: { left: number[]; on: Seat[] } | undefined }

/** Time to think, derived from the times of the steps, so that every process that reads the steps computes the same. */
export class Clock {
  readonly rules: ClockRules
  #left: number[]
  #running: readonly Seat[] = []
  #since = 0
  /** The remaining vacation of each seat, and the seats on vacation. */
  #vacation: number[]
  #away: Seat[] = []

  constructor(rules: ClockRules, seats: number) {
    this.rules = rules
    this.#left = Array.from({ length: seats }, () => rules.bank)
    this.#vacation = Array.from({ length: seats }, () => rules.vacation ?? 0)
  }

  /** Records a step at this time. Seats that had to choose are charged the elapsed time, and the seat that chose gains the increment. */
  step(at: number, chose: Seat | null, asked: readonly Seat[]): void {
    this.#run(at)
    if (chose !== null && this.#running.includes(chose)) this.#gain(chose)
    this.#running = asked
  }

  /** Excludes this much of the time since the last step from all clocks. */
  pardon(ms: number): void {
    this.#since += ms
  }

  /** When its person returns, a seat gets at least the increment of one choice. */
  welcome(seat: Seat): void {
    this.#left[seat] = Math.max(this.#left[seat]!, this.rules.increment)
  }

  /** Notes that a seat goes on vacation or returns from it. */
  rest(seat: Seat, on: boolean, at: number): void {
    this.#run(at)
    this.#away = on ? [...this.#away.filter((each) => each !== seat), seat] : this.#away.filter((each) => each !== seat)
  }

  /** Returns the time of the last step, from which the running clocks count; null while no clock runs. */
  readonly since = (): number | null => (this.#running.length === 0 || this.#since === 0 ? null : this.#since)

  at(seat: Seat, now: number): SeatClock {
    const running = this.#running.includes(seat)
    const [left, vacation] = this.#after(seat, running ? Math.max(0, now - this.#since) : 0)
    const clock = { left: Math.max(0, left), running }
    return this.rules.vacation === undefined ? clock : { ...clock, vacation: { left: vacation, on: this.#away.includes(seat) } }
  }

  readonly save = (): SavedClock => {
    const { rules } = this
    const clock = { left: this.#left, running: [...this.#running], since: this.#since }
    return rules.vacation === undefined ? clock : { ...clock, vacation: { left: this.#vacation, on: this.#away } }
  }

  goOn({ left, running, since, vacation }: SavedClock): void {
    this.#left = left
    this.#running = running
    this.#since = since
    if (vacation === undefined) return
    this.#vacation = vacation.left
    this.#away = vacation.on
  }

  /** Returns when the time of a seat runs out if nothing happens; null while its clock is stopped. */
  due(seat: Seat): number | null {
    if (!this.#running.includes(seat)) return null
    return this.#since + this.#left[seat]! + (this.#away.includes(seat) ? this.#vacation[seat]! : 0)
  }

  /** Returns the seat whose time runs out first if nothing happens, and when. */
  next(): { seat: Seat; at: number } | null {
    const ends = this.#running.map((seat) => ({ seat, at: this.due(seat)! }))
    return ends.toSorted((a, b) => a.at - b.at)[0] ?? null
  }

  #run(at: number): void {
    const used = this.#since === 0 ? 0 : Math.max(0, at - this.#since)
    for (const seat of this.#running) [this.#left[seat], this.#vacation[seat]] = this.#after(seat, used)
    this.#since = Math.max(at, this.#since)
  }

  /** Returns the remaining time and vacation of a seat after this much time has passed. */
  #after(seat: Seat, used: number): [left: number, vacation: number] {
    const off = this.#away.includes(seat) ? Math.min(used, this.#vacation[seat]!) : 0
    return [this.#left[seat]! - (used - off), this.#vacation[seat]! - off]
  }

  #gain(seat: Seat): void {
    const { increment, most = Infinity } = this.rules
    this.#left[seat] = Math.max(this.#left[seat]!, Math.min(this.#left[seat]! + increment, most))
  }
}
