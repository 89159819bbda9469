import { fileURLToPath } from 'node:url'
import { Piscina } from 'piscina'
import { playChunk, type Finished } from '../chunk.ts'
import type { Engine } from '../run.ts'

// A thread needs JavaScript, and no flags of this process, also where the sources themselves run, as in tests.
const worker = new URL(import.meta.url.endsWith('.ts') ? '../../dist/engines/chunk-worker.js' : './chunk-worker.js', import.meta.url)

/** Threads that play chunks. */
export const threadPool = (count: number): Piscina =>
  new Piscina({ filename: fileURLToPath(worker), minThreads: count, maxThreads: count, execArgv: [] })

/** So many worker threads of this process; 0 plays in this one. */
export const threads = (count: number): Engine => ({
  async play(tasks, take, stop) {
    const pool = count > 0 ? threadPool(count) : null
    const queue = tasks.values()
    const work = async (): Promise<void> => {
      for (const task of queue) {
        if (stop.aborted) return
        take(pool ? ((await pool.run(task)) as Finished) : await playChunk(task))
      }
    }
    try {
      await Promise.all(Array.from({ length: Math.max(1, count) }, work))
    } finally {
      await pool?.destroy()
    }
  },
})
