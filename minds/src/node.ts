import { availableParallelism } from 'node:os'
import { fileURLToPath } from 'node:url'
import { Piscina } from 'piscina'
import type { Puzzle } from './ask.ts'
import type { Budget, Decision } from './mind.ts'

/** What a thread is given to think about; `games` is the address of a module that exports `loadGame`. */
export type Task = { mind: string; puzzle: Puzzle; budget: Budget; games: string }

// A thread needs JavaScript, and no flags of this process, also where the sources themselves run, as in tests.
const here = new URL(import.meta.url.endsWith('.ts') ? '../dist/node-worker.js' : './node-worker.js', import.meta.url)

/** Minds in worker threads. */
export class MindPool {
  readonly #pool: Piscina
  readonly #games: string

  /** `games`: the address of the module that loads games, `import.meta.resolve('@robodrome/games')`. */
  constructor(games: string, threads = Math.max(1, availableParallelism() - 1)) {
    this.#games = games
    this.#pool = new Piscina({ filename: fileURLToPath(here), minThreads: 1, maxThreads: threads, idleTimeout: 60_000, execArgv: [] })
  }

  /** What the mind with this id chooses. Aborting the signal ends its thread at once and rejects. */
  think(mind: string, puzzle: Puzzle, budget: Budget, signal?: AbortSignal): Promise<Decision> {
    const task: Task = { mind, puzzle, budget, games: this.#games }
    return this.#pool.run(task, signal ? { signal } : {}) as Promise<Decision>
  }

  readonly waiting = (): number => this.#pool.queueSize

  readonly close = (): Promise<void> => this.#pool.destroy()
}
