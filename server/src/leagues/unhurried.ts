import type { Job } from '@robodrome/leagues'
import { setImmediate as nextTurn } from 'node:timers/promises'

/** How long one job may hold this thread, in ms. A single step of the job is not interrupted. */
const SLICE_MS = 2

/** Runs a job step by step, serving others whenever a time slice is used up, and returns its result. */
export async function unhurried<T>(job: Job<T>): Promise<T> {
  for (let from = performance.now(); ;) {
    const { done, value } = job.next()
    if (done === true) return value
    if (performance.now() - from < SLICE_MS) continue
    await nextTurn()
    from = performance.now()
  }
}
