// @ts-check
// Prints one table in which every line is a ratio measured in one run, and writes the same to bench-results.json. It has all sections, or
// those whose names contain one of the given parts. `--beside FOLDER` compares the modes of games with another built checkout. `--matches
// N` fills the place with fewer than 100,000 matches, for a trial.
import { spawnSync } from 'node:child_process'
import { command, root } from './steps.mjs'

/** @param {string[]} args */
const run = (...args) => {
  const { status } = spawnSync(process.execPath, args, { cwd: root, stdio: 'inherit' })
  if (status !== 0) process.exit(status ?? 1)
}

await command(
  import.meta.url,
  () => {
    const args = process.argv.slice(2)
    run('scripts/build.mjs')
    process.env['NODE_ENV'] = 'production' // With this setting, boardgame.io also skips its development checks.
    run('bench/dist/bench/src/main.js', ...args)
    if (args.length === 0) run('bench/page/cold.mjs')
  },
  '[PART OF A NAME ...] [--beside FOLDER] [--matches N]',
)
