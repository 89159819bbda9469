import { spawn, type ChildProcess } from 'node:child_process'
import { setTimeout as wait } from 'node:timers/promises'
import { connect } from '@nats-io/transport-node'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { freePort } from './support/process.ts'
import { playTogether } from './support/together.ts'

// Only run where there is a nats-server: vitest.config.ts asks scripts/programs.mjs.
let nats: ChildProcess
let natsUrl: string
const cleanUp: (() => unknown)[] = []

beforeAll(async () => {
  const port = await freePort()
  natsUrl = `nats://127.0.0.1:${port}`
  nats = spawn(process.env['NATS_SERVER'] ?? 'nats-server', ['-a', '127.0.0.1', '-p', `${port}`], { stdio: 'ignore' })
  for (let i = 0; i < 100; i++) {
    const found = await connect({ servers: natsUrl, timeout: 1_000 }).catch(() => null)
    if (found) return found.close()
    await wait(50)
  }
  throw new Error('nats-server does not answer')
})
afterAll(() => nats.kill())
afterEach(async () => {
  for (const clean of cleanUp.splice(0).toReversed()) await clean()
})

test('through NATS: people of two processes play, talk and see each other; both have the same steps', async () => {
  const [one, two] = await playTogether(natsUrl, cleanUp)
  expect(one).toEqual(two)
  expect(one!.events.length).toBeGreaterThan(0)
})
