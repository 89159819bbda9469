/** How long people wait for programs in all, from their own move to the next question to one of them. */
const ALL_MS = 1_400
/** What a single thought may take of what is left: nobody knows how many more there will be. */
const SHARE = 0.6
/** Programs have always so long. */
const LEAST_MS = 25

/** The time that people at a table have for its programs: the more of it is spent, the shorter the next one thinks. */
export class Patience {
  #left = ALL_MS

  /** Somebody has moved, and begins to wait. */
  begin(): void {
    this.#left = ALL_MS
  }

  /** How long the next thought may take. */
  share(): number {
    return Math.max(LEAST_MS, Math.round(this.#left * SHARE))
  }

  spend(ms: number): void {
    this.#left = Math.max(0, this.#left - ms)
  }
}
