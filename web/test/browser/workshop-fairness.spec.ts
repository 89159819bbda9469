import { expect, type Page } from '@playwright/test'
import { expectAccessible, expectNoSidewaysScroll, test } from './playing.ts'

/** Plays games of a changed Gekido Duel until there are charts. */
async function measure(page: Page): Promise<void> {
  await page.goto('/#/workshop')
  await page.getByRole('button', { name: 'Open the editor' }).click()
  await page.getByRole('button', { name: 'Damage: more' }).first().click()
  await page.getByRole('link', { name: 'Fairness' }).click()
  await page.getByLabel('Mode').selectOption('duel')
  await page.getByRole('button', { name: 'Play 200' }).click()
  await expect(page.getByText('printed game, same deals', { exact: false }).first()).toBeVisible({ timeout: 120_000 })
  await page.getByRole('button', { name: 'Stop' }).click()
  await expect(page.getByText(/^Stopped after/)).toBeVisible()
}

for (const [scheme, width, height] of [
  ['light', 1440, 900],
  ['dark', 390, 844],
] as const)
  test(`games are measured in the page's worker, stopped and kept, ${scheme}, ${width} wide`, async ({ page }) => {
    test.setTimeout(180_000)
    await page.emulateMedia({ colorScheme: scheme })
    await page.setViewportSize({ width, height })
    await measure(page)
    await expectAccessible(page)
    await expectNoSidewaysScroll(page)
    await page.reload()
    await expect(page.getByText('printed game, same deals', { exact: false }).first()).toBeVisible()
  })
