import { expect } from '@playwright/test'
import { test } from './playing.ts'

test.use({ serviceWorkers: 'allow' })

test('Chromium finds nothing that keeps the page from being installed, and its icons are there', async ({ page, context }) => {
  await page.goto('/')
  const cdp = await context.newCDPSession(page)
  const { url, errors, data } = await cdp.send('Page.getAppManifest')
  expect(errors).toEqual([])
  expect(url).toMatch(/\.webmanifest$/)
  const { installabilityErrors } = await cdp.send('Page.getInstallabilityErrors')
  // Chromium never offers an installation in a window without a profile. Any other reported obstacle is a fault of the page.
  expect(installabilityErrors.map(({ errorId }) => errorId).filter((each) => each !== 'in-incognito')).toEqual([])
  const { icons } = JSON.parse(data!) as { icons: { src: string; sizes: string }[] }
  for (const { src, sizes } of icons) {
    const [width, height] = await page.evaluate(async (from) => {
      const picture = new Image()
      picture.src = from
      await picture.decode()
      return [picture.naturalWidth, picture.naturalHeight]
    }, src)
    expect(`${width}x${height}`).toBe(sizes)
  }
})

test("the page's typeface comes with it, is shown, and is kept for days without a network", async ({ page, context }) => {
  await page.goto('/')
  await page.evaluate(() => navigator.serviceWorker.ready)
  expect(await page.evaluate(() => document.fonts.load('800 16px Inter').then((faces) => faces.length))).toBe(1)
  await context.setOffline(true)
  await page.reload()
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  expect(await page.evaluate(() => document.fonts.load('800 16px Inter').then(([face]) => face?.status))).toBe('loaded')
})
