// `npm run bench [-- part of a name ...]`: one table, every line a ratio taken in one run, and the same as JSON in bench-results.json.
import { spawnSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('..', import.meta.url))
const run = (...args) => {
  const { status } = spawnSync(process.execPath, args, { cwd: root, stdio: 'inherit' })
  if (status !== 0) process.exit(status ?? 1)
}
run('scripts/build.mjs')
process.env.NODE_ENV = 'production' // Theirs skips its development checks, too.
run('bench/dist/bench/src/main.js', ...process.argv.slice(2))
if (process.argv.length === 2) run('scripts/cold.mjs')
