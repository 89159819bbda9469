import { expect, type Page } from '@playwright/test'
import { decide, expectAccessible, expectNoSidewaysScroll, test } from './playing.ts'

/** WORKSHOP 1: from an idea to rolling dice within a minute. */
const MINUTE = 60_000

/** A new Gekido box with one changed number. */
async function changeOneNumber(page: Page): Promise<void> {
  await page.goto('/#/workshop')
  await page.getByRole('button', { name: 'Open the editor' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'V-REX' })).toBeVisible()
  await page.getByRole('button', { name: 'Damage: more' }).first().click()
  await expect(page.getByText('V-REX: Bot Battles, Two Pairs, Damage 3, was 2.')).toBeVisible()
}

test('a new box, a changed number, Play: dice within a minute', async ({ page }) => {
  const begun = Date.now()
  await changeOneNumber(page)
  await page.getByRole('button', { name: 'Play My Gekido' }).click()
  expect(await decide(page)).toBe(true)
  expect(Date.now() - begun).toBeLessThan(MINUTE)
})

test.describe('without a network', () => {
  test.use({ serviceWorkers: 'allow' })

  test('a box is made, changed and played all the same', async ({ page, context }) => {
    await page.goto('/')
    await page.evaluate('navigator.serviceWorker.ready.then(() => true)')
    await expect.poll(() => page.evaluate('navigator.serviceWorker.controller !== null'), { intervals: [50, 100] }).toBe(true)
    await context.setOffline(true)
    await page.reload()
    await changeOneNumber(page)
    await page.keyboard.press('Control+Enter')
    expect(await decide(page)).toBe(true)
  })
})

test('a bad number is a problem at its field and never stops Play; the draft saves itself, and Ctrl+Z undoes', async ({ page }) => {
  await changeOneNumber(page)
  const damage = page.getByRole('textbox', { name: 'Damage' }).first()
  await damage.fill('34')
  await expect(page.getByText('34 does not fit. Expected: a whole number from 0 to 30.').first()).toBeVisible()
  await expect(page.getByText('Until you fix it, 3 is used.')).toBeVisible()
  await page.reload()
  await expect(damage).toHaveValue('34')
  await page.getByRole('button', { name: 'Use 30' }).click()
  await expect(damage).toHaveValue('30')
  await page.keyboard.press('Control+z')
  await expect(damage).toHaveValue('34')
  await page.getByRole('button', { name: 'Play My Gekido' }).click()
  expect(await decide(page)).toBe(true)
})

for (const [scheme, width, height] of [
  ['light', 1440, 900],
  ['dark', 390, 844],
] as const)
  test(`the editor of every game can be read and nothing sticks out, ${scheme}, ${width} wide`, { tag: '@long' }, async ({ page }) => {
    await page.emulateMedia({ colorScheme: scheme })
    await page.setViewportSize({ width, height })
    for (const game of ['Gekido', 'Aimbots', 'VOLT', 'PBL Robots']) {
      await page.goto('/#/workshop')
      await page.locator('label', { hasText: game }).first().click()
      await page.getByRole('button', { name: 'Open the editor' }).click()
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      await expectAccessible(page)
      await expectNoSidewaysScroll(page)
    }
  })
