// @ts-check
// Measures the time from a cold start to the player's first decision against an AI opponent: a fresh browser profile each time, the real
// server, one click on Play now.
import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { createRequire } from 'node:module'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { CHROMIUM, find } from '../../scripts/programs.mjs'
import { command, root, tell } from '../../scripts/steps.mjs'

const TIMES = 7

/** @returns {Promise<number>} */
const freePort = () =>
  new Promise((resolve, reject) => {
    const probe = createServer().on('error', reject)
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address()
      probe.close(() => resolve(typeof address === 'object' && address ? address.port : 0))
    })
  })

/** @param {string} url */
const untilReady = async (url) => {
  for (;;) {
    const answer = await fetch(`${url}/ready`).catch(() => null)
    if (answer?.ok) return
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
}

/** @param {number[]} values */
const middle = (values) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0

/**
 * Makes one cold visit. Returns the milliseconds from opening the address to the lobby, and to the first question that the player can
 * answer.
 */
async function visit(/** @type {import('@playwright/test').Browser} */ browser, /** @type {string} */ url) {
  const context = await browser.newContext({ serviceWorkers: 'block', viewport: { width: 1440, height: 900 } })
  const page = await context.newPage()
  // The clock runs in the page and starts with the navigation, so that Playwright's own time does not count.
  await page.addInitScript(`new MutationObserver(() => {
    const play = document.querySelector('.hero .button.primary')
    if (play && !self.lobby) { self.lobby = performance.now(); requestAnimationFrame(() => play.click()) }
    if (document.querySelector('.prompt .chip:not(.no)')) self.decision ??= performance.now()
  }).observe(document, { childList: true, subtree: true })`)
  await page.goto(url)
  await page.waitForFunction(() => Reflect.get(globalThis, 'decision') !== undefined)
  const found = await page.evaluate(
    /** @returns {[number, number]} */ () => [Reflect.get(globalThis, 'lobby'), Reflect.get(globalThis, 'decision')],
  )
  await context.close()
  return found
}

await command(import.meta.url, async () => {
  const executablePath = find(CHROMIUM)
  if (executablePath === null) return tell('no cold load: there is no Chromium here (CHROMIUM names one)')
  const port = await freePort()
  const data = mkdtempSync(join(tmpdir(), 'robodrome-cold-'))
  const server = spawn(process.execPath, ['server/dist/main.js'], {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, PORT: String(port), DATA_DIR: data, LOG_LEVEL: 'warn' },
  })
  try {
    const url = `http://127.0.0.1:${port}`
    await untilReady(url)
    /** @type {typeof import('@playwright/test')} */
    const { chromium } = createRequire(`${root}/web/package.json`)('@playwright/test')
    /** @type {[number, number][]} */
    const times = []
    for (let i = 0; i < TIMES; i++) {
      const browser = await chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'] })
      times.push(await visit(browser, url))
      await browser.close()
    }
    const line = (/** @type {0 | 1} */ at) => {
      const all = times.map((each) => each[at])
      return `${Math.round(middle(all))} ms (${Math.round(Math.min(...all))} to ${Math.round(Math.max(...all))})`
    }
    tell(`cold load, ${TIMES} fresh profiles: lobby ${line(0)}; first own decision after one click ${line(1)}`)
  } finally {
    const gone = new Promise((resolve) => server.once('exit', resolve))
    server.kill('SIGTERM')
    await gone
    rmSync(data, { recursive: true, force: true })
  }
})
