import { expect } from '@playwright/test'
import { decide, test } from './playing.ts'

test.use({ serviceWorkers: 'allow' })

test('once loaded it works without a network: play, reload, go on', async ({ page, context }) => {
  await page.goto('/')
  await page.evaluate('navigator.serviceWorker.ready.then(() => true)')
  await expect.poll(() => page.evaluate('navigator.serviceWorker.controller !== null'), { intervals: [50, 100] }).toBe(true)
  await context.setOffline(true)
  await page.reload()
  await expect(page.getByText('You are offline. Tables on this device still work.')).toBeVisible()
  await page.getByRole('button', { name: 'Play now' }).click()
  for (let i = 0; i < 5; i++) expect(await decide(page)).toBe(true)
  await page.reload()
  expect(await decide(page)).toBe(true)
  await page.keyboard.press('r')
  await expect(page.getByRole('dialog', { name: 'Rulebook' }).locator('.rid').first()).toBeVisible()
})
