import { expect, type Page } from '@playwright/test'
import { expectAccessible, expectNoSidewaysScroll, test } from './playing.ts'
import { readPdf, type Drawn } from './pdf.ts'

/** Rounding to screen pixels changes sizes by up to half a tenth of a millimetre. */
const near = (value: number, wanted: number): boolean => Math.abs(value - wanted) < 0.3
const has = (paths: readonly Drawn[], width: number, height: number): boolean =>
  paths.some((path) => near(path.width, width) && near(path.height, height))

/** A box with a changed Bot and a changed card, saved as a version, on its Print tab. */
async function openPrint(page: Page): Promise<void> {
  await page.goto('/#/workshop')
  await page.getByRole('button', { name: 'Open the editor' }).click()
  await page.getByRole('button', { name: 'Damage: more' }).first().click()
  await page.getByText('Tech cards').click()
  await page.getByRole('button', { name: 'Servo Flip' }).click()
  await page.getByRole('button', { name: 'Copies: more' }).click()
  await page.getByRole('link', { name: 'Print', exact: true }).click()
  await page.getByRole('button', { name: 'Make version 1' }).click()
  await expect(page.getByRole('button', { name: 'Print 2 sheets' })).toBeEnabled()
}

test('the PDF has pages of A4 or Letter, and on them cards, dice spaces, dice faces and the line have their true sizes', async ({
  page,
}) => {
  await openPrint(page)
  for (const [paper, width, height] of [
    ['A4', 210, 297],
    ['Letter', 215.9, 279.4],
  ] as const) {
    await page.getByRole('radio', { name: paper }).check()
    const { pages, paths } = readPdf(await page.pdf({ preferCSSPageSize: true, printBackground: true }))
    expect(pages).toHaveLength(2)
    for (const each of pages) expect(near(each.width, width) && near(each.height, height), JSON.stringify(each)).toBe(true)
    expect(has(paths, 63, 88), `a card: ${JSON.stringify(paths.filter((path) => path.height > 60))}`).toBe(true)
    expect(has(paths, 16, 16), 'a face of a die').toBe(true)
    expect(
      paths.some((path) => near(path.width, 50)),
      'the line',
    ).toBe(true)
  }
})

for (const [scheme, width, height] of [
  ['light', 1440, 900],
  ['dark', 390, 844],
] as const)
  test(`sheets hold what is on them, and the Print tab can be read, ${scheme}, ${width} wide`, async ({ page }) => {
    await page.emulateMedia({ colorScheme: scheme })
    await page.setViewportSize({ width, height })
    await openPrint(page)
    await page.getByText('Unchanged pieces').click()
    await expectAccessible(page)
    await expectNoSidewaysScroll(page)
    const torn = await page.evaluate(() =>
      [...document.querySelectorAll('.print-preview .print-sheet, .print-preview .print-card')]
        .filter((each) => each.scrollHeight > each.clientHeight + 1)
        .map((each) => each.textContent.slice(0, 60)),
    )
    expect(torn).toEqual([])
    const dice = await page
      .locator('.print-preview .print-die')
      .first()
      .evaluate((die) => getComputedStyle(die).width)
    expect(near((parseFloat(dice) * 25.4) / 96, 16.5), dice).toBe(true)
  })
