import { availableParallelism } from 'node:os'
import { setTimeout as wait } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { Piscina } from 'piscina'
import type { Puzzle } from './ask.ts'
import type { Budget, Decision } from './mind.ts'

/** One task for a thread; `games` is the address of a module that exports `loadGame`. */
export type Task = { mind: string; puzzle: Puzzle; budget: Budget; games: string }

// Threads run the compiled file without this process's flags, even if the process runs from TypeScript sources, as in tests.
const here = new URL(import.meta.url.endsWith('.ts') ? '../dist/node-worker.js' : './node-worker.js', import.meta.url)

/** How long to wait for threads to end. They have been told to end, and do not keep the process alive. */
const LONGEST_END_MS = 10_000

/** Minds in worker threads. */
export class MindPool {
  readonly #pool: Piscina
  readonly #games: string
  /** Pending callers; they are rejected if no answer will come. */
  readonly #waiting = new Set<(error: Error) => void>()
  #closing: Promise<void> | null = null

  /**
   * `games` is the address of the module that loads games: `import.meta.resolve('@robodrome/games')`. `worker` is a module whose default
   * export does the work, for threads that also do other work.
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
    this.#pool.on('error', (error: Error) => this.#ifNobodyIsLeft(error))
  }

  /** Returns the choice of the mind with this id. If the signal is aborted, the call rejects and its thread ends at once. */
  think(mind: string, puzzle: Puzzle, budget: Budget, signal?: AbortSignal): Promise<Decision> {
    const task: Omit<Task, 'games'> = { mind, puzzle, budget }
    return this.run<Decision>(task, signal)
  }

  /** Runs a task in a worker; adds the address of the games. */
  run<R>(task: object, signal?: AbortSignal): Promise<R> {
    // A destroyed Piscina pool would start new threads.
    if (this.#closing !== null) return Promise.reject(new Error('the threads have been closed'))
    return new Promise((resolve, reject) => {
      this.#waiting.add(reject)
      const answer = this.#pool.run({ ...task, games: this.#games }, signal ? { signal } : {}) as Promise<R>
      answer
        .catch((error: Error) => {
          this.#ifNobodyIsLeft(error)
          throw error
        })
        .finally(() => this.#waiting.delete(reject))
        .then(resolve, reject)
    })
  }

  /** Rejects waiting tasks that would never run, because Piscina does not replace threads that fail to start. */
  #ifNobodyIsLeft(error: Error): void {
    if (this.#pool.threads.length > 0) return
    for (const reject of this.#waiting) reject(error)
  }

  readonly waiting = (): number => this.#pool.queueSize

  /** Ends all threads, even while they are thinking. */
  readonly close = (): Promise<void> =>
    (this.#closing ??= Promise.race([this.#pool.destroy(), wait(LONGEST_END_MS, undefined, { ref: false })]))
}
