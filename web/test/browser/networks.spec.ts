import { expect, type Browser, type Page } from '@playwright/test'
import { chips, decide, pickOne, startBattle, stepOf, test } from './playing.ts'

const guest = async (browser: Browser, baseURL?: string): Promise<Page> =>
  (await browser.newContext(baseURL === undefined ? {} : { baseURL })).newPage()

/** Starts a Duel between two people. Returns their pages, starting with the player who must choose. */
async function seated(host: Page, friend: Page): Promise<[asked: Page, other: Page]> {
  await host.goto('/')
  await host.getByRole('button', { name: 'Invite a friend' }).click()
  await pickOne(host, 'Online')
  await host.getByRole('button', { name: 'Open the table' }).click()
  await expect(host.getByRole('heading', { name: 'Gekido: waiting for players' })).toBeVisible()
  await friend.goto(host.url())
  await friend.getByLabel('Your name at the table').fill('Sol')
  await friend.getByRole('button', { name: 'Take seat 2' }).click()
  await friend.getByRole('button', { name: 'Ready' }).click()
  for (const page of [host, friend]) await expect(page.locator('.table')).toBeVisible()
  await expect.poll(async () => (await chips(host).count()) + (await chips(friend).count())).toBeGreaterThan(0)
  return (await chips(host).count()) > 0 ? [host, friend] : [friend, host]
}

test('while offline the page says so, keeps the choice, and sends it when the network is back', { tag: '@long' }, async ({ browser }) => {
  const [asked, other] = await seated(await guest(browser), await guest(browser))
  const step = await stepOf(asked)
  await asked.context().setOffline(true)
  await expect(asked.locator('.prompt')).toContainText('No connection. You can go on choosing')
  await chips(asked).first().click()
  const move = await asked.locator('.chip.selected').getAttribute('data-move')
  await asked.locator('.prompt .button.primary').click()
  await expect(asked.locator('.prompt')).toContainText('Your move is kept on this device')
  await expect(asked.locator('.chip.sent')).toHaveAttribute('data-move', move!)
  expect(await stepOf(other)).toBe(step)
  await asked.context().setOffline(false)
  for (const page of [asked, other]) await expect.poll(() => stepOf(page)).not.toBe(step)
  await expect(asked.locator('.prompt')).not.toContainText('No connection')
})

test('a silently lost network: a move without an answer is noticed and sent again', { tag: '@long' }, async ({ browser }) => {
  const host = await guest(browser)
  const friend = await guest(browser)
  let dead = false
  for (const page of [host, friend])
    await page.routeWebSocket(/socket/, (socket) => {
      const server = socket.connectToServer()
      socket.onMessage((message) => {
        if (!dead) server.send(message)
      })
      server.onMessage((message) => {
        if (!dead) socket.send(message)
      })
    })
  const [asked] = await seated(host, friend)
  const step = await stepOf(asked)
  dead = true
  await chips(asked).first().click()
  await asked.locator('.prompt .button.primary').click()
  await expect(asked.locator('.prompt')).toContainText('Your move is kept on this device')
  dead = false
  await expect.poll(() => stepOf(asked)).not.toBe(step)
})

test('an opponent takes a move back: the other is told', async ({ browser }) => {
  const [asked, other] = await seated(await guest(browser), await guest(browser))
  const step = await stepOf(asked)
  await chips(asked).first().click()
  await asked.locator('.prompt .button.primary').click()
  await expect.poll(() => stepOf(other)).not.toBe(step)
  await asked.getByRole('button', { name: /^Undo/ }).click()
  await expect(other.locator('.table-news')).toContainText('took back a move.')
  await expect(asked.locator('.table-news')).toHaveText('')
})

test('under a name of a home network, over plain http: two people meet, play and copy the link', async ({ browser, baseURL }) => {
  const home = baseURL!.replace('127.0.0.1', 'robodrome.test')
  const [host, friend] = [await guest(browser, home), await guest(browser, home)]
  const broken: string[] = []
  for (const page of [host, friend]) {
    await page.addInitScript(() => localStorage.setItem('robodrome.settings', '{"pace":"skip"}'))
    page.on('pageerror', (error) => broken.push(error.message))
  }
  const [asked] = await seated(host, friend)
  expect(await host.evaluate("[isSecureContext, 'serviceWorker' in navigator, 'randomUUID' in crypto, 'clipboard' in navigator]")).toEqual([
    false,
    false,
    false,
    false,
  ])
  const step = await stepOf(asked)
  await chips(asked).first().click()
  await asked.locator('.prompt .button.primary').click()
  await expect.poll(() => stepOf(asked)).not.toBe(step)
  await asked.getByRole('button', { name: 'Menu' }).first().click()
  await asked.getByRole('button', { name: 'Copy link' }).click()
  await expect(asked.getByRole('button', { name: 'Link copied' })).toBeVisible()
  expect(broken).toEqual([])
})

test('over plain http, what is missing is said once, and a battle on this device works', async ({ browser, baseURL }) => {
  const note = (page: Page) => page.getByText('This address does not use https')
  const secure = await guest(browser, baseURL)
  await secure.goto('/')
  await expect(
    secure
      .getByRole('heading', { name: 'New battle' })
      .or(secure.getByRole('button', { name: 'Play Gekido' }))
      .first(),
  ).toBeVisible()
  await expect(note(secure)).toHaveCount(0)
  const home = await guest(browser, baseURL!.replace('127.0.0.1', 'robodrome.test'))
  const broken: string[] = []
  home.on('pageerror', (error) => broken.push(error.message))
  await home.addInitScript(() => localStorage.setItem('robodrome.settings', '{"pace":"skip"}'))
  await home.goto('/')
  await expect(note(home)).toBeVisible()
  await home.getByRole('button', { name: 'Got it' }).click()
  await expect(note(home)).toHaveCount(0)
  await startBattle(home)
  expect(await decide(home)).toBe(true)
  expect(await decide(home)).toBe(true)
  await home.goto('/')
  await expect(home.getByRole('button', { name: 'Play Gekido' })).toBeVisible()
  await expect(note(home)).toHaveCount(0)
  expect(broken).toEqual([])
})
