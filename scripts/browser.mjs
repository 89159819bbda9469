// @ts-check
// The browser that tests drive: one that is here, or one that can be installed.
import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { createRequire } from 'node:module'
import { command, Failed, root, run, tell } from './steps.mjs'

const PLACES = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
]

/** The path of a Chromium, or null. CHROMIUM names another one. */
export const findBrowser = () => {
  const named = process.env['CHROMIUM']
  if (named !== undefined && !existsSync(named)) throw new Failed(`CHROMIUM: found nothing at ${named}, expected a browser`)
  return named ?? PLACES.find((place) => existsSync(place)) ?? ownBrowser()
}

/** The one that Playwright may have downloaded. */
const ownBrowser = () => {
  const { chromium } = createRequire(`${root}/web/package.json`)('@playwright/test')
  /** @type {string} */
  const place = chromium.executablePath()
  return existsSync(place) ? place : null
}

/** Installs a browser if there is none: Debian's as root, else Playwright's own. Null if that does not work either. */
export const readyBrowser = () => {
  const found = findBrowser()
  if (found !== null) return found
  tell('installing a browser for the tests')
  if (process.getuid?.() === 0 && existsSync('/usr/bin/apt-get'))
    spawnSync('apt-get', ['install', '-y', '-q', 'chromium'], { stdio: 'ignore', timeout: 300_000 })
  else
    spawnSync(process.execPath, ['node_modules/@playwright/test/cli.js', 'install', 'chromium'], {
      cwd: root,
      stdio: 'ignore',
      timeout: 300_000,
    })
  return findBrowser()
}

/** The browser tests; without a browser they fail in CI, and are left out with a word elsewhere. @param {string[]} args */
export const browserTests = (args = []) => {
  const browser = readyBrowser()
  if (browser === null && process.env['CI'] === 'true') throw new Failed('no Chromium: set CHROMIUM to its path')
  if (browser === null) return tell('NO BROWSER TESTS: there is no Chromium here (CHROMIUM names one)')
  process.env['CHROMIUM'] = browser
  run(process.execPath, ['node_modules/@playwright/test/cli.js', 'test', '--config', 'web/playwright.config.ts', ...args])
}

await command(import.meta.url, () => browserTests(process.argv.slice(2)))
