// @ts-check
// The whole proof, from a fresh clone on. Arguments go to vitest: npm test -- kernel -t perft
import { browserTests } from './browser.mjs'
import { check } from './check.mjs'
import { ready } from './ready.mjs'
import { command, run, runTool } from './steps.mjs'

await command(import.meta.url, async () => {
  ready()
  await check()
  runTool('vitest/vitest.mjs', ['run', ...process.argv.slice(2)])
  if (process.argv.length === 2) browserTests()
  run(process.execPath, ['cli/bin/robodrome.mjs', 'rules', '--coverage'])
})
