import { expect } from '@playwright/test'
import { chips, decide, expectAccessible, pickOne, stepOf, test } from './playing.ts'

test('a move by the day is answered from the queue: the number in the tab, the stage, the table, one press', async ({ page }) => {
  await page.goto('/')
  await page.getByRole('button', { name: 'Play Gekido' }).click()
  await pickOne(page, 'Online')
  await pickOne(page, 'A day a move')
  await page.getByLabel('Seat 2', { exact: true }).last().selectOption({ index: 1 })
  await page.getByRole('button', { name: 'Open the table' }).click()
  await expect(chips(page).first()).toBeVisible()
  const table = page.url()
  await page.goto('/#/')
  await expect(page).toHaveTitle('(1) Robodrome')
  const stage = page.getByRole('region', { name: /\w/ }).filter({ hasText: 'Your move' })
  await expect(stage).toContainText(/2 days 23 h left|3 days left/)
  await expectAccessible(page)
  await stage.getByRole('link', { name: 'Make your move' }).click()
  await expect(page).toHaveURL(table)
  await expect(chips(page).first()).toBeVisible()
  const step = await stepOf(page)
  await decide(page)
  expect(await stepOf(page)).not.toBe(step)
})

test.describe('told while the page is closed', () => {
  test.use({ serviceWorkers: 'allow', permissions: ['notifications'] })

  test('what arrives by push is shown once a move, and leads to its table', async ({ page, context, baseURL }) => {
    const cdp = await context.newCDPSession(page)
    const ids: string[] = []
    cdp.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) =>
      ids.push(...registrations.map(({ registrationId }) => registrationId)),
    )
    await cdp.send('ServiceWorker.enable')
    await page.goto('/')
    await page.evaluate('navigator.serviceWorker.ready.then(() => true)')
    await expect.poll(() => ids.length).toBeGreaterThan(0)
    const deliver = (title: string, tag: string) =>
      cdp.send('ServiceWorker.deliverPushMessage', {
        origin: new URL(baseURL!).origin,
        registrationId: ids[0]!,
        data: JSON.stringify({ title, body: 'VOLT with Noor. 14 h left.', tag, url: `${baseURL}/#/watch` }),
      })
    const shown = () =>
      page.evaluate<string[]>(
        'navigator.serviceWorker.ready.then((registration) => registration.getNotifications()).then((all) => all.map(({ title }) => title))',
      )
    await deliver('Your move in VOLT', 'notice_1')
    await expect.poll(shown).toEqual(['Your move in VOLT'])
    await deliver('Your time runs short in VOLT', 'notice_1')
    await expect.poll(shown).toEqual(['Your time runs short in VOLT'])
  })
})
