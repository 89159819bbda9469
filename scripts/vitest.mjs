// @ts-check
// Runs Vitest, with a tally of its tests and one line for each that failed.
import { readFileSync, rmSync } from 'node:fs'
import { join, relative } from 'node:path'
import { inShort, root, runTool, tallied } from './steps.mjs'

/** Runs tests that need no browser. @param {string} name @param {string[]} args @param {Record<string, string>} [env] */
export const tests = (name, args, env = {}) => {
  const report = join(root, `.cache/tests-${name}.json`)
  rmSync(report, { force: true })
  return tallied(
    () => runTool('vitest/vitest.mjs', ['run', '--reporter=default', '--reporter=json', `--outputFile.json=${report}`, ...args], { env }),
    () => {
      const { numPassedTests, numFailedTests, testResults } = JSON.parse(readFileSync(report, 'utf8'))
      return { passed: numPassedTests, failed: numFailedTests, faults: faultsOf(testResults) }
    },
  )
}

/** @typedef {{ fullName: string, status: string, failureMessages: string[] }} Test */

/**
 * Lists faults. A file that could not be loaded has no failed tests, only a message.
 * @param {{ name: string, status: string, message: string, assertionResults: Test[] }[]} files
 */
const faultsOf = (files) =>
  files.flatMap(({ name, status, message, assertionResults }) => {
    const failed = assertionResults.filter((test) => test.status === 'failed')
    if (status === 'failed' && failed.length === 0) return [`${relative(root, name)}: ${inShort(message)}`]
    return failed.map(({ fullName, failureMessages }) => `${relative(root, name)} › ${fullName}: ${inShort(failureMessages[0] ?? '')}`)
  })
