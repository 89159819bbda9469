/** How long people wait for AI opponents in total, from the move of one person to the next question to a person. */
const ALL_MS = 1_400
/** The share of the remaining time that one decision may use, because nobody knows how many decisions will follow. */
const SHARE = 0.6
/** Minimum time per decision. */
const LEAST_MS = 25

/** The time budget for the AI opponents of a table: the more of it is spent, the shorter the next decision. */
export class Patience {
  #left = ALL_MS

  /** A person has moved and starts to wait. */
  begin(): void {
    this.#left = ALL_MS
  }

  /** The time limit of the next decision. */
  share(): number {
    return Math.max(LEAST_MS, Math.round(this.#left * SHARE))
  }

  spend(ms: number): void {
    this.#left = Math.max(0, this.#left - ms)
  }
}
