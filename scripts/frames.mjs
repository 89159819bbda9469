// @ts-check
// How smooth the page is while it shows what happened: node scripts/frames.mjs http://127.0.0.1:4600 [gekido|aimbots|volt|pbl]
// Milliseconds between frames of the browser over half a minute of a battle: the half, and 95 of 100, are below. What a still table costs: scripts/idle.mjs.
import { createRequire } from 'node:module'
import { CHROMIUM, find } from './programs.mjs'
import { openTable, SETS } from './screens.mjs'
import { command, Failed, root, tell } from './steps.mjs'

const SECONDS = 30

/** Writes down the time between frames while something past is shown. */
const RECORDER = `{
  window.frames95 = []
  let before = null
  const look = (now) => {
    requestAnimationFrame(look)
    if (document.querySelector('.prompt .far') === null) return void (before = null)
    if (before !== null) window.frames95.push(now - before)
    before = now
  }
  requestAnimationFrame(look)
}`

await command(import.meta.url, async () => {
  const [url = 'http://127.0.0.1:4600', ...wanted] = process.argv.slice(2)
  const executablePath = find(CHROMIUM)
  if (executablePath === null) throw new Failed('no Chromium: set CHROMIUM to its path')
  /** @type {typeof import('@playwright/test')} */
  const { chromium } = createRequire(`${root}/web/package.json`)('@playwright/test')
  for (const [game, { table }] of Object.entries(SETS).filter(([id]) => wanted.length === 0 || wanted.includes(id))) {
    const browser = await chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'] })
    const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, serviceWorkers: 'block' })
    await context.addInitScript(RECORDER)
    const page = await openTable(context, url, game, table, 'full', '1')
    const answers = page.locator('.prompt .chip:visible, .stage .can:visible')
    for (const end = Date.now() + SECONDS * 1000; Date.now() < end;) {
      await page.locator('.table[data-settled]').waitFor({ timeout: 60_000 })
      await answers.first().click({ force: true })
      await page.locator('.prompt .btn.pri').click()
    }
    const times = (await page.evaluate('window.frames95')).toSorted((/** @type {number} */ a, /** @type {number} */ b) => a - b)
    const at = (/** @type {number} */ share) => (times[Math.floor(times.length * share)] ?? 0).toFixed(1)
    tell(`${game}: ${times.length} frames, half within ${at(0.5)} ms, p95 ${at(0.95)} ms`)
    await browser.close()
  }
})
