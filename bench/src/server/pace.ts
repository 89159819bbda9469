import { count, type Line } from '../measure.ts'
import type { Latency, Rate, Served } from './served.ts'

const SECONDS = 4
/** The longest delay that people do not notice, in milliseconds. */
const SOON_MS = 50
/** The first pace to try, and the step between paces, as shares of a server's maximum rate. */
const FIRST = 0.1
const STEP = 0.1

/** A server, and its result when every table moved as soon as its last move was answered. */
interface Known {
  served: Served
  rate: Rate
}

/**
 * Tables that move again as soon as they are answered saturate a server: latency is then the number of tables divided by the rate, which
 * says nothing about people. So choices are also made at two fixed paces: the one that saturates the other server, and the highest one that
 * keeps latency low.
 */
export async function paceLines(tables: number, ours: Known, other: Known): Promise<Line[]> {
  const pace = other.rate.perSecond
  const own = await ours.served.pace(pace, SECONDS)
  const theirs = await other.served.pace(pace, SECONDS)
  const highest = await highestPace(ours)
  const theirHighest = await highestPace(other)
  return [
    {
      what: `server, ${tables} tables: p99 at the pace that fills boardgame.io on PostgreSQL`,
      ratio: theirs.p99 / own.p99,
      between: `at ${count(pace)} choices/s, each from when it was due: ${words(own)}; boardgame.io ${words(theirs)}`,
    },
    {
      what: `server, ${tables} tables: highest pace with p99 below ${SOON_MS} ms, beside it`,
      ratio: highest.pace / theirHighest.pace,
      between: `${told(highest)}; boardgame.io ${told(theirHighest)}`,
    },
  ]
}

type Paced = Latency & { pace: number }

/** Returns the highest pace below the first one that keeps enough moves within the limit; 0 if even the lowest pace is too high. */
async function highestPace({ served, rate }: Known): Promise<Paced> {
  let found: Paced | null = null
  for (let share = FIRST; share < 1 + STEP / 2; share += STEP) {
    const pace = rate.perSecond * share
    const tried = { pace, ...(await served.pace(pace, SECONDS)) }
    if (tried.p99 >= SOON_MS) return found ?? { ...tried, pace: 0 }
    found = tried
  }
  return found!
}

const words = ({ p50, p99 }: Latency): string => `p50 ${p50.toFixed(1)} ms, p99 ${p99.toFixed(1)} ms`
const told = (paced: Paced): string =>
  paced.pace === 0 ? `none that was tried (${words(paced)} at the lowest)` : `${count(paced.pace)} choices/s (${words(paced)})`
