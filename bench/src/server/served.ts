import { fork, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { cpuOfTree, cpuParts, type CpuParts } from './cpu.ts'
import type { Kind, Order, Played } from './driver.ts'

/** The p50 and p99 latency of choices, in milliseconds. */
export interface Latency {
  p50: number
  p99: number
}

export interface Rate extends Latency {
  perSecond: number
  /** CPU seconds per choice: of the server with its store (null if the system does not report it), and of its clients. */
  cpu: number | null
  clients: number
}

/** The Node options of `npm start`. */
export const AS_STARTED = ['--min-semi-space-size=64', '--max-semi-space-size=64']

/** A server in one process and its players in another. */
export class Served {
  readonly #server: ChildProcess
  readonly #players: ChildProcess

  static async start(kind: Kind, data: string): Promise<Served> {
    const server = fork(pathOf('child.js'), [kind], {
      execArgv: kind === 'ours' ? AS_STARTED : [],
      env: { ...process.env, DATABASE_URL: undefined, DATA_DIR: join(data, kind) },
    })
    const [{ port }] = (await once(server, 'message')) as [{ port: number }]
    // boardgame.io listens on the address of `localhost`, which may differ from the address that ours uses.
    const host = kind.startsWith('theirs') ? 'localhost' : '127.0.0.1'
    return new Served(server, fork(pathOf('driver.js'), [kind, `http://${host}:${port}`]))
  }

  private constructor(server: ChildProcess, players: ChildProcess) {
    this.#server = server
    this.#players = players
  }

  async seat(tables: number): Promise<void> {
    await this.#order({ seat: tables })
  }

  async measure(seconds: number): Promise<Rate> {
    const before = cpuOfTree(this.#server.pid!)
    const { moves, seconds: took, p50, p99, cpu } = (await this.#order({ seconds })) as Played
    const after = cpuOfTree(this.#server.pid!)
    const spent = before === null || after === null ? null : (after - before) / moves
    return { perSecond: moves / took, p50, p99, cpu: spent, clients: cpu / moves }
  }

  /** Measures the latency of choices at this pace, counted from the time when they were due. */
  async pace(perSecond: number, seconds: number): Promise<Latency> {
    const { p50, p99 } = (await this.#order({ pace: perSecond, seconds })) as Played
    return { p50, p99 }
  }

  /**
   * Reports where the time of a choice goes: the server's CPU seconds in user and system time, those of its store, and the folders that
   * used most of the server's own.
   */
  async breakdown(seconds: number): Promise<(CpuParts & { places: string }) | null> {
    const heard = once(this.#server, 'message') as Promise<[{ places: string }]>
    this.#server.send({ profile: seconds })
    const before = cpuParts(this.#server.pid!)
    const { moves } = (await this.#order({ seconds })) as Played
    const after = cpuParts(this.#server.pid!)
    const [{ places }] = await heard
    if (before === null || after === null) return null
    const spent = (part: keyof CpuParts): number => (after[part] - before[part]) / moves
    return { user: spent('user'), system: spent('system'), below: spent('below'), places }
  }

  async stop(): Promise<void> {
    this.#players.kill()
    const gone = once(this.#server, 'exit')
    this.#server.kill('SIGTERM')
    await gone
  }

  async #order(order: Order): Promise<unknown> {
    const over = new AbortController()
    const { signal } = over
    const heard = once(this.#players, 'message', { signal }) as Promise<[unknown]>
    const ended = [this.#server, this.#players].map((each) => once(each, 'exit', { signal }).then(() => fail(order)))
    this.#players.send(order)
    const [answer] = await Promise.race([heard, ...ended])
    for (const each of ended) each.catch(() => {})
    over.abort()
    return answer
  }
}

const fail = (order: Order): never => {
  throw new Error(`a server or its players ended at ${JSON.stringify(order)}`)
}

const pathOf = (name: string): string => fileURLToPath(new URL(name, import.meta.url))
