import type { Settings } from '@robodrome/kernel'
import type { TableResult } from '@robodrome/leagues'
import type { SavedTable } from '../../table/saved.ts'

export type Job =
  | { kind: 'play'; game: string; settings: Settings; minds: readonly string[] }
  | { kind: 'result'; table: SavedTable; sides: number }

/** The worker in which programs play, asked by promises, one match after another. */
export class Players {
  readonly #worker = new Worker(new URL('./players-worker.ts', import.meta.url), { type: 'module' })

  /** A whole match among programs. */
  play(game: string, settings: Settings, minds: readonly string[]): Promise<TableResult> {
    return this.#ask({ kind: 'play', game, settings, minds })
  }

  /** How a table on this device ended, as a league takes it. */
  resultOf(table: SavedTable, sides: number): Promise<TableResult> {
    return this.#ask({ kind: 'result', table, sides })
  }

  close(): void {
    this.#worker.terminate()
  }

  #ask(job: Job): Promise<TableResult> {
    return new Promise((done, failed) => {
      this.#worker.addEventListener('message', ({ data }: MessageEvent<TableResult>) => done(data), { once: true })
      this.#worker.addEventListener('error', ({ message }) => failed(new Error(message)), { once: true })
      this.#worker.postMessage(job)
    })
  }
}
