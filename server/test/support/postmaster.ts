import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { MAJOR } from '../../src/store/binaries.ts'

/** The PostgreSQL that runs on a data folder, to be treated badly. */
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
        // A connection of it may just have ended.
      }
    })
  return {
    kill: () => signal([pid()], 'SIGKILL'),
    /** As an operator does: everybody is thrown out at once. */
    restart: () => signal([pid()], 'SIGINT'),
    /** Nothing of it moves while `meanwhile` lasts. */
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
