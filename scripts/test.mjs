// @ts-check
// The whole proof, from a fresh clone on. Arguments go to vitest: npm test -- kernel -t perft
import { readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { browserTests } from './browser.mjs'
import { check } from './check.mjs'
import { bring, CHROMIUM, find, NATS, PROGRAMS, tellMissing } from './programs.mjs'
import { ready } from './ready.mjs'
import { command, LeftOut, root, run, runTool, takeAll, tallied } from './steps.mjs'

/** The tests of rules, page and server. @param {string[]} args */
const tests = (args) => {
  const report = join(root, '.cache/tests.json')
  rmSync(report, { force: true })
  return tallied(
    () => runTool('vitest/vitest.mjs', ['run', '--reporter=default', '--reporter=json', `--outputFile.json=${report}`, ...args]),
    () => {
      const { numPassedTests, numFailedTests } = JSON.parse(readFileSync(report, 'utf8'))
      return { passed: numPassedTests, failed: numFailedTests }
    },
  )
}

await command(import.meta.url, async () => {
  ready()
  const args = process.argv.slice(2)
  const missing = args.length === 0 ? bring(PROGRAMS) : [NATS].flatMap((program) => (find(program) === null ? [{ program, why: '' }] : []))
  const leftOut = missing.map((each) => /** @type {[string, () => never]} */ ([each.program.needs, () => leave(tellMissing(each))]))
  const hasBrowser = !missing.some(({ program }) => program === CHROMIUM)
  await takeAll('npm test', [
    ['check', check],
    ['tests', () => tests(args)],
    ...(args.length === 0 && hasBrowser ? [/** @type {[string, () => unknown]} */ (['browser tests', () => browserTests()])] : []),
    ['coverage', () => run(process.execPath, ['cli/bin/robodrome.mjs', 'rules', '--coverage'])],
    ...leftOut,
  ])
})

/** @param {string} why @returns {never} */
function leave(why) {
  throw new LeftOut(why)
}
