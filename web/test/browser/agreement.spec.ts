import { expect, type Browser, type Page } from '@playwright/test'
import { chips, expectAccessible, expectNoSidewaysScroll, pickOne, stepOf, test } from './playing.ts'

const guest = async (browser: Browser): Promise<Page> => (await browser.newContext()).newPage()

/** The player who must choose makes one decision and waits until the step has changed. */
async function oneDecision(pages: readonly Page[]): Promise<void> {
  const counts = (): Promise<number[]> => Promise.all(pages.map((page) => chips(page).count()))
  await expect.poll(async () => Math.max(...(await counts()))).toBeGreaterThan(0)
  const page = pages[(await counts()).findIndex((count) => count > 0)]!
  const step = await stepOf(page)
  await chips(page).first().click()
  await page.locator('.prompt .button.primary').click()
  await expect.poll(() => stepOf(page), { intervals: [10, 20, 50] }).not.toBe(step)
}

async function offer(page: Page, what: string): Promise<void> {
  await page.getByRole('button', { name: 'Menu', exact: true }).click()
  await page.getByRole('dialog').getByRole('button', { name: what }).click()
  await page.getByRole('dialog').getByRole('button', { name: what }).click()
}

test(
  'two people end a battle together: an offer is turned down, a draw agreed on, and both can prove it',
  { tag: '@long' },
  async ({ browser }) => {
    const [ann, sol] = [await guest(browser), await guest(browser)]
    await ann.goto('/')
    await ann.getByRole('button', { name: 'Invite a friend' }).click()
    await pickOne(ann, 'Online')
    await ann.getByRole('button', { name: 'Open the table' }).click()
    await expect(ann.getByRole('heading', { name: 'Gekido: waiting for players' })).toBeVisible()
    await sol.goto(ann.url())
    await sol.getByLabel('Your name at the table').fill('Sol')
    await sol.getByRole('button', { name: 'Take seat 2' }).click()
    await sol.getByRole('button', { name: 'Ready' }).click()
    for (const page of [ann, sol]) await expect(page.locator('.table')).toBeVisible()

    for (let i = 0; i < 4; i++) await oneDecision([ann, sol])
    await sol.setViewportSize({ width: 390, height: 844 })
    await offer(ann, 'Call the battle off')
    const asked = sol.getByRole('complementary', { name: 'Offer' })
    await expect(asked).toContainText('wants to call the battle off.')
    await expectNoSidewaysScroll(sol)
    await asked.getByRole('button', { name: 'Play on' }).click()
    await expect(ann.locator('.table-news')).toHaveText('Sol wants to play on.')

    await offer(sol, 'Offer a draw')
    await expect(asked.getByRole('button', { name: 'Withdraw the offer' })).toBeVisible()
    await expectAccessible(ann)
    await ann.getByRole('complementary', { name: 'Offer' }).getByRole('button', { name: 'Agree to a draw' }).click()
    for (const page of [ann, sol]) {
      const after = page.getByRole('dialog', { name: 'After the battle' })
      await expect(after.locator('.headline')).toHaveText('A draw')
      await expect(after.locator('.cause')).toHaveText('The players agreed on a draw.')
      await after.getByRole('button', { name: 'Verify' }).click()
      await expect(after.getByText(/^Proven: /)).toBeVisible()
    }
  },
)

test('a player asks to take a move back: the other allows it, and both boards go back', async ({ browser }) => {
  const [ann, sol] = [await guest(browser), await guest(browser)]
  await ann.goto('/')
  await ann.getByRole('button', { name: 'Play Aimbots' }).click()
  await pickOne(ann, 'Online')
  await ann.getByRole('button', { name: 'Open the table' }).click()
  await expect(ann.getByRole('heading', { name: /: waiting for players$/ })).toBeVisible()
  await sol.goto(ann.url())
  await sol.getByLabel('Your name at the table').fill('Sol')
  await sol.getByRole('button', { name: 'Take seat 2' }).click()
  await sol.getByRole('button', { name: 'Ready' }).click()
  for (const page of [ann, sol]) await expect(page.locator('.table')).toBeVisible()

  const ask = (page: Page) => page.getByRole('button', { name: 'Ask to take it back' })
  const call = (page: Page) => page.getByRole('complementary', { name: 'Offer' })
  for (let i = 0; i < 12 && (await ask(sol).count()) === 0; i++) await oneDecision([ann, sol])
  await ask(sol).click()
  await expect(call(sol).getByRole('button', { name: 'Withdraw the request' })).toBeVisible()
  await ann.setViewportSize({ width: 390, height: 844 })
  await expect(call(ann)).toContainText('Sol asks to take back the last move.')
  await expectNoSidewaysScroll(ann)
  await expectAccessible(ann)
  await call(ann).getByRole('button', { name: 'Allow it', exact: true }).click()
  await expect(ann.locator('.table-news')).toHaveText('Sol took back a move.')
  await expect(sol.locator('.prompt .button.primary')).toBeVisible()
  for (const page of [ann, sol]) await expect(call(page)).toHaveCount(0)
})

test('against an AI a battle is called off at once, and no draw is offered', async ({ page }) => {
  await page.goto('/')
  await page.getByRole('button', { name: 'Invite a friend' }).click()
  await pickOne(page, 'Online')
  await page.getByRole('button', { name: 'Open the table' }).click()
  await page.locator('.room-levels label').nth(1).click()
  await page.getByRole('button', { name: /^Start with / }).click()
  await expect(page.locator('.table')).toBeVisible()
  await page.getByRole('button', { name: 'Menu', exact: true }).click()
  await expect(page.getByRole('dialog').getByRole('button', { name: 'Offer a draw' })).toHaveCount(0)
  await page.keyboard.press('Escape')
  await offer(page, 'Call the battle off')
  await expect(page.getByRole('dialog', { name: 'After the battle' }).locator('.headline')).toHaveText('Called off')
})
