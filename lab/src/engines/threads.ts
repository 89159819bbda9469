import { playChunk, type Finished } from '../chunk.ts'
import { poolOf } from '../pool.ts'
import type { Engine } from '../run.ts'

/** Threads that play chunks; null for none. */
export const threadPool = (count: number) => poolOf('engines/chunk-worker', count)

/** The number of worker threads; 0 plays in this process. */
export const threads = (count: number): Engine => ({
  async play(tasks, take, stop) {
    const pool = threadPool(count)
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
