// @ts-check
// Three processes share one PostgreSQL and one NATS, with a given number of tables of people and bots, and every few seconds one process is
// killed. The report says whether all games have ended, whether all records are valid, and whether anything confirmed was lost. With
// --update, the same three processes behind one address are replaced, one by one, by the next release: the same code and one more
// migration. The report says whether every game went on while a process was away, and whether anything confirmed was lost. With
// --full-disk, as root, a server has a small disk of its own, which is filled to the last byte under load and then gets room again. With
// --neighbour, a game from outside hangs at one table again and again, and the report compares the steps of a neighbour's tables before and
// meanwhile.
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
  update: { type: 'boolean', default: false },
  'full-disk': { type: 'boolean', default: false },
  neighbour: { type: 'boolean', default: false },
})

/** Reads the options of the command line; every number must be above 0. */
function asked() {
  try {
    const { 'full-disk': isFullDisk, update: isUpdate, neighbour: isNeighbour, ...numbers } = parseArgs({ options: OPTIONS }).values
    if ([isFullDisk, isUpdate, isNeighbour].filter(Boolean).length > 1)
      throw new Misuse('--update, --full-disk and --neighbour: found several, expected one of them')
    for (const [name, value] of Object.entries(numbers))
      if (!(Number(value) > 0)) throw new Misuse(`--${name}: found "${value}", expected a number above 0`)
    return { isFullDisk, isUpdate, isNeighbour, ...numbers }
  } catch (error) {
    throw error instanceof Misuse ? error : new Misuse(/** @type {Error} */ (error).message)
  }
}

await command(
  import.meta.url,
  () => {
    const { isFullDisk, isUpdate, isNeighbour, tables, minutes, every, times } = asked()
    if (isFullDisk && process.getuid?.() !== 0) throw new Failed('only root can mount a disk')
    if (!isFullDisk && !isNeighbour && find(NATS) === null) throw new Failed('no nats-server was found; name it in NATS_SERVER')
    const [test, wanted] = isFullDisk
      ? ['full-disk.endurance', { ENDURE: '1', KILLS: times }]
      : isNeighbour
        ? ['hosted-neighbour.endurance', { ENDURE: '1' }]
        : isUpdate
          ? ['rolling-update-nats.long', { TESTS: 'long', TABLES: tables }]
          : ['three-processes.endurance', { ENDURE: '1', TABLES: tables, MINUTES: minutes, EVERY: every }]
    const { status } = spawnSync(process.execPath, [join(root, 'node_modules/vitest/vitest.mjs'), 'run', '--project=server', test], {
      cwd: root,
      env: { ...process.env, ...wanted },
      stdio: 'inherit',
    })
    process.exitCode = status ?? 1
  },
  '[--tables 300] [--minutes 10] [--every 4] | --update [--tables 300] | --full-disk [--times 5] | --neighbour',
)
