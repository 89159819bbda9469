import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { Broker } from './support/broker.ts'
import { build } from './support/process.ts'
import { playTogether } from './support/together.ts'
import { PATIENCE_MS, Trial } from './support/trial.ts'

// Only run where there is a nats-server: vitest.config.ts asks scripts/programs.mjs.
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

test('through NATS: people of two processes play, talk and see each other; both have the same steps', async () => {
  const [one, two] = await playTogether(broker.url, cleanUp)
  expect(one).toEqual(two)
  expect(one!.events.length).toBeGreaterThan(0)
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
