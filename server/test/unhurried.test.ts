import { expect, it } from 'vitest'
import { unhurried } from '../src/leagues/unhurried.ts'

it('serves others while a long job runs, and gives its result', async () => {
  let served = 0
  let isOver = false
  const serve = (): void => {
    served++
    if (!isOver) setImmediate(serve)
  }
  setImmediate(serve)
  const worked = await unhurried(
    (function* () {
      // Each step alone uses up the whole time slice.
      for (let step = 0; step < 20; step++) {
        for (const end = performance.now() + 3; performance.now() < end;);
        yield
      }
      return 'done'
    })(),
  )
  isOver = true
  expect(worked).toBe('done')
  expect(served).toBeGreaterThanOrEqual(19)
})

it('fails as its job fails', async () => {
  const job = function* (): Generator<void, void> {
    yield
    throw new Error('broken')
  }
  await expect(unhurried(job())).rejects.toThrow('broken')
})
