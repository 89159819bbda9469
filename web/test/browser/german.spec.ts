import { expect, type Page } from '@playwright/test'
import { decide, expectNoSidewaysScroll, settle, test } from './playing.ts'

test.use({ locale: 'de-DE', viewport: { width: 390, height: 844 } })

/** Reloads the page. The battle continues where it was. */
async function speak(page: Page, menu: string, settings: string, language: string, code: string): Promise<void> {
  await page.getByRole('button', { name: menu }).click()
  await page.getByRole('button', { name: settings }).click()
  await page.locator('label', { has: page.getByRole('radio', { name: language }) }).click()
  await expect(page.locator('html')).toHaveAttribute('lang', code)
  expect(await settle(page)).toBe(true)
}

test('a German browser plays in German on a phone, goes on in English and comes back', async ({ page }) => {
  await page.goto('/')
  await expect(page.locator('html')).toHaveAttribute('lang', 'de')
  await expect(page.getByRole('heading', { name: 'Auf in den Kampf.' })).toBeVisible()
  await expectNoSidewaysScroll(page)
  await page.getByRole('button', { name: 'Gekido spielen' }).click()
  await page.getByRole('button', { name: 'Kampf beginnen' }).click()
  for (let i = 0; i < 4; i++) expect(await decide(page)).toBe(true)
  expect(await settle(page)).toBe(true)
  const asked = await page.locator('.prompt .question').textContent()
  await expectNoSidewaysScroll(page)
  await speak(page, 'Menü', 'Einstellungen', 'English', 'en')
  await expect(page.locator('.prompt .question')).not.toHaveText(asked!)
  await speak(page, 'Menu', 'Settings', 'Deutsch', 'de')
  await expect(page.locator('.prompt .question')).toHaveText(asked!)
})

test('cards are in German, also if the leagues were visited before', async ({ page }) => {
  await page.goto('/#/leagues')
  await expect(page.getByRole('heading', { name: 'Ligen', exact: true })).toBeVisible()
  await page.evaluate(() => (location.hash = '#/learn/pbl/strike'))
  const hand = page.locator('.pb-hand')
  await page.setViewportSize({ width: 1440, height: 900 })
  await expect(hand).toContainText('Stufe')
  await expect(hand).not.toContainText(/\blevel\b|When played/i)
})
