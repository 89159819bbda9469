import { spawn, type ChildProcess } from 'node:child_process'
import { readFileSync } from 'node:fs'

/** The limits of a process that runs code from outside. */
export interface Walls {
  /** Folders and files that it may read, and files that it may write. */
  reads: readonly string[]
  writes: readonly string[]
  /** The maximum memory for its JavaScript objects, and for the whole process. */
  heapMb: number
  totalMb: number
  /** The processor time that it may use without a sign of life. An honest game that waits on a busy machine uses none. */
  silenceMs: number
  /** Whether it reads the terminal's input, or what the caller passes on. */
  stdin: 'inherit' | 'pipe'
  /** Whether it also communicates over a channel of Node's own. */
  channel: boolean
}

/** Why a process was killed. */
export type Breach = { kind: 'silent'; ms: number } | { kind: 'memory'; mb: number } | { kind: 'crashed'; how: string }

/** A process behind walls. */
export interface Walled {
  child: ChildProcess
  /** Called by the caller for each sign of life. */
  alive(): void
  /** Ends the process at once. */
  end(): void
  /** Resolves to its exit code, or to the reason why it was killed. */
  ended: Promise<number | Breach>
}

const LOOK_MS = 200

/** Node's permission flag has had two names. */
const [major = 0, minor = 0] = process.versions.node.split('.').map(Number)
const PERMISSION =
  major > 23 || (major === 23 && minor >= 5) || (major === 22 && minor >= 13) ? '--permission' : '--experimental-permission'

/**
 * Starts a module of ours in a process that may read and write only what is listed. It may not start processes or threads, load native
 * code, or compile strings. It inherits no environment variables.
 */
export function wall(
  module: string,
  args: readonly string[],
  { reads, writes, heapMb, totalMb, silenceMs, stdin, channel }: Walls,
): Walled {
  const child = spawn(
    process.execPath,
    [
      PERMISSION,
      ...lean(reads).map((path) => `--allow-fs-read=${path}`),
      ...lean(writes).map((path) => `--allow-fs-write=${path}`),
      '--experimental-vm-modules',
      '--disallow-code-generation-from-strings',
      '--no-warnings',
      `--max-old-space-size=${heapMb}`,
      module,
      ...args,
    ],
    { stdio: [stdin, 'pipe', 'pipe', ...(channel ? (['ipc'] as const) : [])], env: {} },
  )
  let breach: Breach | null = null
  let heard = timeOf(child.pid)
  const stop = (found: Breach) => {
    breach ??= found
    child.kill('SIGKILL')
  }
  const look = setInterval(() => {
    if (timeOf(child.pid) - heard > silenceMs) stop({ kind: 'silent', ms: silenceMs })
    const mb = memoryOf(child.pid)
    if (mb !== null && mb > totalMb) stop({ kind: 'memory', mb: totalMb })
  }, LOOK_MS)
  const ended = new Promise<number | Breach>((resolve) => {
    child.once('close', (code, signal) => {
      clearInterval(look)
      resolve(breach ?? (signal === null ? (code ?? 1) : { kind: 'crashed', how: signal }))
    })
  })
  return {
    child,
    alive: () => void (heard = timeOf(child.pid)),
    end: () => void child.kill('SIGKILL'),
    ended,
  }
}

/**
 * Leaves out paths that another path covers, because Node 20 exits at once if a path is listed twice, or if a folder is listed together
 * with everything in it.
 */
export const lean = (paths: readonly string[]): string[] =>
  [...new Set(paths)].filter(
    (path, _i, all) => !all.some((other) => other !== path && other.endsWith('*') && `${path}/`.startsWith(other.slice(0, -1))),
  )

const PAGE_BYTES = 4096
/** Linux counts the time of a process in hundredths of a second. */
const TICK_MS = 10

/** Returns the processor time of a process in milliseconds. If the system does not report it, elapsed time is used. */
export function timeOf(pid: number | undefined): number {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
    // The name, in brackets, may contain spaces. After it, the 12th and 13th fields are user and system time.
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
    return (Number(fields[11]) + Number(fields[12])) * TICK_MS
  } catch {
    return performance.now()
  }
}

/** Returns the memory of a process in MB; null if the system does not report it, in which case only the heap limit applies. */
function memoryOf(pid: number | undefined): number | null {
  try {
    const [, resident] = readFileSync(`/proc/${pid}/statm`, 'utf8').split(' ')
    return (Number(resident) * PAGE_BYTES) / 1024 / 1024
  } catch {
    return null
  }
}
