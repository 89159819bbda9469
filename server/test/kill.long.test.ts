import { afterEach, beforeAll, expect, test } from 'vitest'
import { build } from './support/process.ts'
import { KILLS, PATIENCE_MS, Trial } from './support/trial.ts'

const cleanUp: (() => unknown)[] = []
beforeAll(build, 300_000)
afterEach(async () => {
  for (const clean of cleanUp.splice(0).toReversed()) await clean()
})

test.each([1, 2])(
  'kill -9 of a process and of the PostgreSQL under it, embedded, %i processes: no confirmed choice is lost, every table goes on',
  { timeout: PATIENCE_MS },
  async (processes) => {
    const { trial, faults } = await Trial.embedded(processes, cleanUp)
    await trial.suffer(faults)
    await trial.end()
    expect(KILLS).toBeGreaterThan(0)
  },
)

test.each([1, 2])(
  'with DATABASE_URL, %i processes: killed, restarted, stopped, connections terminated and reset, the same holds, and no process ends',
  { timeout: PATIENCE_MS },
  async (processes) => {
    const { trial, faults } = await Trial.remote(processes, cleanUp)
    await trial.suffer(faults)
    await trial.end()
    expect(faults).toHaveLength(6)
  },
)
