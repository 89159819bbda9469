import { spawnSync } from 'node:child_process'
import { closeSync, mkdtempSync, openSync, rmdirSync, rmSync, writeSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { build } from './support/process.ts'
import { PATIENCE_MS, Trial } from './support/trial.ts'

// Not part of `npm test`, because mounting a disk needs root: run node scripts/endure.mjs --full-disk.
const DISK_MB = 160
/** How long the disk stays full each time. */
const FULL_MS = 5_000

const cleanUp: (() => unknown)[] = []
beforeAll(build, 300_000)
afterAll(async () => {
  for (const clean of cleanUp.splice(0).toReversed()) await clean()
})

/** A small disk of its own. */
function mountDisk(): string {
  const disk = mkdtempSync(join(tmpdir(), 'robodrome-disk-'))
  const mount = (command: string, ...args: string[]) => {
    const { status, stderr } = spawnSync(command, args, { encoding: 'utf8' })
    if (status !== 0) throw new Error(`${command} ${args.join(' ')}: ${stderr}`)
  }
  mount('mount', '-t', 'tmpfs', '-o', `size=${DISK_MB}m`, 'tmpfs', disk)
  cleanUp.push(() => {
    mount('umount', disk)
    rmdirSync(disk)
  })
  return disk
}

/** Fills the disk to the last byte. */
function fill(path: string): void {
  const file = openSync(path, 'a')
  try {
    for (let size = 1 << 20; size > 0;) {
      try {
        writeSync(file, Buffer.alloc(size, 1))
      } catch (error) {
        if ((error as NodeJS.ErrnoException).code !== 'ENOSPC') throw error
        size >>= 1
      }
    }
  } finally {
    closeSync(file)
  }
}

test.each([1, 2])(
  'a disk that is really full, %i processes: choices are refused and /ready says so, no process ends, and with room everybody plays on; nothing confirmed is lost',
  { timeout: PATIENCE_MS },
  async (processes) => {
    const disk = mountDisk()
    const { trial } = await Trial.embedded(processes, cleanUp, join(disk, 'data'))
    const ballast = join(disk, 'ballast')
    const strike = async () => {
      fill(ballast)
      try {
        await trial.sayNotReady()
        await wait(FULL_MS)
        for (const { url } of trial.servers) {
          const answer = await fetch(`${url}/ready`)
          expect(answer.status).toBe(503)
          expect(await answer.json()).toEqual({
            ready: false,
            trouble: expect.stringMatching(/^the store (keeps nothing|does not answer)/) as string,
          })
        }
      } finally {
        rmSync(ballast)
      }
    }
    await trial.suffer([{ name: 'full disk', strike }])
    await trial.end()
    for (const clean of cleanUp.splice(0).toReversed()) await clean()
  },
)
