import { expect } from '@playwright/test'
import { decide, expectAccessible, expectNoSidewaysScroll, pickOne, test } from './playing.ts'

for (const [scheme, width, height] of [
  ['light', 1440, 900],
  ['dark', 390, 844],
] as const)
  test(`a card is built from lines and played, ${scheme}, ${width} wide`, async ({ page }) => {
    test.setTimeout(180_000)
    await page.emulateMedia({ colorScheme: scheme })
    await page.setViewportSize({ width, height })
    await page.goto('/#/workshop')
    await pickOne(page, 'PBL Robots')
    await page.getByRole('button', { name: 'Open the editor' }).click()
    await page.getByRole('searchbox').fill('Coil Cannon')
    await page.getByRole('button', { name: 'Coil Cannon', exact: true }).click()
    const lines = page.getByRole('region', { name: /^What it does/ })
    await lines.getByRole('button', { name: 'When played', exact: true }).click()
    await lines.getByRole('button', { name: 'draw', exact: true }).click()
    await lines.getByText('Not here').click()
    await expectAccessible(page)
    await expectNoSidewaysScroll(page)
    await lines.getByLabel('How many').selectOption('3')
    await lines.getByRole('button', { name: 'Add a line' }).click()
    await lines.getByRole('button', { name: 'After combat', exact: true }).click()
    const text = 'When played: draw 3. After an attack with it blew off a limb: draw 1.'
    await expect(page.locator('.says').getByText(text)).toBeVisible()
    await expect(page.getByText('trial games finished')).toBeVisible({ timeout: 60_000 })
    await page.getByRole('button', { name: /^Play My PBL/ }).click()
    expect(await decide(page)).toBe(true)
  })
