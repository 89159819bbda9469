import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { Client, type ClientConfig } from 'pg'
import { expect } from 'vitest'
import { startEmbedded } from '../../src/store/embedded.ts'
import { openStore, type Store } from '../../src/store/store.ts'
import type { Step } from '@robodrome/table'
import { Load, type Acknowledged } from './load.ts'
import { postmaster } from './postmaster.ts'
import { freePort, Server } from './process.ts'
import { Proxy } from './proxy.ts'

/** How often each fault befalls a site, and which: KILLS=50 FAULTS=process,postmaster for the long proof. */
export const KILLS = Number(process.env['KILLS'] ?? 1)
const ONLY = process.env['FAULTS']?.split(',') ?? null
const PAIRS = 4
export const PATIENCE_MS = 240_000 + KILLS * 200_000

export type Fault = { name: string; strike(): Promise<void> }

/** A site under load: its processes, its store, and people who play whatever happens. */
export class Trial {
  readonly servers: readonly Server[]
  readonly load: Load
  readonly #what: string
  readonly #data: string
  readonly #cleanUp: (() => unknown)[]

  /** Processes on an embedded store that they share. */
  static async embedded(processes: number, cleanUp: (() => unknown)[]): Promise<{ trial: Trial; faults: Fault[] }> {
    const data = newFolder(cleanUp)
    const trial = await Trial.#begin('embedded', data, processes, { DATA_DIR: data }, cleanUp)
    return { trial, faults: [trial.killProcess(), killPostmaster(data)] }
  }

  /** Processes on a PostgreSQL that others run, reached by TCP. */
  static async remote(
    processes: number,
    cleanUp: (() => unknown)[],
    more: Record<string, string> = {},
  ): Promise<{ trial: Trial; faults: Fault[] }> {
    const data = newFolder(cleanUp)
    const { connection, stop } = await startEmbedded(data)
    cleanUp.push(stop)
    const { host, user, password } = connection as { host: string; user: string; password: string }
    const proxy = await Proxy.to(join(host, '.s.PGSQL.5432'))
    cleanUp.push(proxy.close)
    const DATABASE_URL = `postgres://${user}:${password}@127.0.0.1:${proxy.port}/postgres`
    const trial = await Trial.#begin('DATABASE_URL', data, processes, { DATABASE_URL, ...more }, cleanUp)
    const faults = [
      trial.killProcess(),
      killPostmaster(data),
      { name: 'terminated', strike: () => terminateAll(connection) },
      { name: 'reset', strike: async () => proxy.reset() },
      { name: 'restart', strike: async () => postmaster(data).restart() },
      { name: 'stopped', strike: () => postmaster(data).stop(() => trial.sayNotReady()) },
    ]
    return { trial, faults }
  }

  static async #begin(store: string, data: string, processes: number, settings: Record<string, string>, cleanUp: (() => unknown)[]) {
    const servers: Server[] = []
    for (let i = 0; i < processes; i++) servers.push(new Server(await freePort(), settings))
    servers.forEach((server) => cleanUp.push(() => server.kill()))
    await Promise.all(servers.map((server) => server.start()))
    return new Trial(`${store}, ${processes === 1 ? 'one process' : `${processes} processes`}`, data, servers, cleanUp)
  }

  private constructor(what: string, data: string, servers: readonly Server[], cleanUp: (() => unknown)[]) {
    this.#what = what
    this.#data = data
    this.servers = servers
    this.#cleanUp = cleanUp
    this.load = new Load(PAIRS, () => servers.map(({ url }) => url))
    // What went wrong is told by whoever stops it in good order; processes must be ended all the same.
    cleanUp.push(() => this.load.stop().catch(() => {}))
  }

  /** Each fault so many times, each at a moment of its own; after each, everybody plays on, and no process has needed a hand. */
  async suffer(faults: readonly Fault[]): Promise<void> {
    await this.load.progress(2)
    for (const { name, strike } of faults.filter((fault) => ONLY === null || ONLY.includes(fault.name))) {
      const waits: number[] = []
      const before = this.load.acknowledged.length
      for (let i = 0; i < KILLS; i++) {
        await wait(100 + ((i * 137) % 500))
        await strike()
        const begun = Date.now()
        await this.load.progress(2)
        waits.push(Date.now() - begun)
        for (const server of this.servers) if (!server.isRunning()) throw new Error(`a process has ended:\n${server.printed}`)
      }
      const confirmed = this.load.acknowledged.length - before
      console.log(`${this.#what}: ${KILLS} times "${name}", ${confirmed} choices confirmed, all play on after ${spread(waits)}`)
    }
  }

  /** Nothing that was confirmed is lost, and every process closes in good order. */
  async end(): Promise<void> {
    await this.load.stop()
    for (const server of this.servers)
      if ((await server.kill('SIGTERM')) !== 0) throw new Error(`a process did not close in good order:\n${server.printed}`)
    const store = await openStore({ databaseUrl: null, dataFolder: this.#data })
    this.#cleanUp.push(() => store.close())
    await expectAllKept(store, this.load.acknowledged)
    console.log(`${this.#what}: ${this.load.acknowledged.length} choices confirmed, none lost, ${this.load.matches} matches ended`)
  }

  /** One process after the other. */
  killProcess(): Fault {
    let turn = 0
    return {
      name: 'process',
      strike: async () => {
        const server = this.servers[turn++ % this.servers.length]!
        await server.kill()
        await server.start()
      },
    }
  }

  /** Waits until every process has said that it is not ready, and none is left hanging with the question. */
  async sayNotReady(): Promise<void> {
    for (const { url } of this.servers)
      for (let status = 200; status !== 503; await wait(50))
        ({ status } = await fetch(`${url}/ready`, { signal: AbortSignal.timeout(5_000) }))
    await this.load.refusal()
  }
}

const newFolder = (cleanUp: (() => unknown)[]): string => {
  const data = mkdtempSync(join(tmpdir(), 'robodrome-trial-'))
  cleanUp.push(() => rmSync(data, { recursive: true, force: true, maxRetries: 5 }))
  return data
}

const killPostmaster = (data: string): Fault => ({ name: 'postmaster', strike: async () => postmaster(data).kill() })

const terminateAll = async (connection: ClientConfig): Promise<void> => {
  const client = new Client(connection)
  await client.connect()
  await client.query(
    "select pg_terminate_backend(pid) from pg_stat_activity where pid <> pg_backend_pid() and application_name like 'robodrome%'",
  )
  await client.end()
}

const spread = (waits: readonly number[]): string => `${Math.min(...waits)} to ${Math.max(...waits)} ms`

/** Every choice that was confirmed stands in the store, at its step, as it was made. */
export const expectAllKept = async (store: Store, acknowledged: readonly Acknowledged[]): Promise<void> => {
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
