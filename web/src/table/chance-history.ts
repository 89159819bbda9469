const KEY = 'robodrome.chances.'
/** The maximum number of tables with a history, and of steps for each. */
const TABLES = 12
const STEPS = 600

/** Each seat's win chance after a step (of the server's table, or of the record on this device), as estimated at the time. */
export type Guess = { seq: number; chances: number[] }

const isGuess = (each: unknown): each is Guess =>
  typeof each === 'object' &&
  each !== null &&
  'seq' in each &&
  typeof each.seq === 'number' &&
  'chances' in each &&
  Array.isArray(each.chances)

/** This browser's estimates for a server's table. After a reload or on a later visit, they continue. */
export class ChanceHistory {
  readonly #key: string
  #all: Guess[]

  constructor(table: string) {
    this.#key = KEY + table
    this.#all = read(this.#key)
  }

  /** Drops the estimates after this step, because choices were taken back. */
  cut(after: number): void {
    this.#all = this.#all.filter(({ seq }) => seq <= after)
  }

  /** Estimates are computed in parallel, so that of an earlier step may arrive after that of a later one. */
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

/** Without space or storage, the history lasts as long as the page. */
function write(key: string, all: readonly Guess[]): void {
  try {
    const others = Array.from({ length: localStorage.length }, (_, i) => localStorage.key(i) ?? '').filter(
      (each) => each.startsWith(KEY) && each !== key,
    )
    for (const old of others.slice(0, Math.max(0, others.length - TABLES))) localStorage.removeItem(old)
    localStorage.setItem(key, JSON.stringify(all))
  } catch {
    // Optional.
  }
}
