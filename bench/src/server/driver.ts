import { setTimeout as sleep } from 'node:timers/promises'
import { openEcho, openOurs, openTheirs, type Opener, type Pair } from './drive.ts'

/** The measured servers; `theirsKept` is theirs with a store. */
export type Kind = 'ours' | 'theirs' | 'theirsKept' | 'echo'

/**
 * Orders for the load generator, each answered by a message: open this many tables, or play for this long, either as fast as possible or at
 * this many moves per second.
 */
export type Order = { seat: number } | { seconds: number; pace?: number }

/** The result of a load test: how many moves were confirmed, in how many seconds, and the p50 and p99 of their latency. */
export interface Played {
  moves: number
  seconds: number
  p50: number
  p99: number
  /** CPU seconds of the load generator itself. */
  cpu: number
}

const openers: Record<Kind, Opener> = { ours: openOurs, theirs: openTheirs, theirsKept: openTheirs, echo: openEcho }

/** Runs all players of one server in a process of their own: `node driver.js KIND URL`. */
const [kind, url] = process.argv.slice(2) as [Kind, string]
const pairs: Pair[] = []

/** Opens this many more tables. */
async function seat(tables: number): Promise<void> {
  while (pairs.length < tables) {
    const names = Array.from({ length: Math.min(20, tables - pairs.length) }, (_, i) => `table ${pairs.length + i}`)
    pairs.push(...(await Promise.all(names.map((name) => openers[kind](url, name)))))
  }
}

type Tables = (times: number[], begun: number) => Promise<unknown>

/** Plays at every table, each as fast as the server answers. */
const inHaste =
  (seconds: number): Tables =>
  (times, begun) =>
    Promise.all(
      pairs.map(async (pair) => {
        for (let at = begun; at < begun + seconds * 1000;) {
          await pair.move()
          const now = performance.now()
          times.push(now - at)
          at = now
        }
      }),
    )

/**
 * Makes moves at fixed times, table after table, whether or not earlier moves were answered, as people do. Each latency is counted from the
 * due time, so a move that could not even be sent in time also counts as late.
 */
const atPace =
  (pace: number, seconds: number): Tables =>
  (times, begun) =>
    Promise.all(
      pairs.map(async (pair, first) => {
        for (let i = first; i < pace * seconds; i += pairs.length) {
          const due = begun + (i * 1000) / pace
          const early = due - performance.now()
          if (early > 0) await sleep(early)
          await pair.move()
          times.push(performance.now() - due)
        }
      }),
    )

async function play(all: Tables): Promise<Played> {
  const times: number[] = []
  const before = process.cpuUsage()
  const begun = performance.now()
  await all(times, begun)
  const { user, system } = process.cpuUsage(before)
  const took = (performance.now() - begun) / 1000
  times.sort((a, b) => a - b)
  const share = (part: number) => times[Math.floor(times.length * part)] ?? 0
  return { moves: times.length, seconds: took, p50: share(0.5), p99: share(0.99), cpu: (user + system) / 1e6 }
}

process.on('message', (order: Order) => {
  const done =
    'seat' in order ? seat(order.seat) : play(order.pace === undefined ? inHaste(order.seconds) : atPace(order.pace, order.seconds))
  void done.then((answer) => process.send?.(answer ?? 'seated'))
})
