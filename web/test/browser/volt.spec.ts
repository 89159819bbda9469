import { expect, type Page } from '@playwright/test'
import { answer, chips, confirm, decide, expectAccessible, expectNoSidewaysScroll, settle, startGame, test } from './playing.ts'

const question = (page: Page) => page.locator('.prompt .question')

/** Clicks the first space that the selected die leads to, and confirms. */
async function place(page: Page, unit: string): Promise<void> {
  await expect(question(page)).toHaveText(`Unit ${unit}: which die on which key?`)
  await page.locator('.stage [role=gridcell].can').first().click()
  await expect(page.locator('.stage [role=gridcell][aria-selected=true]')).toHaveCount(1)
  await confirm(page)
}

/** During programming in a wide, low window, the whole question fits into its bar, and all three units fit above the log. */
async function expectWholeProgram(page: Page): Promise<void> {
  const box = async (of: string) => (await page.locator(of).last().boundingBox())!
  for (const [width, height] of [
    [1366, 768],
    [1280, 720],
  ] as const) {
    await page.setViewportSize({ width, height })
    const [bar, asked, confirms] = [await box('.prompt'), await box('.prompt .question'), await box('.prompt .button.primary')]
    for (const part of [asked, await box('.vt-picker'), confirms]) {
      expect(part.y, `${height}`).toBeGreaterThanOrEqual(bar.y)
      expect(part.y + part.height, `${height}`).toBeLessThanOrEqual(height)
    }
    const [unit, desk, log] = [await box('.vt-desk .vt-unit'), await box('.vt-desk'), await box('.logp')]
    expect(unit.y + unit.height, `${height}`).toBeLessThanOrEqual(desk.y + desk.height)
    expect(desk.y + desk.height, `${height}`).toBeLessThanOrEqual(log.y)
  }
  await page.setViewportSize({ width: 1440, height: 900 })
}

test('VOLT: a round of training on the board, the next by keys, on a phone too, without a violation', async ({ page }) => {
  await startGame(page, 'VOLT')
  await page.locator('.vt-figure.can').first().click()
  await confirm(page)
  await expect(question(page)).toHaveText('Where does your robot start?')
  await page.locator('.stage [role=gridcell].can').first().click()
  await confirm(page)

  await expectWholeProgram(page)
  await place(page, 'I')
  await page.getByRole('button', { name: /^Red die/ }).click()
  await place(page, 'II')
  await page.getByRole('button', { name: /^Blue die/ }).click()
  await place(page, 'III')
  const desk = page.getByRole('region', { name: 'Your panel' })
  await expect(desk.getByText('If nobody interferes')).toBeVisible()
  await expect(desk.getByRole('heading', { name: /^Fire/ })).toBeVisible()
  await expect(question(page)).toHaveText('Lock in your program?')
  await answer(page, page.locator('.stage [role=gridcell].can'))
  for (let i = 0; i < 4 && (await settle(page)) && !(await question(page).innerText()).startsWith('Unit'); i++) await decide(page)
  await expect(page.getByText(/^Round 2/).first()).toBeVisible()

  await expect(chips(page).first()).toBeVisible()
  await page.keyboard.press('t')
  await page.keyboard.press('3')
  await page.keyboard.press('e')
  await expect(page.locator('.prompt .button.primary')).toHaveText('Place on NE')
  await expectAccessible(page)
  await page.setViewportSize({ width: 390, height: 844 })
  await expectNoSidewaysScroll(page)
  await page.locator('.stage').getByRole('button', { name: 'Unit I, key SW' }).click()
  await expect(page.locator('.prompt .button.primary')).toHaveText('Place on SW')
  await expectAccessible(page)
})
