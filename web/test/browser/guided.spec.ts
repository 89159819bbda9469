import { expect, test, type Page } from '@playwright/test'
import { chips, decide, expectAccessible, expectNoSidewaysScroll, shuffle, stepOf } from './playing.ts'

const coach = (page: Page) => page.getByRole('region', { name: 'Coach' })
const over = (page: Page) => page.getByRole('dialog', { name: 'After the battle' })

/** The coach covers neither the board nor the answers, and stays inside the window. */
async function expectInPlace(page: Page): Promise<void> {
  const box = (await coach(page).boundingBox())!
  const stage = (await page.locator('.gk-stage').boundingBox())!
  const prompt = (await page.locator('.prompt').boundingBox())!
  expect(box.y).toBeGreaterThanOrEqual(stage.y + stage.height - 1)
  expect(box.y + box.height).toBeLessThanOrEqual(prompt.y + 1)
  expect(box.x).toBeGreaterThanOrEqual(0)
  expect(box.x + box.width).toBeLessThanOrEqual(page.viewportSize()!.width)
  await expectNoSidewaysScroll(page)
}

for (const [width, height] of [
  [1440, 900],
  [390, 844],
] as const) {
  test(`the guided first battle, to its end, at ${width} x ${height}`, async ({ page }) => {
    await page.setViewportSize({ width, height })
    await page.goto('/')
    await page.getByRole('button', { name: 'Start First battle' }).click()
    const said = new Set<string>()
    const luck = shuffle(3)
    for (let made = 0; made < 200; made++) {
      await expect(chips(page).first().or(over(page))).toBeVisible()
      if (await over(page).isVisible()) break
      if (await coach(page).isVisible()) {
        const sentence = await coach(page).locator('p').innerText()
        if (!said.has(sentence)) {
          said.add(sentence)
          await expectInPlace(page)
          if (said.size === 1) await expectAccessible(page)
        }
      }
      if (!(await decide(page, luck))) break
    }
    await expect(over(page)).toBeVisible()
    const all = [...said].join(' ')
    for (const word of ['Tap a tile', 'Pick a Command', 'Tap dice to lock', 'your target']) expect(all).toContain(word)
    await expect(over(page).getByText('What next?')).toBeVisible()
    await expectAccessible(page)
    await over(page).getByRole('button', { name: 'A Duel with fresh dice' }).click()
    await expect(over(page)).toBeHidden()
    await expect(chips(page).first()).toBeVisible()
    await expect(coach(page)).toBeHidden()
    await expect(page.getByRole('button', { name: 'Practice dice' })).toBeHidden()
  })
}

test('the first battle says that its dice are prepared, and the coach can be sent away', async ({ page }) => {
  await page.goto('/')
  // The first click of a first visit: Play now is the guided battle too.
  await page.getByRole('button', { name: 'Play now' }).click()
  await expect(coach(page)).toBeVisible()
  await page.getByRole('button', { name: 'Practice dice' }).click()
  await expect(page.getByRole('dialog', { name: 'Practice dice' })).toContainText('prepared seed')
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Skip the guide' }).click()
  await expect(coach(page)).toBeHidden()
  const step = await stepOf(page)
  await page.reload()
  await expect(page.locator('.table')).toHaveAttribute('data-seq', step ?? '')
  await expect(coach(page)).toBeHidden()
  expect(await decide(page)).toBe(true)
})

test('from the address to the first own decision in two clicks', async ({ page }) => {
  await page.goto('/')
  await page.getByRole('button', { name: 'Play now' }).click()
  const before = await stepOf(page)
  await expect(chips(page).first()).toBeVisible()
  await chips(page).first().click()
  await expect(page.locator('.prompt .chip.sel')).toHaveCount(1)
  expect(await stepOf(page)).toBe(before)
})
