import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { MAJOR } from '../../src/store/binaries.ts'

/** Controls the PostgreSQL on a data folder, for fault injection. */
export const postmaster = (data: string) => {
  const pid = (): number => Number(readFileSync(join(data, `postgres-${MAJOR}`, 'postmaster.pid'), 'utf8').split('\n')[0])
  const all = (of: number): number[] => [
    of,
    ...spawnSync('ps', ['-o', 'pid=', '--ppid', `${of}`], { encoding: 'utf8' })
      .stdout.split('\n')
      .filter((line) => line.trim() !== '')
      .map(Number),
  ]
  const signal = (pids: number[], name: NodeJS.Signals) =>
    pids.forEach((each) => {
      try {
        process.kill(each, name)
      } catch {
        // Its connection may have ended just now.
      }
    })
  return {
    kill: () => signal([pid()], 'SIGKILL'),
    /** Terminates all connections at once, as an operator would. */
    restart: () => signal([pid()], 'SIGINT'),
    /** Suspends it while `meanwhile` runs. */
    async stop(meanwhile: () => Promise<void>): Promise<void> {
      const stopped = all(pid())
      signal(stopped, 'SIGSTOP')
      try {
        await meanwhile()
      } finally {
        signal(stopped, 'SIGCONT')
        await wait(0)
      }
    },
  }
}
