import { fork, spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { createServer, type AddressInfo } from 'node:net'
import { constants, setPriority, tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { count, type Line } from '../measure.ts'
import { AS_STARTED } from '../server/served.ts'
import { ATTACKS } from './attacks.ts'
import { Visitor } from './visitor.ts'

/** How long the bystander is measured before and during an attack. Both measurements fit within a minute. */
const SECONDS = 20
/** The interval at which the bystander starts requests, whether or not the previous one was answered. This rate stays below the limits. */
const EVERY_MS = 40
/** After this time, every rate-limit budget is full again. */
const REST_MS = 12_000

/**
 * Measures how much an attack from another address slows a bystander down, under the default limits. The result is the p99 of the
 * bystander's requests during each attack, as a multiple of the p99 before it, within the same minute. Everything happens on loopback and
 * ends by itself.
 */
export async function bystanderLines(show: (line: Line) => void): Promise<void> {
  for (const name of Object.keys(ATTACKS)) show(await lineOf(name))
}

/** Each attack gets a server of its own, so that the after-effects of one do not count against the next. */
async function lineOf(name: string): Promise<Line> {
  const data = mkdtempSync(join(tmpdir(), 'robodrome-bystander-'))
  const port = await freePort()
  const { DATABASE_URL: _store, RATE_FACTOR: _factor, ...env } = process.env
  const main = fileURLToPath(new URL('../../../../../server/dist/main.js', import.meta.url))
  const server = spawn(process.execPath, [...AS_STARTED, main], {
    env: { ...env, DATA_DIR: data, PORT: `${port}`, HOST: '127.0.0.1', LOG_LEVEL: 'error' },
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  let attacker: ChildProcess | null = null
  try {
    await isReady(port)
    const bystander = await Visitor.called('Noor', port, '127.0.0.2')
    await p99Of(bystander, 5)
    attacker = fork(fileURLToPath(new URL('attacker.js', import.meta.url)), [name, `${port}`, `${SECONDS + 2}`])
    // A real attacker uses a machine of their own, so only the work caused by the attacker's requests must count against the server.
    setPriority(attacker.pid!, constants.priority.PRIORITY_LOW)
    const early = once(attacker, 'exit').then(() => Promise.reject(new Error(`the attack ended: ${name}`)))
    await Promise.race([once(attacker, 'message'), early])
    // The costs of setting up must have passed before the measurement.
    await sleep(REST_MS)
    const before = await p99Of(bystander, SECONDS)
    attacker.send('go')
    const during = await Promise.race([p99Of(bystander, SECONDS), early])
    return {
      what: `bystander: p99 of a request while one address tries ${name}, in p99s before`,
      ratio: during.p99 / before.p99,
      between: `${count(during.p99)} ms during, ${count(before.p99)} ms before (p50 ${count(during.p50)} and ${count(before.p50)}), of ${during.n} and ${before.n} requests`,
    }
  } finally {
    attacker?.kill('SIGKILL')
    const gone = once(server, 'exit')
    server.kill('SIGTERM')
    await gone
    rmSync(data, { recursive: true, force: true, maxRetries: 5 })
  }
}

interface Times {
  p50: number
  p99: number
  n: number
}

const p99Of = async (bystander: Visitor, seconds: number): Promise<Times> => timesOf(await look(bystander, seconds))

/** Measures the latency of each request, counted from the moment when it was due. */
async function look(bystander: Visitor, seconds: number): Promise<number[]> {
  const times: number[] = []
  const underway: Promise<unknown>[] = []
  const begun = performance.now()
  for (let i = 0; i * EVERY_MS < seconds * 1000; i++) {
    const at = begun + i * EVERY_MS
    await sleep(Math.max(0, at - performance.now()))
    underway.push(answered(bystander).then((end) => times.push(end - at)))
  }
  await Promise.all(underway)
  return times
}

/** Sends one request as the bystander, and returns the moment when its answer arrived. */
async function answered(bystander: Visitor): Promise<number> {
  const { status, text } = await bystander.send('GET', '/api/tables/mine')
  if (status !== 200) throw new Error(`the bystander was refused: ${status} ${text}`)
  return performance.now()
}

const timesOf = (times: readonly number[]): Times => {
  const sorted = times.toSorted((a, b) => a - b)
  const at = (share: number): number => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0
  return { p50: at(0.5), p99: at(0.99), n: sorted.length }
}

async function isReady(port: number): Promise<void> {
  for (let i = 0; i < 600; i++) {
    const answer = await fetch(`http://127.0.0.1:${port}/ready`).catch(() => null)
    if (answer?.ok) return
    await sleep(100)
  }
  throw new Error('the server does not answer')
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  await new Promise((closed) => server.close(closed))
  return port
}
