// @ts-check
// The whole proof, from a fresh clone on; BROWSER_TESTS=off leaves those out, PROOF=short is for a second Node: fewer random games, and it builds
// instead of checking. Arguments go to vitest, such as kernel -t perft.
import { readFileSync, rmSync } from 'node:fs'
import { join, relative } from 'node:path'
import { browserTests } from './browser.mjs'
import { build } from './build.mjs'
import { check } from './check.mjs'
import { bring, CHROMIUM, find, NATS, PROGRAMS, PYTHON, tellMissing } from './programs.mjs'
import { ready } from './ready.mjs'
import { command, inShort, LeftOut, root, run, runTool, takeAll, tallied } from './steps.mjs'

/** Tests without a browser. @param {string} name @param {string[]} args */
const tests = (name, args) => {
  const report = join(root, `.cache/tests-${name}.json`)
  rmSync(report, { force: true })
  return tallied(
    () => runTool('vitest/vitest.mjs', ['run', '--reporter=default', '--reporter=json', `--outputFile.json=${report}`, ...args]),
    () => {
      const { numPassedTests, numFailedTests, testResults } = JSON.parse(readFileSync(report, 'utf8'))
      return { passed: numPassedTests, failed: numFailedTests, faults: faultsOf(testResults) }
    },
  )
}

/** @typedef {{ fullName: string, status: string, failureMessages: string[] }} Test */

/** A file that could not even begin has no tests that failed, only a message. @param {{ name: string, status: string, message: string, assertionResults: Test[] }[]} files */
const faultsOf = (files) =>
  files.flatMap(({ name, status, message, assertionResults }) => {
    const failed = assertionResults.filter((test) => test.status === 'failed')
    if (status === 'failed' && failed.length === 0) return [`${relative(root, name)}: ${inShort(message)}`]
    return failed.map(({ fullName, failureMessages }) => `${relative(root, name)} › ${fullName}: ${inShort(failureMessages[0] ?? '')}`)
  })

/** @typedef {[name: string, act: () => unknown]} Stage */

/** Everything. The server's tests stand alone: without their PostgreSQL none of them begins. @param {boolean} hasBrowser @returns {Stage[]} */
const everything = (hasBrowser) => [
  ['tests of rules and page', () => tests('rules', ['--project=rules', '--project=page'])],
  ['tests of the server', () => tests('server', ['--project=server'])],
  ...(hasBrowser ? [/** @type {Stage} */ (['browser tests', () => browserTests()])] : []),
]

await command(
  import.meta.url,
  async () => {
    ready()
    const args = process.argv.slice(2)
    const missing =
      args.length === 0 ? bring(PROGRAMS) : [NATS, PYTHON].flatMap((program) => (find(program) === null ? [{ program, why: '' }] : []))
    const hasBrowser = process.env['BROWSER_TESTS'] !== 'off' && !missing.some(({ program }) => program === CHROMIUM)
    await takeAll('npm test', [
      process.env['PROOF'] === 'short' ? ['build', build] : ['check', check],
      ...(args.length === 0 ? everything(hasBrowser) : [/** @type {Stage} */ (['tests', () => tests('some', args)])]),
      ['coverage', () => run(process.execPath, ['cli/bin/robodrome.mjs', 'rules', '--coverage'])],
      ...missing.map((each) => /** @type {Stage} */ ([each.program.needs, () => leave(tellMissing(each))])),
    ])
  },
  '[ARGUMENT OF VITEST ...]',
)

/** @param {string} why @returns {never} */
function leave(why) {
  throw new LeftOut(why)
}
