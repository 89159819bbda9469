// @ts-check
// Three processes behind one PostgreSQL and NATS, so many tables of people and programs, and every few seconds one process is killed. Says at the
// end whether all games have ended, all records hold, and nothing confirmed is lost.
// With --full-disk, as root: a server on a small disk of its own, which is filled to the last byte under load, and gets room again.
import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { find, NATS } from './programs.mjs'
import { command, Failed, Misuse, root } from './steps.mjs'

const OPTIONS = /** @type {const} */ ({
  tables: { type: 'string', default: '300' },
  minutes: { type: 'string', default: '10' },
  every: { type: 'string', default: '4' },
  times: { type: 'string', default: '5' },
  'full-disk': { type: 'boolean', default: false },
})

/** What was asked for; refused unless every number is one. */
function asked() {
  try {
    const { 'full-disk': isFullDisk, ...numbers } = parseArgs({ options: OPTIONS }).values
    for (const [name, value] of Object.entries(numbers))
      if (!(Number(value) > 0)) throw new Misuse(`--${name}: found "${value}", expected a number above 0`)
    return { isFullDisk, ...numbers }
  } catch (error) {
    throw error instanceof Misuse ? error : new Misuse(/** @type {Error} */ (error).message)
  }
}

await command(
  import.meta.url,
  () => {
    const { isFullDisk, tables, minutes, every, times } = asked()
    if (isFullDisk && process.getuid?.() !== 0) throw new Failed('only root can mount a disk')
    if (!isFullDisk && find(NATS) === null) throw new Failed('no nats-server was found; name it in NATS_SERVER')
    const wanted = isFullDisk ? { KILLS: times } : { TABLES: tables, MINUTES: minutes, EVERY: every }
    const test = isFullDisk ? 'full-disk.endurance' : 'three-processes.endurance'
    const { status } = spawnSync(process.execPath, [join(root, 'node_modules/vitest/vitest.mjs'), 'run', '--project=server', test], {
      cwd: root,
      env: { ...process.env, ENDURE: '1', ...wanted },
      stdio: 'inherit',
    })
    process.exitCode = status ?? 1
  },
  '[--tables 300] [--minutes 10] [--every 4] | --full-disk [--times 5]',
)
