import { availableParallelism } from 'node:os'
import { setTimeout as wait } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { Piscina } from 'piscina'
import type { Puzzle } from './ask.ts'
import type { Budget, Decision } from './mind.ts'

/** What a thread is given to think about; `games` is the address of a module that exports `loadGame`. */
export type Task = { mind: string; puzzle: Puzzle; budget: Budget; games: string }

// A thread needs JavaScript, and no flags of this process, also where the sources themselves run, as in tests.
const here = new URL(import.meta.url.endsWith('.ts') ? '../dist/node-worker.js' : './node-worker.js', import.meta.url)

/** So long is waited for threads to end; they have been told to, and keep no process alive. */
const LONGEST_END_MS = 10_000

/** Minds in worker threads. */
export class MindPool {
  readonly #pool: Piscina
  readonly #games: string
  /** Pending callers, which are rejected when no answer will come. */
  readonly #waiting = new Set<(error: Error) => void>()
  #closing: Promise<void> | null = null

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
    this.#pool.on('error', (error: Error) => this.#ifNobodyIsLeft(error))
  }

  /** What the mind with this id chooses. Aborting the signal ends its thread at once and rejects. */
  think(mind: string, puzzle: Puzzle, budget: Budget, signal?: AbortSignal): Promise<Decision> {
    const task: Omit<Task, 'games'> = { mind, puzzle, budget }
    return this.run<Decision>(task, signal)
  }

  /** What the worker makes of a task, to which the address of the games is added. */
  run<R>(task: object, signal?: AbortSignal): Promise<R> {
    // A pool that has been ended would begin threads anew.
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

  /** Threads that cannot even be begun are not begun again, and nobody takes what waits for one. */
  #ifNobodyIsLeft(error: Error): void {
    if (this.#pool.threads.length > 0) return
    for (const reject of this.#waiting) reject(error)
  }

  readonly waiting = (): number => this.#pool.queueSize

  /** Ends all threads, in the middle of whatever they do. */
  readonly close = (): Promise<void> =>
    (this.#closing ??= Promise.race([this.#pool.destroy(), wait(LONGEST_END_MS, undefined, { ref: false })]))
}
