import { availableParallelism } from 'node:os'
import { digestOf, openQueue, overNats, threads, workOn, type Engine, type Experiment } from '@robodrome/lab'
import { usualThreads } from '../threads.ts'
import { count } from '../text.ts'
import { version } from '../version.ts'
import { Misuse, type World } from '../world.ts'

const RUN_NAME = 16

/** Uses the available machines: workers behind NATS_URL, otherwise threads of this process. */
export async function withEngine(
  world: World,
  experiment: Experiment,
  wanted: number | undefined,
  run: (engine: Engine) => Promise<void>,
): Promise<void> {
  const url = world.env['NATS_URL']
  if (url === undefined || url === '') return run(threads(wanted ?? usualThreads(world)))
  if (wanted !== undefined) throw new Misuse(({ wrong }) => wrong.threadsAndNats)
  const queue = await openQueue(url)
  try {
    await run(overNats(queue, { run: digestOf(experiment).slice(0, RUN_NAME), version, say: sayTo(world) }))
  } finally {
    await queue.connection.close()
  }
}

/** Plays tasks of running experiments until stopped; a task that is not finished is replayed by another worker. */
export async function work(world: World, wanted: number | undefined): Promise<void> {
  const url = world.env['NATS_URL']
  if (url === undefined || url === '') throw new Misuse(({ wrong }) => wrong.noNats)
  const queue = await openQueue(url)
  const stop = new AbortController()
  const end = (): void => stop.abort()
  process.once('SIGINT', end).once('SIGTERM', end)
  const say = sayTo(world)
  let games = 0
  try {
    say(`at work with ${count(wanted ?? availableParallelism(), 'thread')}, version ${version}`)
    await workOn(queue, {
      threads: wanted ?? availableParallelism(),
      version,
      signal: stop.signal,
      say,
      onDone: ({ facts }) => (games += facts.length),
    })
    say(`stopped after ${count(games, 'game')}`)
  } finally {
    process.off('SIGINT', end).off('SIGTERM', end)
    await queue.connection.close()
  }
}

const sayTo =
  (world: World) =>
  (message: string): void =>
    void world.stderr.write(`lab: ${message}\n`)
