const KEY = 'robodrome.chances.'
/** Tables whose history is kept, and steps of each. */
const TABLES = 12
const STEPS = 600

/** The chance of each seat after a step (of the table on a server, of the record on this device), as it was guessed then. */
export type Guess = { seq: number; chances: number[] }

const isGuess = (each: unknown): each is Guess =>
  typeof each === 'object' &&
  each !== null &&
  'seq' in each &&
  typeof each.seq === 'number' &&
  'chances' in each &&
  Array.isArray(each.chances)

/** What this browser guessed about a table on a server: a reload of the page, or a visit tomorrow, goes on from it. */
export class ChanceHistory {
  readonly #key: string
  #all: Guess[]

  constructor(table: string) {
    this.#key = KEY + table
    this.#all = read(this.#key)
  }

  /** Whatever was guessed after this step no longer holds: choices were taken back. */
  cut(after: number): void {
    this.#all = this.#all.filter(({ seq }) => seq <= after)
  }

  /** Guesses are worked out side by side: one of an earlier step may arrive after one of a later step. */
  add(guess: Guess): void {
    this.#all = [...this.#all.filter(({ seq }) => seq !== guess.seq), guess].toSorted((a, b) => a.seq - b.seq).slice(-STEPS)
    write(this.#key, this.#all)
  }

  chances(): readonly Guess[] {
    return this.#all
  }
}

function read(key: string): Guess[] {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(key) ?? '[]')
    return Array.isArray(found) ? found.filter(isGuess) : []
  } catch {
    return []
  }
}

/** Where there is no room, or no storage at all, the history lasts as long as the page. */
function write(key: string, all: readonly Guess[]): void {
  try {
    const others = Array.from({ length: localStorage.length }, (_, i) => localStorage.key(i) ?? '').filter(
      (each) => each.startsWith(KEY) && each !== key,
    )
    for (const old of others.slice(0, Math.max(0, others.length - TABLES))) localStorage.removeItem(old)
    localStorage.setItem(key, JSON.stringify(all))
  } catch {
    // Nothing depends on it.
  }
}
