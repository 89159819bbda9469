import { expect, type Locator, type Page } from '@playwright/test'
import { chips, decide, startBattle, startGame, test } from './playing.ts'

const book = (page: Page) => page.getByRole('dialog', { name: 'Rulebook' })

/** In newer browsers `scrollIntoView` returns a promise, so it does here too. Any error of the page fails the test. */
test.beforeEach(async ({ page }) => {
  await page.addInitScript(`{
    const scroll = Element.prototype.scrollIntoView
    Element.prototype.scrollIntoView = function (...how) { scroll.apply(this, how); return Promise.resolve() }
  }`)
  page.on('pageerror', (error) => {
    throw error
  })
})

/** Opens a rule from where it is shown, finds it highlighted in the rulebook, and closes it again. */
async function openAndClose(page: Page, link: Locator): Promise<void> {
  const rule = await link.innerText()
  await link.click()
  await expect(book(page).locator('.hit .rule-id')).toHaveText(rule)
  await page.keyboard.press('Escape')
  await expect(book(page)).toBeHidden()
  await expect(page.locator('.table, .rules-page')).toBeVisible()
}

test(
  'a rule opens and closes from the prompt, a refusal, the log, its sheet, a number, the result, the key, and its own address',
  { tag: '@long' },
  async ({ page }) => {
    await startBattle(page)
    const whyNot = page.getByRole('button', { name: /^Why not/ })
    const number = page.locator('.desk .logp .explains')
    for (let i = 0; i < 80 && !((await whyNot.isVisible()) && (await number.count()) > 0); i++) expect(await decide(page)).toBe(true)
    await expect(chips(page).first()).toBeVisible()
    await openAndClose(page, page.locator('.prompt .why .rule'))
    await whyNot.click()
    await openAndClose(page, page.getByRole('dialog', { name: 'Why not' }).locator('.rule').first())
    await page.keyboard.press('Escape')
    await openAndClose(page, page.locator('.desk .logp .rule').first())
    await number.first().click()
    await openAndClose(page, page.locator('.popover .rule').first())
    await page.keyboard.press('Escape')
    await page.keyboard.press('l')
    await openAndClose(page, page.getByRole('dialog').locator('.log .rule').first())
    await page.keyboard.press('r')
    await expect(book(page).locator('.rule-id').first()).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(book(page)).toBeHidden()
    await page.getByRole('button', { name: 'Menu' }).first().click()
    await page.getByRole('button', { name: 'Resign' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Resign' }).click()
    await openAndClose(page, page.getByRole('dialog', { name: 'After the battle' }).locator('.result .rule'))
    await page.goto('/#/rules/gekido/GK-MOVE-1')
    await expect(page.locator('.hit .rule-id')).toHaveText('GK-MOVE-1')
    await page.goto('/#/rules/leagues/LG-TB-3')
    await expect(page.locator('.hit .rule-id')).toHaveText('LG-TB-3')
    await page.goto('/')
    await expect(page.getByRole('button', { name: 'Play now' })).toBeVisible()
  },
)

for (const game of ['Gekido', 'Aimbots', 'VOLT', 'PBL Robots'])
  test(`${game}: every place of the board that shows a rule opens and closes it`, { tag: '@long' }, async ({ page }) => {
    await startGame(page, game)
    const tried = new Set<string>()
    for (let made = 0; made < 14; made++) {
      await expect(chips(page).first()).toBeVisible()
      // All are read at once, because the log may change in between.
      const links = page.locator('button.rule:visible')
      const places = await links.evaluateAll((all) => all.map((each) => each.parentElement?.className ?? ''))
      for (const [i, place] of places.entries()) {
        if (tried.has(place)) continue
        tried.add(place)
        await openAndClose(page, links.nth(i))
      }
      if (!(await decide(page))) break
    }
    expect(tried.size).toBeGreaterThan(0)
  })
