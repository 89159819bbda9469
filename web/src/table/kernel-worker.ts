import type { FromWorker, Gives, JobName, News, Takes, ToWorker } from './worker-messages.ts'
import { refusedIn } from './says.ts'

const start = (): Worker => new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' })

let spare: Worker | null = null

/** Starts a worker that loads a game while the page is still loading the board. The next table takes it over. */
export function warm(game: string): void {
  if (spare) return
  spare = start()
  spare.postMessage({ id: 0, job: 'warm', takes: { game } } satisfies ToWorker)
}

function take(): Worker {
  const worker = spare ?? start()
  spare = null
  return worker
}

/** Wraps the kernel's worker in promises. */
export class KernelWorker {
  readonly #worker = take()
  readonly #waiting = new Map<number, { resolve(value: unknown): void; reject(error: Error): void }>()
  #last = 0

  /** `heard` receives messages that the worker sends unasked; `broken` receives the reason if it has stopped for good. */
  constructor(heard: (news: News) => void = () => {}, broken: (error: Error) => void = () => {}) {
    this.#worker.addEventListener('message', ({ data }: MessageEvent<FromWorker>) => {
      if (data.type === 'changed' || data.type === 'played' || data.type === 'fairing') return heard(data)
      const waiting = this.#waiting.get(data.id)
      this.#waiting.delete(data.id)
      if (data.type === 'reply') waiting?.resolve(data.value)
      else waiting?.reject(refusedIn(data.fault))
    })
    this.#worker.addEventListener('error', ({ message }) => {
      const error = new Error(message)
      for (const { reject } of this.#waiting.values()) reject(error)
      this.#waiting.clear()
      broken(error)
    })
  }

  async ask<J extends JobName>(job: J, takes: Takes<J>): Promise<Gives<J>> {
    const id = ++this.#last
    const answer = await new Promise<unknown>((resolve, reject) => {
      this.#waiting.set(id, { resolve, reject })
      this.#worker.postMessage({ id, job, takes } satisfies ToWorker)
    })
    return answer as Gives<J>
  }

  close(): void {
    this.#worker.terminate()
  }
}
