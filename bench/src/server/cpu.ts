import { existsSync, readdirSync, readFileSync } from 'node:fs'

/** Linux reports the CPU time of other processes in hundredths of a second. */
const TICK = 0.01

export type CpuParts = { user: number; system: number; below: number }

/**
 * Returns the CPU seconds of a process and all its children, including those that have ended: a server with its store. Null if the system
 * does not report them.
 */
export function cpuOfTree(pid: number): number | null {
  const found = cpuParts(pid)
  return found === null ? null : found.user + found.system + found.below
}

/** Splits the CPU time into user and system time of the process itself, and the time of all its children. */
export function cpuParts(pid: number): CpuParts | null {
  if (!existsSync('/proc/self/stat')) return null
  const found = readdirSync('/proc').filter((name) => /^\d+$/.test(name))
  const all = found.flatMap((name) => readStat(Number(name)) ?? [])
  const below = (parent: number): number[] =>
    all.filter((each) => each.parent === parent).flatMap((each) => [each.user + each.system, ...below(each.pid)])
  const own = all.find((each) => each.pid === pid)
  return own === undefined ? null : { user: own.user, system: own.system, below: below(pid).reduce((sum, seconds) => sum + seconds, 0) }
}

/** Null for a process that has just ended. */
function readStat(pid: number): { pid: number; parent: number; user: number; system: number } | null {
  try {
    // The name of the program is in brackets and may contain anything; numbers follow.
    const numbers = readFileSync(`/proc/${pid}/stat`, 'utf8')
      .replace(/^.*\) . /s, '')
      .split(' ')
      .map(Number)
    const [user, system, userOfEnded, systemOfEnded] = numbers.slice(10, 14)
    return { pid, parent: numbers[0]!, user: (user! + userOfEnded!) * TICK, system: (system! + systemOfEnded!) * TICK }
  } catch {
    return null
  }
}
