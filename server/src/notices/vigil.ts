import type { Seat } from '@robodrome/kernel'
import { HERE_MS, type NewNotice } from './after-step.ts'

/**
 * How long a notice covers later questions. This is shorter than HERE_MS by the time that a step may take to reach the disk, so that
 * everything a notice covers is stored when it is due.
 */
const SPEAKS_FOR_MS = HERE_MS - 15_000

/**
 * Players at tables who were asked a moment ago and whose notice is not due yet. Until then, that notice also covers the questions after
 * each answer (`goneOn`). This makes one notice per minute instead of one per choice, which would cost the store more than the rest of the
 * choice.
 */
export class Vigil {
  readonly #since = new Map<Seat, number>()

  readonly speaksFor = (seat: Seat, at: number): boolean => at < (this.#since.get(seat) ?? -Infinity) + SPEAKS_FOR_MS

  /** Keeps notices that have been written to disk. A notice that is due at once is soon settled and covers nothing else. */
  keep(told: readonly NewNotice[], at: number): void {
    for (const { news, due } of told) {
      if (news.kind !== 'move') continue
      if (due === at + HERE_MS) this.#since.set(news.seat, at)
      else this.#since.delete(news.seat)
    }
  }
}
