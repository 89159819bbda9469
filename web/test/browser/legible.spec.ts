import { expect, type Page } from '@playwright/test'
import { confirm, pickOne, settle, stepOf, test } from './playing.ts'
import { illegible } from './legible.ts'
import { atRest, prepare, SCREENS, walkTo, WIDEST } from './screens.ts'

const SIZES = [
  [1440, 900],
  [390, 844],
] as const
/** How many decisions of each battle are played: past the set-up, into the questions of a turn. */
const DECISIONS = 6
const NAME = WIDEST.slice(0, 4)

const ANSWERS = '.prompt .chip:visible, .stage :is([role=gridcell], .vt-pile, .vt-mod).can:visible'

/** Selects the prompt's answers one after another. The texts are checked before and after each confirmation. */
async function readBattle(page: Page): Promise<string[]> {
  const found: string[] = []
  for (let made = 0; made < DECISIONS && (await settle(page)); made++) {
    const told = page.locator('.since .icon-button').first()
    if (await told.isVisible()) await told.click()
    found.push(...(await illegible(page, NAME)))
    const answers = page.locator(ANSWERS)
    await expect(answers.first()).toBeVisible()
    const step = await stepOf(page)
    await answers.nth(made % Math.min(3, await answers.count())).click()
    found.push(...(await illegible(page, NAME)))
    await confirm(page)
    await expect(page.locator(`.table:not([data-seq="${step}"])`)).toBeVisible()
  }
  return found
}

for (const [locale, width, height] of [
  ['en-GB', 1440, 900],
  ['de-DE', 1440, 900],
  ['en-GB', 390, 844],
  ['de-DE', 390, 844],
  ['de-DE', 844, 390],
] as const)
  test.describe(`${locale}, ${width} x ${height}`, () => {
    test.use({ locale, viewport: { width, height } })
    test('nothing is cut off, nothing lies over other text and no page scrolls sideways', { tag: '@long' }, async ({ page, context }) => {
      await prepare(context, { name: WIDEST })
      await page.goto('/')
      const found: string[] = []
      for (const [name, [hash]] of Object.entries(SCREENS)) {
        await walkTo(page, name)
        const here = hash.startsWith('battle/') ? await readBattle(page) : await illegible(page, NAME)
        found.push(...new Set(here.map((each) => `${name}: ${each}`)))
      }
      expect(found).toEqual([])
    })
  })

for (const [width, height] of SIZES)
  test(`a table of somebody with the longest name: its waiting room, and the line to write in it, ${width} x ${height}`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height })
    await prepare(page.context(), { name: WIDEST })
    await page.goto('/')
    await page.getByRole('button', { name: 'New table' }).first().click()
    await pickOne(page, 'Online')
    await page.getByRole('button', { name: 'Open the table' }).click()
    await expect(page.locator('.room-prompt')).toBeVisible()
    await atRest(page)
    expect(await illegible(page, NAME)).toEqual([])
    // The chat stays visible when the keyboard focus reaches it, because the dock is below.
    const line = page.locator('.room-chat input')
    await line.focus()
    expect(
      await line.evaluate((input) => {
        const box = input.getBoundingClientRect()
        return input.contains(document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2))
      }),
    ).toBe(true)
  })
