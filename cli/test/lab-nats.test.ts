import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { createServer } from 'node:net'
import { openQueue, overNats, Results, runExperiment, threads, type Experiment, type Finished, type Queue } from '@robodrome/lab'
import { afterEach, expect, test } from 'vitest'
import { scratch } from './run.ts'

// Runs only where there is a nats-server: vitest.config.ts asks scripts/programs.mjs. A separate process needs JavaScript, which `npm run
// check` has compiled.
const main = new URL('../dist/main.js', import.meta.url).href
const WORK = `import('${main}').then(({ main, here }) => main(['lab', 'work', '--threads', '1'], here()))`
const started: ChildProcess[] = []

afterEach(async () => {
  await Promise.all(started.splice(0).map(kill))
})

function launch(program: string, args: string[], env: NodeJS.ProcessEnv = {}): ChildProcess {
  const child = spawn(program, args, { env: { ...process.env, ...env }, stdio: 'ignore' })
  started.push(child)
  return child
}

async function kill(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return
  const gone = once(child, 'exit')
  child.kill('SIGKILL')
  await gone
}

let tried = 0

/** Finds a port below the range that the system assigns by itself, so that no connection takes it while the broker is down. */
async function freePort(): Promise<number> {
  const port = 10_000 + (process.pid % 200) * 100 + (tried++ % 100)
  const probe = createServer().listen(port, '127.0.0.1')
  const isFree = await once(probe, 'listening').then(
    () => true,
    () => false,
  )
  await new Promise((closed) => probe.close(closed))
  return isFree ? port : freePort()
}

/** Returns the queue of a broker as soon as it answers. */
async function reach(url: string, broker: ChildProcess): Promise<Queue> {
  while (broker.exitCode === null) {
    const queue = await openQueue(url).catch(() => null)
    if (queue !== null) return queue
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
  throw new Error('nats-server has ended')
}

const experiment: Experiment = {
  title: 'Duels',
  about: '',
  seed: 1,
  deals: 40,
  chunk: 1,
  until: null,
  arms: [
    {
      name: 'as it is',
      game: 'gekido',
      settings: { mode: 'duel', seats: 2, options: { randomBots: true } },
      box: null,
      players: [{ mind: 'random', budget: {} }],
    },
  ],
}

test(
  'workers behind JetStream give the same numbers as threads; killed ones, and a killed broker, lose and double nothing',
  { timeout: 240_000 },
  async () => {
    const port = await freePort()
    const url = `nats://127.0.0.1:${port}`
    const store = scratch()
    const broker = () => launch(process.env['NATS_SERVER'] ?? 'nats-server', ['-js', '-a', '127.0.0.1', '-p', `${port}`, '-sd', store])
    const worker = () => launch(process.execPath, ['-e', WORK], { NATS_URL: url })
    let nats = broker()
    const queue = await reach(url, nats)
    const doomed = worker()
    worker()

    const results = new Results(experiment)
    const kept: Finished[] = []
    const accidents: Promise<unknown>[] = []
    const strikes = new Map<number, () => Promise<unknown>>([
      [5, () => kill(doomed)],
      [
        15,
        async () => {
          await kill(nats)
          nats = broker()
        },
      ],
      [20, async () => void worker()],
    ])
    await runExperiment(experiment, results, {
      engine: overNats(queue, { run: 'test', version: '1.0.0', say: () => {} }),
      keep(finished) {
        kept.push(finished)
        const strike = strikes.get(kept.length)
        if (strike !== undefined) accidents.push(strike())
      },
    })
    await Promise.all(accidents)
    await queue.connection.close()

    expect(accidents).toHaveLength(3)
    expect(kept.flatMap(({ facts }) => facts.map(({ deal }) => deal)).toSorted((a, b) => a - b)).toEqual(
      Array.from({ length: 40 }, (_, i) => i),
    )
    const here = new Results(experiment)
    await runExperiment(experiment, here, { engine: threads(0), keep: () => {} })
    expect(results.games(0)).toEqual(here.games(0))
  },
)

test('a NATS without JetStream, and none at all, are named', async () => {
  const port = await freePort()
  const url = `nats://127.0.0.1:${port}`
  await expect(openQueue(url)).rejects.toThrow(/NATS_URL: found .* expected a NATS that answers/)
  launch(process.env['NATS_SERVER'] ?? 'nats-server', ['-a', '127.0.0.1', '-p', `${port}`])
  const said = async (): Promise<string> => {
    for (;;) {
      const message = await openQueue(url).then(String, (error: Error) => error.message)
      if (!message.includes('that answers')) return message
    }
  }
  expect(await said()).toMatch(/expected a NATS with JetStream/)
})
