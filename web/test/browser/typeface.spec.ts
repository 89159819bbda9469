import { expect } from '@playwright/test'
import { expectNoSidewaysScroll, test } from './playing.ts'
import { illegible } from './legible.ts'
import { prepare, walkTo, WIDEST } from './screens.ts'

/** The visitor has set the browser's font size to 150 %. */
const LARGER = 24
const args = [`--blink-settings=defaultFontSize=${LARGER}`, '--no-sandbox', '--disable-gpu', '--disable-background-networking']
test.use({ launchOptions: { executablePath: process.env['CHROMIUM'] ?? '/usr/bin/chromium', args } })

test("the browser's font size counts: letters and controls grow together, and nothing is cut", async ({ page, context }) => {
  await prepare(context)
  await page.goto('/')
  for (const name of ['home', 'learn', 'rules', 'account', 'gekido']) {
    await walkTo(page, name)
    expect(await page.evaluate(() => parseFloat(getComputedStyle(document.body).fontSize)), name).toBe((14.5 / 16) * LARGER)
    await expectNoSidewaysScroll(page)
    expect(await illegible(page, WIDEST.slice(0, 4)), name).toEqual([])
  }
  const button = (await page.locator('.prompt .button.primary').boundingBox())!
  expect(button.height).toBeGreaterThanOrEqual((44 / 16) * LARGER)
})
