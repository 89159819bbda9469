#!/usr/bin/env node
// @ts-check
// Compiles what has changed since the last run (usually nothing), then runs the command. Works from any folder.
import { spawnSync } from 'node:child_process'

// npx runs a command in the folder of the workspace's package, but paths on the command line are relative to where it was typed.
const { npm_lifecycle_event: by, npm_lifecycle_script: script = '', INIT_CWD: typedIn } = process.env
if (by === 'npx' && /^['"]?robodrome\b/.test(script) && typedIn) process.chdir(typedIn)

// A reader may close the pipe early (robodrome rules GAME | head), which is not an error.
process.stdout.on('error', (error) => {
  if (!('code' in error) || error.code !== 'EPIPE') throw error
  process.exit()
})

// Compiling runs in a process of its own, so that all its output goes to stderr, because stdout belongs to the command.
const building = new URL('../../scripts/build.mjs', import.meta.url).href
const work = `import('${building}').then(({ compile }) => compile()).catch((error) => { console.error('robodrome: ' + error.message); process.exitCode = 1 })`
if (spawnSync(process.execPath, ['-e', work], { stdio: ['ignore', 2, 2] }).status === 0) {
  const { main, here } = await import(new URL('../dist/main.js', import.meta.url).href)
  process.exitCode = await main(process.argv.slice(2), here())
} else process.exitCode = 1
