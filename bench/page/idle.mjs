// @ts-check
// Measures what the page costs while it waits for a decision and nothing changes: the CPU time of the browser's renderer and GPU process
// over ten seconds, as a percentage of one core.
import { createRequire } from 'node:module'
import { setTimeout as sleep } from 'node:timers/promises'
import { CHROMIUM, find } from '../../scripts/programs.mjs'
import { openTable, SETS } from '../../scripts/screens.mjs'
import { command, Failed, root, tell, visited } from '../../scripts/steps.mjs'

const SECONDS = 10
/** How long a new decision is animated; the measurement starts after that. */
const CALM_SECONDS = 6
const DRAWING = ['renderer', 'GPU']

await command(
  import.meta.url,
  async () => {
    const { url, wanted } = visited(SETS)
    const executablePath = find(CHROMIUM)
    if (executablePath === null) throw new Failed('no Chromium: set CHROMIUM to its path')
    /** @type {typeof import('@playwright/test')} */
    const { chromium } = createRequire(`${root}/web/package.json`)('@playwright/test')
    for (const [game, { table, take }] of wanted) {
      const browser = await chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'] })
      const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, serviceWorkers: 'block' })
      const page = await openTable(context, url, game, table, 'full')
      await take(page, async (name) => {
        await page.locator('.prompt .far').waitFor({ state: 'hidden' })
        await sleep(CALM_SECONDS * 1000)
        const before = await secondsOf(browser)
        await sleep(SECONDS * 1000)
        tell(`${name}: ${(((await secondsOf(browser)) - before) * (100 / SECONDS)).toFixed(1)} % of a core`)
      })
      await browser.close()
    }
  },
  '[URL [GAME ...]]',
)

/** Returns the CPU time that all drawing processes have used so far. @param {import('@playwright/test').Browser} browser */
async function secondsOf(browser) {
  const session = await browser.newBrowserCDPSession()
  const { processInfo } = await session.send('SystemInfo.getProcessInfo')
  await session.detach()
  return processInfo.filter(({ type }) => DRAWING.includes(type)).reduce((sum, { cpuTime }) => sum + cpuTime, 0)
}
