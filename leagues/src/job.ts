/** Work that pauses from time to time, so that a caller on a shared thread can serve others in between. */
export type Job<T> = Generator<void, T>

/** Runs a job to its end without pausing. */
export function toEnd<T>(job: Job<T>): T {
  for (;;) {
    const { done, value } = job.next()
    if (done === true) return value
  }
}
