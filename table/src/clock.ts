import type { Seat } from '@robodrome/kernel'
import type { ClockRules } from './snapshot.ts'

export type SavedClock = { left: number[]; running: Seat[]; since: number }

/** Time to think, worked out from the times of the steps: every process that reads them finds the same. */
export class Clock {
  readonly rules: ClockRules
  #left: number[]
  #running: readonly Seat[] = []
  #since = 0

  constructor(rules: ClockRules, seats: number) {
    this.rules = rules
    this.#left = Array.from({ length: seats }, () => rules.bank)
  }

  /** A step was made at this time: those who were asked have used what went by, and who chose gains the increment. */
  step(at: number, chose: Seat | null, asked: readonly Seat[]): void {
    const used = this.#since === 0 ? 0 : Math.max(0, at - this.#since)
    for (const seat of this.#running) this.#left[seat]! -= used
    if (chose !== null && this.#running.includes(chose)) this.#left[chose]! += this.rules.increment
    this.#since = Math.max(at, this.#since)
    this.#running = asked
  }

  /** So much of the time since the last step counts for nobody. */
  pardon(ms: number): void {
    this.#since += ms
  }

  /** Whoever takes up a seat again has at least the time that a choice brings. */
  welcome(seat: Seat): void {
    this.#left[seat] = Math.max(this.#left[seat]!, this.rules.increment)
  }

  /** When the last step was made, from which the clocks of those run who are asked; null while none runs. */
  readonly since = (): number | null => (this.#running.length === 0 || this.#since === 0 ? null : this.#since)

  at(seat: Seat, now: number): { left: number; running: boolean } {
    const running = this.#running.includes(seat)
    return { left: Math.max(0, this.#left[seat]! - (running ? Math.max(0, now - this.#since) : 0)), running }
  }

  readonly save = (): SavedClock => ({ left: this.#left, running: [...this.#running], since: this.#since })

  goOn({ left, running, since }: SavedClock): void {
    this.#left = left
    this.#running = running
    this.#since = since
  }

  /** Whose time runs out first if nothing happens, and when. */
  next(): { seat: Seat; at: number } | null {
    const ends = this.#running.map((seat) => ({ seat, at: this.#since + this.#left[seat]! }))
    return ends.toSorted((a, b) => a.at - b.at)[0] ?? null
  }
}
