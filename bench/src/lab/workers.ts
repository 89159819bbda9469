import { fork, spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { createServer, type AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { isDeepStrictEqual } from 'node:util'
import { openQueue, overNats, Results, runExperiment, threads, type Engine, type Experiment, type Queue } from '@robodrome/lab'
import { count, type Line } from '../measure.ts'

/** The version that lead and workers report, because they run the same build. */
const VERSION = 'bench'
const DEALS = 6_000
/** The number of deals for warming up: a new worker is slower until its hot paths are compiled and its caches are full. */
const WARM_DEALS = 2_000
const ROUNDS = 3

const duels = (deals: number): Experiment => ({
  title: 'Duels',
  about: '',
  seed: 1,
  deals,
  // As in `docs/balance/gekido-duel.experiment.yaml`: for each portion, a worker waits for the broker three times.
  chunk: 50,
  until: null,
  arms: [
    {
      name: 'as it is',
      game: 'gekido',
      settings: { mode: 'duel', seats: 2, options: { randomBots: true } },
      box: null,
      players: [{ mind: 'rule-of-thumb', budget: {} }],
    },
  ],
})

/**
 * Plays the same deals through a JetStream work queue with one worker process and with two, alternately, and once in this thread. Reports
 * the speed-up from one worker to two. All results must be identical.
 */
export async function labLines(show: (line: Line) => void): Promise<void> {
  const store = mkdtempSync(join(tmpdir(), 'robodrome-bench-nats-'))
  const port = await freePort()
  const url = `nats://127.0.0.1:${port}`
  const broker = spawn(process.env['NATS_SERVER'] ?? 'nats-server', ['-js', '-a', '127.0.0.1', '-p', `${port}`, '-sd', store], {
    stdio: 'ignore',
  })
  await once(broker, 'spawn')
  const workers: ChildProcess[] = []
  try {
    const queue = await reach(url)
    await play(duels(WARM_DEALS), threads(0))
    const here = await play(duels(DEALS), threads(0))
    const seconds: [number, number] = [0, 0]
    for (let round = 0; round < ROUNDS; round++)
      for (const many of [1, 2] as const) {
        while (workers.length > many) await kill(workers.pop()!)
        while (workers.length < many) workers.push(await worker(url))
        await play(duels(WARM_DEALS), engine(queue))
        const there = await play(duels(DEALS), engine(queue))
        if (!isDeepStrictEqual(there.games, here.games))
          throw new Error('workers behind JetStream computed different numbers than this thread')
        seconds[many - 1]! += there.seconds
      }
    await queue.connection.close()
    const rates = seconds.map((each) => (DEALS * ROUNDS) / each) as [number, number]
    show({
      what: 'lab: two workers behind JetStream, beside one',
      ratio: rates[1] / rates[0],
      between: `${count(rates[1])} Duels/s; one ${count(rates[0])}; without a queue ${count(DEALS / here.seconds)}; the numbers are the same`,
    })
  } finally {
    await Promise.all([...workers, broker].map(kill))
    rmSync(store, { recursive: true, force: true })
  }
}

let runs = 0
const engine = (queue: Queue): Engine => overNats(queue, { run: `bench-${++runs}`, version: VERSION, say: () => {} })

/** Plays an experiment. Returns its games in order, and the time it took. */
async function play(experiment: Experiment, by: Engine): Promise<{ games: unknown; seconds: number }> {
  const results = new Results(experiment)
  const begun = performance.now()
  await runExperiment(experiment, results, { engine: by, keep: () => {} })
  return { games: results.games(0), seconds: (performance.now() - begun) / 1000 }
}

async function worker(url: string): Promise<ChildProcess> {
  const child = fork(fileURLToPath(new URL('worker.js', import.meta.url)), [url, VERSION])
  await once(child, 'message')
  return child
}

async function kill(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return
  const gone = once(child, 'exit')
  child.kill('SIGKILL')
  await gone
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  server.close()
  return port
}

/** A broker takes a moment to answer. */
async function reach(url: string, tries = 100): Promise<Queue> {
  const queue = await openQueue(url).catch(() => null)
  if (queue !== null) return queue
  if (tries === 0) throw new Error('nats-server does not answer')
  await new Promise((resolve) => setTimeout(resolve, 50))
  return reach(url, tries - 1)
}
