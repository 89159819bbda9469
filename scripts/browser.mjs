// @ts-check
// Runs the browser tests: all of them, or those selected by arguments for Playwright, such as gekido -g "whole battle".
import { readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { bring, CHROMIUM, find, tellMissing } from './programs.mjs'
import { ownScratch } from './scratch.mjs'
import { command, Failed, inShort, root, run, tallied } from './steps.mjs'

/** @param {string[]} args */
export const browserTests = (args = []) => {
  const browser = find(CHROMIUM)
  if (browser === null) throw new Failed('no Chromium: set CHROMIUM to its path')
  process.env['CHROMIUM'] = browser
  ownScratch()
  const report = join(root, '.cache/browser-tests.json')
  rmSync(report, { force: true })
  process.env['PLAYWRIGHT_JSON_OUTPUT_NAME'] = report
  const playwright = ['node_modules/@playwright/test/cli.js', 'test', '--config', 'web/playwright.config.ts', '--reporter', 'line,json']
  return tallied(
    () => run(process.execPath, [...playwright, ...args]),
    () => {
      const { stats, suites } = JSON.parse(readFileSync(report, 'utf8'))
      return { passed: stats.expected, failed: stats.unexpected + stats.flaky, faults: suites.flatMap(faultsOf) }
    },
  )
}

/** @typedef {{ title: string, file: string, ok: boolean, tests: { results: { error?: { message?: string } }[] }[] }} Spec */

/** @param {{ specs?: Spec[], suites?: never[] }} suite @returns {string[]} */
const faultsOf = ({ specs = [], suites = [] }) => [
  ...specs
    .filter(({ ok }) => !ok)
    .map(({ file, title, tests }) => `${file} › ${title}: ${inShort(tests[0]?.results[0]?.error?.message ?? 'no message')}`),
  ...suites.flatMap(faultsOf),
]

await command(
  import.meta.url,
  () => {
    const [missing] = bring([CHROMIUM])
    if (missing) throw new Failed(tellMissing(missing))
    browserTests(process.argv.slice(2))
  },
  '[ARGUMENT OF PLAYWRIGHT ...]',
)
