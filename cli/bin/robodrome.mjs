#!/usr/bin/env node
// @ts-check
// Compiles what has changed since the last time (nothing, as a rule), then runs the command. Works from any folder.
import { spawnSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'

// Whoever reads what we print may have enough before the end (robodrome rules GAME | head): that is no fault.
process.stdout.on('error', (error) => {
  if (!('code' in error) || error.code !== 'EPIPE') throw error
  process.exit()
})

// npx runs a command in the folder of the workspace's package; the files that it is given are named from where it was typed.
const { npm_lifecycle_event: by, npm_lifecycle_script: script = '', INIT_CWD: typedIn } = process.env
if (by === 'npx' && /^['"]?robodrome\b/.test(script) && typedIn) process.chdir(typedIn)

const root = fileURLToPath(new URL('../..', import.meta.url))

// What the compiler says goes to stderr: stdout belongs to the command.
const built = spawnSync(process.execPath, ['node_modules/typescript/bin/tsc', '-b', 'cli'], { cwd: root, stdio: ['ignore', 2, 2] })
if (built.status === 0) {
  const { main, here } = await import(new URL('../dist/main.js', import.meta.url).href)
  process.exitCode = await main(process.argv.slice(2), here())
} else {
  console.error(`robodrome: the build failed (in ${root}: npm run build)`)
  process.exitCode = 1
}
