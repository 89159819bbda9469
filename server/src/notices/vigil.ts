import type { Seat } from '@robodrome/kernel'
import { HERE_MS, type NewNotice } from './after-step.ts'

/** Shorter by what a step may take to reach the disk: when the notice is due, all that it speaks for stands there. */
const SPEAKS_FOR_MS = HERE_MS - 15_000

/**
 * Who of those at a table was asked a moment ago, and has a notice for it that is not due yet. Until then it speaks for all that they are asked after
 * each answer (`goneOn`): one notice a minute instead of one a choice, which cost more than all the rest of the choice in the store.
 */
export class Vigil {
  readonly #since = new Map<Seat, number>()

  readonly speaksFor = (seat: Seat, at: number): boolean => at < (this.#since.get(seat) ?? -Infinity) + SPEAKS_FOR_MS

  /** These are on the disk. One that is due at once is soon settled, and speaks for nothing else. */
  keep(told: readonly NewNotice[], at: number): void {
    for (const { news, due } of told) {
      if (news.kind !== 'move') continue
      if (due === at + HERE_MS) this.#since.set(news.seat, at)
      else this.#since.delete(news.seat)
    }
  }
}
