import { expect, type Browser, type Page } from '@playwright/test'
import { expectAccessible, pickOne, test } from './playing.ts'

const guest = async (browser: Browser): Promise<Page> => (await browser.newContext()).newPage()

/** Ann opens a table, Sol comes by the link and resigns, and both are shown the result. */
async function foughtOut(browser: Browser): Promise<{ ann: Page; sol: Page }> {
  const ann = await guest(browser)
  await ann.goto('/')
  await ann.getByRole('button', { name: 'Invite a friend' }).click()
  await pickOne(ann, 'Online')
  await ann.getByRole('button', { name: 'Open the table' }).click()
  await expect(ann.getByRole('heading', { name: 'Gekido: waiting for players' })).toBeVisible()
  const sol = await guest(browser)
  await sol.goto(ann.url())
  await sol.getByLabel('Your name at the table').fill('Sol')
  await sol.getByRole('button', { name: 'Take seat 2' }).click()
  await sol.getByRole('button', { name: 'Ready' }).click()
  for (const page of [ann, sol]) await expect(page.locator('.table')).toBeVisible()
  await sol.getByRole('button', { name: 'Menu' }).first().click()
  await sol.getByRole('button', { name: 'Resign' }).click()
  await sol.getByRole('dialog').getByRole('button', { name: 'Resign' }).click()
  for (const page of [ann, sol]) await expect(page.getByRole('dialog', { name: 'After the battle' })).toBeVisible()
  return { ann, sol }
}

/** The player who asked waits in their own seat, and is asked neither for a name nor to take the other seat. */
async function expectWaiting(page: Page, forWhom: string): Promise<void> {
  await expect(page.getByText(`${forWhom} has been invited`)).toBeVisible()
  await expect(page.getByLabel('Your name at the table')).toHaveCount(0)
  await expect(page.getByRole('button', { name: /^Take (your seat|seat \d)$/ })).toHaveCount(0)
  await expect(page.locator('.seat-card', { hasText: 'You' })).toBeVisible()
  await expectAccessible(page)
}

test('a rematch from the side that asks: it waits on its own seat; the other joins from the finished table, over the board or the result', async ({
  browser,
}) => {
  const { ann, sol } = await foughtOut(browser)
  const finished = sol.url()
  await ann.getByRole('dialog').getByRole('button', { name: 'Rematch', exact: true }).click()
  await expectWaiting(ann, 'Sol')

  const result = sol.getByRole('dialog', { name: 'After the battle' })
  await expect(result.getByText(/wants a rematch\.$/)).toBeVisible()
  await sol.keyboard.press('Escape')
  const call = sol.getByRole('complementary', { name: 'Rematch' })
  await expect(call).toContainText('wants a rematch.')
  await call.getByRole('button', { name: 'Go to rematch' }).click()
  for (const page of [ann, sol]) {
    await expect(page).not.toHaveURL(finished)
    await expect(page.locator('.table')).toBeVisible()
  }
})

test(
  'a rematch from the side that is asked and has gone: a notice leads to the seat that is kept, without a name to type',
  { tag: '@long' },
  async ({ browser }) => {
    const { ann, sol } = await foughtOut(browser)
    await ann.goto('/#/')
    await sol.getByRole('dialog').getByRole('button', { name: 'Rematch', exact: true }).click()
    const mine = await ann.evaluate(async () => ((await (await fetch('/api/session')).json()) as { name: string }).name)
    await expectWaiting(sol, mine)

    await ann.reload()
    await ann.getByRole('button', { name: /^Notifications, \d+ unread$/ }).click()
    await ann.getByRole('link', { name: /Sol wants a rematch in Gekido/ }).click()
    await expect(ann.getByRole('heading', { name: 'Sol wants to fight you.' })).toBeVisible()
    await expect(ann.getByLabel('Your name at the table')).toHaveCount(0)
    await expectAccessible(ann)
    await ann.getByRole('button', { name: 'Take your seat' }).click()
    for (const page of [ann, sol]) await expect(page.locator('.table')).toBeVisible()
  },
)

test(
  'a rematch that is declined: the one who asked is told at the table, and can let an AI play instead',
  { tag: '@long' },
  async ({ browser }) => {
    const { ann, sol } = await foughtOut(browser)
    await ann.getByRole('dialog').getByRole('button', { name: 'Rematch', exact: true }).click()
    await expectWaiting(ann, 'Sol')
    const result = sol.getByRole('dialog', { name: 'After the battle' })
    await result.getByRole('button', { name: 'No, thanks' }).click()
    await expect(result.getByText('You declined the rematch.')).toBeVisible()
    await expect(ann.getByText('Sol does not want to play', { exact: true })).toBeVisible()
    await expect(ann.getByText('Sol does not want to play this time.')).toBeVisible()
    await expectAccessible(ann)
    await ann.locator('.room-levels label').nth(1).click()
    await ann.getByRole('button', { name: /^Start with / }).click()
    await expect(ann.locator('.table')).toBeVisible()
  },
)
