import type { ChildProcess } from 'node:child_process'
import { setTimeout as wait } from 'node:timers/promises'
import { Client, type ClientConfig } from 'pg'
import { BadSettings } from '../base/bad-settings.ts'

/** How long the first start may take while PostgreSQL neither answers nor reports recovery. */
const START_MS = 30_000
const LOOK_MS = 500
const LONGEST_PAUSE_MS = 10_000
/** How long it may take to flush before it is killed. */
const STOP_MS = 20_000
/** PostgreSQL's message during crash recovery. */
const STARTING_UP = '57P03'

/** Its message while a predecessor is shutting down, or when another process has just started one on the same folder. */
const IN_THE_WAY = /lock file|shared memory block|Is another postmaster/

type Say = (message: string) => void

/**
 * Keeps PostgreSQL running: starts it, and restarts it as long as this process lives. If another process runs PostgreSQL, it is left to
 * that process.
 */
export class Supervisor {
  readonly #spawn: () => ChildProcess
  readonly #connection: ClientConfig
  readonly #say: Say
  #child: ChildProcess | null = null
  #gone: Promise<boolean> = Promise.resolve(true)
  #words = ''
  #answer: Error | null = null
  readonly #stopping = new AbortController()

  constructor(spawn: () => ChildProcess, connection: ClientConfig, say: Say) {
    this.#spawn = spawn
    this.#connection = connection
    this.#say = say
  }

  /** Resolves when PostgreSQL answers, whichever process started it. Throws BadSettings with one line if it cannot be started. */
  async begin(): Promise<void> {
    for (const end = Date.now() + START_MS; !(await this.#isUp());) {
      const isLate = Date.now() > end && !this.#isRecovering()
      if (hasEnded(this.#child)) {
        if (this.#child !== null && (isLate || !IN_THE_WAY.test(this.#words))) throw this.#failure()
        this.#launch()
      } else if (isLate) {
        const failure = this.#failure()
        await this.stop()
        throw failure
      }
      await this.#ended(30)
      if (hasEnded(this.#child)) await wait(100)
    }
    void this.#watch()
  }

  async stop(): Promise<void> {
    this.#stopping.abort()
    this.#child?.kill('SIGINT')
    await Promise.race([this.#gone, wait(STOP_MS, undefined, { ref: false })])
  }

  async #watch(): Promise<void> {
    let pause = LOOK_MS
    while (!this.#stopping.signal.aborted) {
      await wait(pause, undefined, { ref: false, signal: this.#stopping.signal }).catch(() => {})
      if (this.#stopping.signal.aborted || !hasEnded(this.#child)) continue
      pause = await this.#bringBack(pause).catch((error: unknown) => this.#later(pause, String(error)))
    }
  }

  /** How long to wait before the next check. */
  async #bringBack(pause: number): Promise<number> {
    // If this process was told to stop in the meantime, it must not start a server that nobody would stop.
    if ((await this.#answers()) || this.#stopping.signal.aborted) return LOOK_MS
    this.#launch()
    while (!(await this.#answers())) if (await this.#ended(100)) return this.#later(pause, this.#reason())
    if (!hasEnded(this.#child)) this.#say('the embedded PostgreSQL has been restarted')
    return LOOK_MS
  }

  #later(pause: number, reason: string): number {
    if (!this.#stopping.signal.aborted) this.#say(`the embedded PostgreSQL is down and will be restarted: ${reason}`)
    return Math.min(pause * 2, LONGEST_PAUSE_MS)
  }

  #launch(): void {
    this.#words = ''
    const child = this.#spawn()
    this.#child = child
    this.#gone = new Promise((done) => child.once('exit', () => done(true)).once('error', () => done(true)))
    child.once('error', (error) => (this.#words += error.message))
    child.stderr?.setEncoding('utf8').on('data', (text: string) => {
      this.#words = (this.#words + text).slice(-4000)
      for (const line of text.split('\n')) if (/ (WARNING|ERROR|PANIC): /.test(line)) this.#say(line)
    })
  }

  /** Returns true as soon as the child has ended, or false after this many milliseconds. */
  readonly #ended = (ms: number): Promise<boolean> => Promise.race([this.#gone, wait(ms, false)])

  /** Whether PostgreSQL answers and is not about to die with its parent. */
  async #isUp(): Promise<boolean> {
    if (!(await this.#answers())) return false
    if (!hasEnded(this.#child)) return true
    await wait(400)
    return this.#answers()
  }

  async #answers(): Promise<boolean> {
    const client = new Client({ ...this.#connection, connectionTimeoutMillis: 2_000, query_timeout: 2_000 })
    client.on('error', () => {})
    try {
      await client.connect()
      await client.query('select 1')
      this.#answer = null
      return true
    } catch (error) {
      this.#answer = error instanceof Error ? error : new Error(String(error))
      return false
    } finally {
      client.end().catch(() => {})
    }
  }

  #isRecovering(): boolean {
    return this.#answer !== null && 'code' in this.#answer && this.#answer.code === STARTING_UP
  }

  #failure(): BadSettings {
    return new BadSettings(`DATA_DIR: the embedded PostgreSQL does not start: ${this.#reason()}`)
  }

  /** Returns the last severe line of its log, without the timestamp. */
  #reason(): string {
    const lines = this.#words.split('\n').filter((line) => line.trim() !== '')
    const grave = lines.findLast((line) => /(FATAL|PANIC): /.test(line))?.replace(/^.*?(FATAL|PANIC): +/, '')
    return grave ?? lines.at(-1) ?? this.#answer?.message ?? 'it says nothing'
  }
}

const hasEnded = (child: ChildProcess | null): boolean =>
  child === null || child.exitCode !== null || child.signalCode !== null || child.pid === undefined
