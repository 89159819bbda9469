import { fork, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { count, type Line } from '../measure.ts'
import { openEcho, openOurs, openTheirs, type Opener, type Pair } from './drive.ts'

const SECONDS = 3
const TURNS = 3

/** Moves through a server: how many are confirmed a second, and how long each takes. */
interface Rate {
  perSecond: number
  p50: number
  p99: number
}

class Served {
  readonly #child: ChildProcess
  readonly #open: Opener
  readonly #url: string
  #pairs: Pair[] = []

  static async start(kind: string, open: Opener, data: string): Promise<Served> {
    const path = fileURLToPath(new URL('child.js', import.meta.url))
    const child = fork(path, [kind], { env: { ...process.env, DATABASE_URL: undefined, DATA_DIR: data } })
    const [{ port }] = (await once(child, 'message')) as [{ port: number }]
    return new Served(child, open, `http://localhost:${port}`.replace('localhost', kind === 'theirs' ? 'localhost' : '127.0.0.1'))
  }

  private constructor(child: ChildProcess, open: Opener, url: string) {
    this.#child = child
    this.#open = open
    this.#url = url
  }

  /** Opens so many tables; those of before stay. */
  async seat(tables: number): Promise<void> {
    while (this.#pairs.length < tables) {
      const names = Array.from({ length: Math.min(20, tables - this.#pairs.length) }, (_, i) => `table ${this.#pairs.length + i}`)
      this.#pairs.push(...(await Promise.all(names.map((name) => this.#open(this.#url, name)))))
    }
  }

  /** Every table plays on, each as fast as it is answered. */
  async measure(seconds: number): Promise<Rate> {
    const times: number[] = []
    const begun = performance.now()
    const end = begun + seconds * 1000
    const play = async (pair: Pair) => {
      for (let at = performance.now(); at < end;) {
        await pair.move()
        const now = performance.now()
        times.push(now - at)
        at = now
      }
    }
    await Promise.all(this.#pairs.map(play))
    const perSecond = times.length / ((performance.now() - begun) / 1000)
    times.sort((a, b) => a - b)
    const share = (part: number) => times[Math.floor(times.length * part)] ?? 0
    return { perSecond, p50: share(0.5), p99: share(0.99) }
  }

  async stop(): Promise<void> {
    for (const pair of this.#pairs) pair.close()
    const gone = once(this.#child, 'exit')
    this.#child.kill('SIGTERM')
    await gone
  }
}

/** Moves that are on the disk when they are confirmed, beside a bare WebSocket echo and beside boardgame.io, which keeps them in memory. */
export async function serverLines(show: (line: Line) => void): Promise<void> {
  const data = mkdtempSync(join(tmpdir(), 'robodrome-bench-'))
  const [ours, theirs, echo] = [
    await Served.start('ours', openOurs, data),
    await Served.start('theirs', openTheirs, data),
    await Served.start('echo', openEcho, data),
  ]
  try {
    for (const tables of [100, 300]) {
      const rates: Record<'ours' | 'theirs' | 'echo', Rate[]> = { ours: [], theirs: [], echo: [] }
      await ours.seat(tables)
      await theirs.seat(tables)
      await echo.seat(tables)
      for (const each of [ours, theirs, echo]) await each.measure(1)
      for (let turn = 0; turn < TURNS; turn++) {
        rates.ours.push(await ours.measure(SECONDS))
        rates.theirs.push(await theirs.measure(SECONDS))
        rates.echo.push(await echo.measure(SECONDS))
      }
      const [our, their, bare] = [middle(rates.ours), middle(rates.theirs), middle(rates.echo)]
      const beside = (what: string, other: Rate): Line => ({
        what: `server, ${tables} tables: durable choices, beside ${what}`,
        ratio: our.perSecond / other.perSecond,
        between: `${words(our)}; ${what} ${words(other)}`,
      })
      show(beside('boardgame.io in memory', their))
      show(beside('a bare echo', bare))
    }
  } finally {
    await Promise.all([ours.stop(), theirs.stop(), echo.stop()])
    rmSync(data, { recursive: true, force: true })
  }
}

const middle = (rates: Rate[]): Rate => rates.toSorted((a, b) => a.perSecond - b.perSecond)[Math.floor(rates.length / 2)]!

const words = ({ perSecond, p50, p99 }: Rate): string => `${count(perSecond)}/s, p50 ${p50.toFixed(1)} ms, p99 ${p99.toFixed(1)} ms`
