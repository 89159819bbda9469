import { expect, type Page } from '@playwright/test'
import { decide, test } from './playing.ts'

test.use({ serviceWorkers: 'allow' })

/** Opens the page and waits until its files are cached. */
async function install(page: Page): Promise<void> {
  await page.goto('/')
  await page.evaluate('navigator.serviceWorker.ready.then(() => true)')
  await expect.poll(() => page.evaluate('navigator.serviceWorker.controller !== null'), { intervals: [50, 100] }).toBe(true)
}

test('once loaded it works without a network: play, reload, go on', async ({ page, context }) => {
  await install(page)
  await context.setOffline(true)
  await page.reload()
  await expect(page.getByText('You are offline. Tables on this device still work.')).toBeVisible()
  await page.getByRole('button', { name: 'Play now' }).click()
  for (let i = 0; i < 5; i++) expect(await decide(page)).toBe(true)
  await page.reload()
  expect(await decide(page)).toBe(true)
  await page.keyboard.press('r')
  await expect(page.getByRole('dialog', { name: 'Rulebook' }).locator('.rule-id').first()).toBeVisible()
})

test.describe('in German', () => {
  test.use({ locale: 'de-DE' })

  test('its own words are kept and no others: a battle and its rulebook work offline, a change of language says what it needs', async ({
    page,
    context,
  }) => {
    await install(page)
    const kept = 'caches.keys().then(([name]) => caches.open(name)).then((cache) => cache.keys()).then((all) => all.map(({ url }) => url))'
    const urls = (await page.evaluate(kept)) as string[]
    expect(urls.filter((url) => url.includes('/RULES.de-')).length).toBeGreaterThanOrEqual(4)
    expect(urls.filter((url) => url.includes('/RULES-'))).toEqual([])
    await context.setOffline(true)
    await page.reload()
    await page.getByRole('button', { name: 'Gekido spielen' }).click()
    await page.getByRole('button', { name: 'Kampf beginnen' }).click()
    expect(await decide(page)).toBe(true)
    await page.keyboard.press('r')
    await expect(page.getByRole('dialog', { name: 'Regelbuch' }).locator('.rule-id').first()).toBeVisible()
    await page.keyboard.press('Escape')
    await page.getByLabel('Einstellungen').click()
    await page.locator('label', { has: page.getByRole('radio', { name: 'English' }) }).click()
    await expect(page.getByText('Du bist offline.')).toBeVisible()
    await expect(page.locator('html')).toHaveAttribute('lang', 'de')
  })
})
