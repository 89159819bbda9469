import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import type { Step } from '@robodrome/table'
import { afterEach, beforeAll, expect, test } from 'vitest'
import { openStore, type Store } from '../src/store/store.ts'
import { newDatabase } from './support/database.ts'
import { Load, type Acknowledged } from './support/load.ts'
import { build, freePort, Server } from './support/process.ts'

/** How often the server is killed: KILLS=20 for the long proof. */
const KILLS = Number(process.env['KILLS'] ?? 1)
const PAIRS = 4
const PATIENCE_MS = 240_000 + KILLS * 60_000

const cleanUp: (() => unknown)[] = []
beforeAll(build, 300_000)
afterEach(async () => {
  for (const clean of cleanUp.splice(0).toReversed()) await clean()
})

const killAgainAndAgain = async (server: Server, load: Load): Promise<number[]> => {
  const restarts: number[] = []
  await load.progress(2)
  for (let i = 0; i < KILLS; i++) {
    await wait(200 + ((i * 137) % 500))
    await server.kill()
    restarts.push(await server.start())
    await load.progress(2)
  }
  return restarts
}

/** Every choice that was confirmed stands in the store, at its step, as it was made. */
const expectAllKept = async (store: Store, acknowledged: readonly Acknowledged[]): Promise<void> => {
  const rows = await store.db.selectFrom('steps').select(['table_id', 'seq', 'body']).execute()
  const kept = new Map(rows.map(({ table_id, seq, body }) => [`${table_id} ${seq}`, JSON.parse(body) as Step]))
  const lost = acknowledged.filter(({ table, seq, seat, text }) => {
    const body = kept.get(`${table} ${seq}`)
    return body?.kind !== 'choose' || body.seat !== seat || body.text !== text
  })
  expect(lost).toEqual([])
  const gaps = rows.filter(({ table_id, seq }) => seq > 1 && !kept.has(`${table_id} ${seq - 1}`))
  expect(gaps).toEqual([])
}

const report = (what: string, load: Load, restarts: number[]) => {
  const [shortest, longest] = [Math.min(...restarts), Math.max(...restarts)].map(Math.round)
  const again = restarts.length > 0 ? `, ${restarts.length} restarts in ${shortest} to ${longest} ms` : ''
  console.log(`${what}: ${load.acknowledged.length} choices confirmed, none lost, ${load.matches} matches ended${again}`)
}

test(
  'kill -9 of server and embedded store under load: no confirmed choice is lost, every table goes on',
  { timeout: PATIENCE_MS },
  async () => {
    const data = mkdtempSync(join(tmpdir(), 'robodrome-kill-'))
    cleanUp.push(() => rmSync(data, { recursive: true, force: true }))
    const server = new Server(await freePort(), { DATA_DIR: data })
    cleanUp.push(() => server.kill())
    await server.start()
    const load = new Load(PAIRS, () => [server.url])
    cleanUp.push(() => load.stop())
    const restarts = await killAgainAndAgain(server, load)
    await load.stop()
    expect(await server.kill('SIGTERM'), server.printed).toBe(0)
    const store = await openStore({ databaseUrl: null, dataFolder: data })
    cleanUp.push(() => store.close())
    await expectAllKept(store, load.acknowledged)
    report('embedded', load, restarts)
  },
)

test('kill -9 of the server under load with DATABASE_URL: the same', { timeout: PATIENCE_MS }, async () => {
  const database = await newDatabase()
  cleanUp.push(database.drop)
  const server = new Server(await freePort(), { DATABASE_URL: database.url })
  cleanUp.push(() => server.kill())
  await server.start()
  const load = new Load(PAIRS, () => [server.url])
  cleanUp.push(() => load.stop())
  const restarts = await killAgainAndAgain(server, load)
  await load.stop()
  expect(await server.kill('SIGTERM'), server.printed).toBe(0)
  const store = await database.open()
  cleanUp.push(() => store.close())
  await expectAllKept(store, load.acknowledged)
  report('DATABASE_URL', load, restarts)
})

test(
  'two processes on one database: people play each other through both; one is killed, play goes on through the other',
  { timeout: PATIENCE_MS },
  async () => {
    const database = await newDatabase()
    cleanUp.push(database.drop)
    const servers = [
      new Server(await freePort(), { DATABASE_URL: database.url }),
      new Server(await freePort(), { DATABASE_URL: database.url }),
    ] as const
    servers.forEach((server) => cleanUp.push(() => server.kill()))
    await Promise.all(servers.map((server) => server.start()))
    let open = servers.map(({ url }) => url)
    const load = new Load(PAIRS, () => open)
    cleanUp.push(() => load.stop())
    await load.progress(4)
    await servers[0].kill()
    open = [servers[1].url]
    for (const eyes of load.eyes) eyes.person.url = servers[1].url
    const before = load.acknowledged.length
    await load.progress(4)
    expect(load.acknowledged.length).toBeGreaterThan(before)
    await load.stop()
    const store = await database.open()
    cleanUp.push(() => store.close())
    await expectAllKept(store, load.acknowledged)
    report('two processes', load, [])
  },
)
