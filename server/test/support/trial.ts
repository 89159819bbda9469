import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { Client, type ClientConfig } from 'pg'
import { gameIds, loadGame } from '@robodrome/games'
import type { BattleList } from '@robodrome/protocol'
import { expect } from 'vitest'
import { rebuild } from '../../src/host/rebuild.ts'
import { startEmbedded } from '../../src/store/embedded.ts'
import { openStore, type Store } from '../../src/store/store.ts'
import type { Step } from '@robodrome/table'
import { Balancer } from './balancer.ts'
import { newContribution, Person } from './client.ts'
import { Load, patiently, type Acknowledged } from './load.ts'
import { postmaster } from './postmaster.ts'
import { projectionsOf } from './projections.ts'
import { freePort, Server } from './process.ts'
import { TcpProxy } from './proxy.ts'

/** How often each fault hits a site. The long proof sets KILLS=50 FAULTS=process,postmaster. */
export const KILLS = Number(process.env['KILLS'] ?? 1)
const ONLY = process.env['FAULTS']?.split(',') ?? null
/** The number of tables in play all the time. */
const TABLES = Number(process.env['TABLES'] ?? 4)
export const PATIENCE_MS = 240_000 + KILLS * 200_000

export type Fault = { name: string; strike(): Promise<void> }

/** The program that its processes run, by default the server of this repository, and whether people reach all of them at one address. */
interface Site {
  program?: readonly string[]
  isBalanced?: boolean
}

/** A site under load: its processes, its store, and people who keep playing whatever happens. */
export class Trial {
  readonly servers: readonly Server[]
  readonly load: Load
  /** The folder of its store. */
  readonly data: string
  readonly #what: string
  readonly #cleanUp: (() => unknown)[]
  readonly #clocks: { person: Person; table: string }[] = []

  /** Processes on an embedded store that they share. */
  static async embedded(
    processes: number,
    cleanUp: (() => unknown)[],
    data = newFolder(cleanUp),
  ): Promise<{ trial: Trial; faults: Fault[] }> {
    const trial = await Trial.#begin('embedded', data, processes, { DATA_DIR: data }, cleanUp)
    return { trial, faults: [trial.killProcess(), killPostmaster(data)] }
  }

  /** Processes on an external PostgreSQL, over TCP. */
  static async remote(
    processes: number,
    cleanUp: (() => unknown)[],
    more: Record<string, string> = {},
    site: Site = {},
  ): Promise<{ trial: Trial; faults: Fault[] }> {
    const data = newFolder(cleanUp)
    const { connection, stop } = await startEmbedded(data)
    cleanUp.push(stop)
    const { host, user, password } = connection as { host: string; user: string; password: string }
    const proxy = await TcpProxy.to(join(host, '.s.PGSQL.5432'))
    cleanUp.push(proxy.close)
    const DATABASE_URL = `postgres://${user}:${password}@127.0.0.1:${proxy.port}/postgres`
    const trial = await Trial.#begin('DATABASE_URL', data, processes, { DATABASE_URL, DATA_DIR: data, ...more }, cleanUp, site)
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

  static async #begin(
    store: string,
    data: string,
    processes: number,
    settings: Record<string, string>,
    cleanUp: (() => unknown)[],
    { program, isBalanced = false }: Site = {},
  ) {
    const servers: Server[] = []
    for (let i = 0; i < processes; i++) servers.push(new Server(await freePort(), settings, program))
    servers.forEach((server) => cleanUp.push(() => server.kill()))
    await Promise.all(servers.map((server) => server.start()))
    const what = `${store}, ${processes === 1 ? 'one process' : `${processes} processes`}`
    if (!isBalanced) return new Trial(what, data, servers, cleanUp)
    const balancer = await Balancer.before(servers.map(({ url }) => Number(new URL(url).port)))
    cleanUp.push(balancer.close)
    return new Trial(what, data, servers, cleanUp, [balancer.url])
  }

  /** `urls`: where people reach the site. */
  private constructor(
    what: string,
    data: string,
    servers: readonly Server[],
    cleanUp: (() => unknown)[],
    urls = servers.map(({ url }) => url),
  ) {
    this.#what = what
    this.data = data
    this.servers = servers
    this.#cleanUp = cleanUp
    this.load = new Load(TABLES, () => urls, process.env['ENDURE'] !== undefined)
    // A stop reports what went wrong, but the processes must be ended in any case.
    cleanUp.push(() => this.load.stop().catch(() => {}))
  }

  /** A table with a clock that both players leave at once, so that it is loaded only by chance when the clock runs out. */
  async #leaveClock(): Promise<void> {
    const urls = this.servers.map(({ url }) => url)
    const people = await Promise.all(['Mara', 'Theo'].map((name, i) => patiently(() => Person.called(name, urls[i % urls.length]!))))
    const { id } = await patiently(() => people[0]!.open('gekido', 2, CLOCKED))
    for (const person of people) {
      const contribution = newContribution()
      await patiently(() => person.sit(id, undefined, contribution))
    }
    const eyes = people.map((person) => person.watch(id))
    for (const each of eyes) await each.until(({ phase }) => phase !== 'open')
    for (const each of eyes) each.close()
    this.#clocks.push({ person: people[0]!, table: id })
  }

  /** Waits until every clock has run out and its match was counted. It reads only the figures, so that the check loads no table. */
  async #clocksEnd(): Promise<void> {
    for (const { person, table } of this.#clocks) {
      const isCounted = async () =>
        (await patiently(() => person.read<BattleList>('GET', '/api/people/me/battles'))).battles.some((battle) => battle.table === table)
      for (const end = Date.now() + 60_000; !(await isCounted()); await wait(100))
        if (Date.now() > end) throw new Error(`the clock at table ${table} has not run out`)
    }
  }

  /** Injects each fault this many times, at different moments. After each, everybody plays on, and no process has needed help. */
  async suffer(faults: readonly Fault[]): Promise<void> {
    await this.load.progress(2)
    for (const { name, strike } of faults.filter((fault) => ONLY === null || ONLY.includes(fault.name))) {
      const waits: number[] = []
      const before = this.load.acknowledged.length
      for (let i = 0; i < KILLS; i++) {
        await wait(100 + ((i * 137) % 500))
        if (i < MOST_CLOCKS) await this.#leaveClock()
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

  /** Checks that nothing confirmed was lost, and that every process closes gracefully. */
  async end(): Promise<void> {
    await this.load.stop()
    await this.#clocksEnd()
    for (const server of this.servers)
      if ((await server.kill('SIGTERM')) !== 0) throw new Error(`a process did not close in good order:\n${server.printed}`)
    const store = await openStore({ databaseUrl: null, dataFolder: this.data })
    this.#cleanUp.push(() => store.close())
    await expectAllKept(store, this.load.acknowledged)
    const counted = await expectAllCounted(store)
    console.log(
      `${this.#what}: ${counted} results counted, ${this.#clocks.length} of them by clocks at tables that were left; found again by a rebuild`,
    )
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

  /** Waits until every process has reported that it is not ready, without leaving any request hanging. */
  async sayNotReady(): Promise<void> {
    for (const { url } of this.servers)
      for (let status = 200; status !== 503; await wait(50))
        ({ status } = await fetch(`${url}/ready`, { signal: AbortSignal.timeout(5_000) }))
    await this.load.refusal()
  }
}

const CLOCKED = { settings: { mode: 'duel', seats: 2, options: {} }, clock: { bank: 2_000, increment: 0 }, absence: 'loss' } as const
/** How many tables are left with a clock for each fault. */
const MOST_CLOCKS = 3

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

/** Checks that every confirmed choice is in the store, at its step, as it was made. */
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

/**
 * Checks that each finished match was counted once, and that all figures and deadlines equal those of a rebuild from the steps. Returns how
 * many matches there are.
 */
const expectAllCounted = async (store: Store): Promise<number> => {
  const ofEnded = async () => {
    const { cards, ...all } = await projectionsOf(store)
    return { ...all, cards: (cards as { phase: string }[]).filter(({ phase }) => phase === 'over') }
  }
  const before = await ofEnded()
  const games = new Map(await Promise.all(gameIds().map(async (id) => [id, (await loadGame(id))!] as const)))
  const fail = (message: string) => {
    throw new Error(message)
  }
  await rebuild(store, games, fail, { tell: () => {} })
  const after = await ofEnded()
  expect(after).toEqual(before)
  return (await store.db.selectFrom('results').select('n').execute()).length
}
