import { existsSync, readdirSync, readFileSync } from 'node:fs'

/** Linux counts CPU time in hundredths of a second for every process that asks from outside. */
const TICK = 0.01

/** CPU seconds of a process and all below it, the ended ones too: a server with its store. Null where the system does not tell. */
export function cpuOfTree(pid: number): number | null {
  const found = cpuParts(pid)
  return found === null ? null : found.own + found.below
}

/** The same apart: of the process itself, and of all below it. */
export function cpuParts(pid: number): { own: number; below: number } | null {
  if (!existsSync('/proc/self/stat')) return null
  const found = readdirSync('/proc').filter((name) => /^\d+$/.test(name))
  const all = found.flatMap((name) => readStat(Number(name)) ?? [])
  const below = (parent: number): number[] =>
    all.filter((each) => each.parent === parent).flatMap((each) => [each.seconds, ...below(each.pid)])
  const own = all.find((each) => each.pid === pid)
  return own === undefined ? null : { own: own.seconds, below: below(pid).reduce((sum, seconds) => sum + seconds, 0) }
}

/** Null for one that has just ended. */
function readStat(pid: number): { pid: number; parent: number; seconds: number } | null {
  try {
    // The name of the program stands in brackets and may hold anything; numbers follow.
    const numbers = readFileSync(`/proc/${pid}/stat`, 'utf8')
      .replace(/^.*\) . /s, '')
      .split(' ')
      .map(Number)
    const [user, system, userOfEnded, systemOfEnded] = numbers.slice(10, 14)
    return { pid, parent: numbers[0]!, seconds: (user! + system! + userOfEnded! + systemOfEnded!) * TICK }
  } catch {
    return null
  }
}
