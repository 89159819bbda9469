import { Refused, type Snapshot } from '@robodrome/table'
import { words } from '../words/index.ts'
import type { Guess } from './chance-history.ts'
import type { SavedTable } from './saved.ts'
import type { FromWorker, ToWorker } from './worker-messages.ts'

type Without<T, K extends string> = T extends unknown ? Omit<T, K> : never

const start = (): Worker => new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' })

let spare: Worker | null = null

/** Starts a worker and lets it load a game, while the page still loads the board: the next table takes it over. */
export function warm(game: string): void {
  if (spare) return
  spare = start()
  spare.postMessage({ type: 'warm', game, id: 0 } satisfies ToWorker)
}

function take(): Worker {
  const worker = spare ?? start()
  spare = null
  return worker
}

/** The worker with the kernel, asked by promises. */
export class KernelWorker {
  readonly #worker = take()
  readonly #waiting = new Map<number, { resolve(value: unknown): void; reject(error: Error): void }>()
  #last = 0

  constructor(
    changed: (snapshot: Snapshot, table: SavedTable, chances: readonly Guess[]) => void = () => {},
    broken: (error: Error) => void = () => {},
  ) {
    this.#worker.addEventListener('message', ({ data }: MessageEvent<FromWorker>) => {
      if (data.type === 'changed') return changed(data.snapshot, data.table, data.chances)
      const waiting = this.#waiting.get(data.id)
      this.#waiting.delete(data.id)
      if (data.type === 'reply') waiting?.resolve(data.value)
      else waiting?.reject(new Refused(data.fault.code, words.refusal(data.fault.code, data.fault.message), data.fault.rule))
    })
    this.#worker.addEventListener('error', (event) => broken(new Error(event.message)))
  }

  async ask<T>(message: Without<ToWorker, 'id'>): Promise<T> {
    const id = ++this.#last
    const answer = await new Promise<unknown>((resolve, reject) => {
      this.#waiting.set(id, { resolve, reject })
      this.#worker.postMessage({ ...message, id })
    })
    return answer as T
  }

  close(): void {
    this.#worker.terminate()
  }
}
