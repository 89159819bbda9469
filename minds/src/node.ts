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

  /**
   * `games`: the address of the module that loads games, `import.meta.resolve('@robodrome/games')`. `worker`: a module whose default
   * export does what the threads are for, if they are to do more than think.
   */
  constructor(games: string, threads = Math.max(1, availableParallelism() - 1), worker: URL = here) {
    this.#games = games
    this.#pool = new Piscina({
      filename: fileURLToPath(worker),
      minThreads: threads,
      maxThreads: threads,
      idleTimeout: 60_000,
      execArgv: [],
    })
  }

  /** What the mind with this id chooses. Aborting the signal ends its thread at once and rejects. */
  think(mind: string, puzzle: Puzzle, budget: Budget, signal?: AbortSignal): Promise<Decision> {
    const task: Omit<Task, 'games'> = { mind, puzzle, budget }
    return this.run<Decision>(task, signal)
  }

  /** What the worker makes of a task, to which the address of the games is added. */
  run<R>(task: object, signal?: AbortSignal): Promise<R> {
    return this.#pool.run({ ...task, games: this.#games }, signal ? { signal } : {}) as Promise<R>
  }

  readonly waiting = (): number => this.#pool.queueSize

  readonly close = (): Promise<void> => this.#pool.destroy()
}
