// `node scripts/endure.mjs [--tables 300] [--minutes 10] [--every 4]`: three processes behind one PostgreSQL and NATS, so many tables of people and programs, and
// every few seconds one process is killed. Says at the end whether all games have ended, all records hold, and nothing confirmed is lost.
// `node scripts/endure.mjs --full-disk [--times 5]`, as root: a server on a small disk of its own, which is filled to the last byte under load, and gets room again.
import { spawnSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { find, NATS } from './programs.mjs'

const { values } = parseArgs({
  options: {
    tables: { type: 'string', default: '300' },
    minutes: { type: 'string', default: '10' },
    every: { type: 'string', default: '4' },
    times: { type: 'string', default: '5' },
    'full-disk': { type: 'boolean', default: false },
  },
})
const { 'full-disk': isFullDisk, ...numbers } = values
for (const [name, value] of Object.entries(numbers))
  if (!(Number(value) > 0)) {
    console.error(`endure: --${name}: found "${value}", expected a number above 0`)
    process.exit(2)
  }
if (isFullDisk && process.getuid?.() !== 0) {
  console.error('endure: only root can mount a disk')
  process.exit(2)
}
if (!isFullDisk && find(NATS) === null) {
  console.error('endure: no nats-server was found; name it in NATS_SERVER')
  process.exit(2)
}
const vitest = fileURLToPath(new URL('../node_modules/vitest/vitest.mjs', import.meta.url))
const env = isFullDisk
  ? { ...process.env, ENDURE: '1', KILLS: values.times }
  : { ...process.env, ENDURE: '1', TABLES: values.tables, MINUTES: values.minutes, EVERY: values.every }
const { status } = spawnSync(
  process.execPath,
  [vitest, 'run', '--project=server', isFullDisk ? 'full-disk.endurance' : 'three-processes.endurance'],
  {
    cwd: fileURLToPath(new URL('..', import.meta.url)),
    env,
    stdio: 'inherit',
  },
)
process.exit(status ?? 1)
