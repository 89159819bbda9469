/** The maximum total time that people wait for AI opponents, from one person's move to the next question to a person. */
const ALL_MS = 1_400
/** The share of the remaining time that one decision may use, because the number of decisions to come is unknown. */
const SHARE = 0.6
/** Minimum time per decision. */
const LEAST_MS = 25

/** The time budget for the AI opponents of a table: the more of it is spent, the less time the next decision gets. */
export class Patience {
  #left = ALL_MS

  /** Called when a person has moved and starts to wait. */
  begin(): void {
    this.#left = ALL_MS
  }

  /** Returns the time limit of the next decision. */
  share(): number {
    return Math.max(LEAST_MS, Math.round(this.#left * SHARE))
  }

  spend(ms: number): void {
    this.#left = Math.max(0, this.#left - ms)
  }
}
