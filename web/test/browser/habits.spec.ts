import { expect, type Page } from '@playwright/test'
import { chips, decide, guesses, pickOne, startBattle, stepOf, test } from './playing.ts'

const nameShown = (page: Page) => page.locator('header .me').innerText()

test('a guest has one name, at every load, though no setting was ever changed', async ({ page }) => {
  await page.goto('/')
  const name = await nameShown(page)
  expect(name).toMatch(/\w+-\d\d/)
  for (let i = 0; i < 3; i++) {
    await page.reload()
    expect(await nameShown(page)).toBe(name)
  }
})

/** Starts this many battles on this device and makes one decision in each. */
async function keepTables(page: Page, count: number): Promise<void> {
  for (let i = 0; i < count; i++) await startBattle(page)
  await page.goto('/')
}

test('every own table can be reached from the lobby and removed, and a removed one put back', { tag: '@long' }, async ({ page }) => {
  await keepTables(page, 6)
  await expect(page.locator('.rows .table-row')).toHaveCount(4)
  await page.getByRole('link', { name: 'All tables, 6' }).click()
  const cards = page.locator('.table-cards .table-card')
  await expect(cards).toHaveCount(4)
  await page.getByRole('button', { name: 'Show all 6 tables' }).click()
  await expect(cards).toHaveCount(6)
  const last = await cards.nth(5).getAttribute('href')
  await page
    .getByRole('button', { name: /^Remove Gekido/ })
    .last()
    .click()
  await expect(cards).toHaveCount(5)
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(cards).toHaveCount(6)
  await page.locator(`.table-cards .table-card[href="${last}"]`).click()
  await expect(page.locator('.table')).toBeVisible()
  await page.goto('/#/tables')
  for (const left of [5, 4, 3, 2, 1, 0]) {
    await page
      .getByRole('button', { name: /^Remove Gekido/ })
      .first()
      .click()
    await expect(page.getByText('Gekido table removed.')).toBeVisible()
    await expect(cards).toHaveCount(Math.min(4, left))
  }
  await page.reload()
  await expect(page.getByText('No battles yet')).toBeVisible()
})

test('Enter confirms what is chosen, by number, by the board or by the keyboard, and nothing else', async ({ page }) => {
  await startBattle(page)
  const selected = page.locator('.prompt .chip.selected')
  const answers = page.locator('.prompt .chip:not(.no)')
  for (let i = 0; i < 40 && (await answers.count()) < 3; i++) await decide(page)
  await page.keyboard.press('p')
  await page.keyboard.press('3')
  const third = await answers.nth(2).locator('.title').innerText()
  await expect(selected.locator('.title')).toHaveText(third)
  await expect(selected).toBeFocused()
  const step = await stepOf(page)
  await page.keyboard.press('Enter')
  await expect.poll(() => stepOf(page)).not.toBe(step)

  // If no element has the focus, Enter presses the prompt's button, or does nothing if no answer is selected.
  await expect(chips(page).first()).toBeVisible()
  await page.evaluate('document.activeElement.blur()')
  const next = await stepOf(page)
  await page.keyboard.press('1')
  await expect(page.locator('.prompt .button.primary')).toHaveAttribute('aria-disabled', 'false')
  await page.keyboard.press('Enter')
  await expect.poll(() => stepOf(page)).not.toBe(next)
})

test('the history of the win chance outlives a reload, on this device and online', { tag: '@long' }, async ({ page }) => {
  const bands = page.locator('.chances path').first()
  const points = async () => (await bands.getAttribute('d'))!.split('L').length
  await startBattle(page)
  for (let i = 0; i < 8; i++) await decide(page)
  await expect(chips(page).first()).toBeVisible()
  const before = await points()
  expect(before).toBeGreaterThan(8)
  await page.reload()
  await expect.poll(points).toBe(before)

  await page.goto('/')
  await page.getByRole('button', { name: 'Play Gekido' }).click()
  await pickOne(page, 'Online')
  await page.getByLabel('Seat 2', { exact: true }).last().selectOption('random')
  await page.getByRole('button', { name: 'Open the table' }).click()
  await expect.poll(() => guesses(page)).toBeGreaterThan(0)
  // The estimate is requested a moment after the last step. Without that pause, there would be none for the step.
  for (let made = 0; made < 3; made++) {
    const before = await guesses(page)
    await decide(page)
    await expect.poll(() => guesses(page)).toBeGreaterThan(before)
  }
  const kept = await guesses(page)
  await page.reload()
  await expect.poll(points).toBeGreaterThanOrEqual(2 * kept)
})
