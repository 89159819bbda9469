import { readFileSync } from 'node:fs'
import type { Clock } from '@robodrome/minds'

/** Linux reports here for how many nanoseconds the current thread has run. */
const OWN = '/proc/thread-self/schedstat'

function threadTime(): number | null {
  try {
    const ran = Number(readFileSync(OWN, 'utf8').split(' ')[0])
    return ran > 0 ? ran / 1e6 : null
  } catch {
    return null
  }
}

/** Returns the time of the whole process, for systems without thread clocks. It is right as long as the process does nothing else. */
function processTime(): number {
  const { user, system } = process.cpuUsage()
  return (user + system) / 1000
}

/** The CPU time of this thread. With it, a busy machine does not shorten any mind's thinking. */
export const cpuClock: Clock = threadTime() === null ? processTime : () => threadTime() ?? processTime()

export const CLOCKS = { wall: Date.now, cpu: cpuClock } as const satisfies Record<string, Clock>
