import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readdirSync } from 'node:fs'
import type { SiteCard } from '@robodrome/protocol'
import { Client } from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { Broker } from './support/broker.ts'
import { thisAndNext, type Build } from './support/builds.ts'
import type { Acknowledged } from './support/load.ts'
import { Trial } from './support/trial.ts'

// Runs only where nats-server is installed. `node scripts/endure.mjs --update` runs it with more tables.
const PATIENCE_MS = 900_000
const CHOICES = 3

const cleanUp: (() => unknown)[] = []
let builds: ReturnType<typeof thisAndNext>
let broker: Broker
beforeAll(async () => {
  builds = thisAndNext()
  broker = await Broker.start()
}, 300_000)
afterAll(async () => {
  for (const clean of cleanUp.splice(0).toReversed()) await clean()
  await broker.kill()
  builds.remove()
})

test(
  'three processes are updated one by one to a version with one more column, under load: nothing confirmed is lost, and no game stands still while one of them is away',
  { timeout: PATIENCE_MS },
  async () => {
    const { now, next } = builds
    const { trial } = await Trial.remote(3, cleanUp, { NATS_URL: broker.url }, { program: serving(now), isBalanced: true })
    const { load, servers } = trial
    const DATABASE_URL = servers[0]!.settings['DATABASE_URL']!
    const environment = { ...process.env, DATABASE_URL, DATA_DIR: trial.data, PORT: '0' }
    /** Runs a command to its end, while this process keeps forwarding connections to the store. */
    const run = async (build: Build, command: string): Promise<{ status: number; printed: string }> => {
      const child = spawn(process.execPath, [build.program, command], { env: environment, timeout: 60_000 })
      let printed = ''
      for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (printed += String(chunk)))
      const [status] = (await once(child, 'close')) as [number]
      return { status, printed }
    }
    await load.progress(CHOICES)
    expect((await run(next, 'doctor')).printed).toContain(`the next start applies ${next.migration}, after it has written a backup`)
    const begun = Date.now()
    const before = load.acknowledged.length
    for (const [i, server] of servers.entries()) {
      expect(await server.kill('SIGTERM'), server.printed).toBe(0)
      await load.progress(CHOICES)
      server.program = serving(next)
      const started = Math.round(await server.start())
      await load.progress(CHOICES)
      const versions = await Promise.all(servers.map(versionOf))
      expect(versions).toEqual(servers.map((_, k) => (k <= i ? next : now).version))
      console.log(`${versions.join(', ')}: ready after ${started} ms, every game goes on, ${load.acknowledged.length} choices confirmed`)
      if (i > 0) continue
      expect(readdirSync(trial.data).filter((file) => file.startsWith(`before-${next.migration}`))).toHaveLength(1)
      const refused = await run(now, 'serve')
      expect(refused).toMatchObject({ status: 2, printed: expect.stringContaining('of a newer version than this') as string })
      expect(refused.printed.trim().split('\n')).toHaveLength(1)
      expect((await run(now, 'doctor')).printed).toContain(`of a newer version than this one ("${next.migration}")`)
    }
    const { acknowledged } = load
    const during = acknowledged.filter(({ at }) => at >= begun)
    console.log(
      `update: ${before} choices confirmed before, ${acknowledged.length - before} during; longest pause of a game ` +
        `${longestPause(acknowledged.slice(0, before))} ms before, ${longestPause(during)} ms during`,
    )
    await load.finish()
    // The rest of the test reads the store with this version, which would refuse it.
    const client = new Client({ connectionString: DATABASE_URL })
    await client.connect()
    const { rowCount } = await client.query('delete from kysely_migration where name = $1', [next.migration])
    expect(rowCount).toBe(1)
    const { rows } = await client.query<{ all: number; added: number }>(
      'select count(*)::integer as all, count(of_next)::integer as added from steps',
    )
    expect(rows[0]!.added).toBe(rows[0]!.all)
    await client.end()
    await trial.end()
  },
)

const serving = ({ program }: Build): string[] => [program, 'serve']

const versionOf = async ({ url }: { url: string }): Promise<string> => ((await (await fetch(`${url}/api/site`)).json()) as SiteCard).version

/** The longest time between two confirmed choices at one table. */
const longestPause = (choices: readonly Acknowledged[]): number => {
  const last = new Map<string, number>()
  let longest = 0
  for (const { table, at } of choices) {
    longest = Math.max(longest, at - (last.get(table) ?? at))
    last.set(table, at)
  }
  return longest
}
