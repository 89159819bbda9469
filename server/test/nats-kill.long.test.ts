import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { Broker } from './support/broker.ts'
import { build } from './support/process.ts'
import { PATIENCE_MS, Trial } from './support/trial.ts'

// Runs only where nats-server is installed: vitest.config.ts asks scripts/programs.mjs.
let broker: Broker
const cleanUp: (() => unknown)[] = []

beforeAll(async () => {
  build()
  broker = await Broker.start()
}, 300_000)
afterAll(() => broker.kill())
afterEach(async () => {
  for (const clean of cleanUp.splice(0).toReversed()) await clean()
})

test.each([1, 2])(
  'kill -9 of NATS under load, %i processes: no confirmed choice is lost, everybody plays on while it is down and after',
  { timeout: PATIENCE_MS },
  async (processes) => {
    const { trial } = await Trial.remote(processes, cleanUp, { NATS_URL: broker.url })
    const strike = async () => {
      await broker.kill()
      await trial.load.progress(1)
      await broker.start()
    }
    await trial.suffer([{ name: 'broker', strike }])
    await trial.end()
    expect(trial.load.acknowledged.length).toBeGreaterThan(0)
  },
)
