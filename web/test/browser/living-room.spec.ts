import { expect, test } from '@playwright/test'
import { begin, openScreen, phoneIn, playOn, unreadable } from './rooms.ts'

/** A host name in the home network, which is not a secure context over plain http. */
const HOME = (baseURL: string): string => baseURL.replace('127.0.0.1', 'robodrome.test')
const LEAST = 28
const EDGE = 36

test('people gather by one code; every text of the screen can be read at three metres, at any size of screen', async ({
  browser,
  baseURL,
}) => {
  const at = { baseURL: HOME(baseURL!) }
  const context = await browser.newContext({ ...at, viewport: { width: 1920, height: 1080 } })
  const screen = await context.newPage()
  const code = await openScreen(screen)
  expect(await screen.evaluate(() => isSecureContext)).toBe(false)
  const phones = [await phoneIn(browser, code, 'Mara', at), await phoneIn(browser, code, 'Noor', at)]
  expect(await unreadable(screen, LEAST, EDGE)).toEqual([])
  await begin(phones, 'Gekido', 4)
  await expect(screen.locator('.tv-table')).toBeVisible()
  await expect(phones[0]!.locator('.table.hand, .hand-veil').first()).toBeVisible()
  for (const [width, height] of [
    [1920, 1080],
    [1280, 720],
    [3840, 2160],
    [1024, 768],
  ] as const) {
    await screen.setViewportSize({ width, height })
    await expect.poll(() => unreadable(screen, LEAST, width === 1024 ? 0 : EDGE)).toEqual([])
  }
})

test(
  'an evening: one screen, three phones and an AI; PBL and VOLT; a phone dies and is replaced; no Internet',
  { tag: '@long' },
  async ({ browser, baseURL }) => {
    const at = { baseURL: HOME(baseURL!) }
    const elsewhere: string[] = []
    const context = await browser.newContext({ ...at, viewport: { width: 1920, height: 1080 } })
    const screen = await context.newPage()
    const code = await openScreen(screen)
    const phones = [
      await phoneIn(browser, code, 'Mara', at),
      await phoneIn(browser, code, 'Noor', at),
      await phoneIn(browser, code, 'Ivo', at),
    ]
    // The internet is cut off: every request to another origin fails and is recorded.
    for (const page of [screen, ...phones])
      await page.route(
        (url) => url.origin !== at.baseURL,
        (route) => {
          elsewhere.push(route.request().url())
          return route.abort()
        },
      )
    await begin(phones, 'PBL Robots', 4)
    await expect(screen.locator('.tv-table')).toBeVisible()
    await playOn(screen, phones, 6)
    expect(await unreadable(screen, LEAST, 0)).toEqual([])

    // Ivo's phone dies. Mara asks for another one, and confirms it.
    await phones[2]!.context().close()
    const veil = phones[0]!.locator('.hand-veil')
    if ((await veil.count()) > 0) await veil.click()
    await phones[0]!.getByRole('button', { name: 'More' }).click()
    await phones[0]!.getByRole('button', { name: 'New phone for Ivo' }).click()
    const typed = screen.locator('.tv-big .tv-typed b')
    await expect(typed).toBeVisible()
    const ticket = (await typed.textContent())!.split('/').pop()!
    const fresh = await phoneIn(browser, code, 'Ivo', { ...at, ticket })
    await fresh.getByRole('button', { name: 'Take the seat' }).click()
    await phones[0]!.getByRole('button', { name: 'Yes, that is Ivo' }).click()
    await expect(screen.locator('.tv-call')).toContainText('Ivo moved to another phone')
    await expect(fresh.locator('.table.hand')).toBeVisible()
    phones[2] = fresh
    await playOn(screen, phones, 4)

    // Mara leaves, so her robot is out and the other team wins. She is the host, and picks another game.
    const [mara] = phones
    const cover = mara!.locator('.hand-veil')
    if ((await cover.count()) > 0) await cover.click()
    await mara!.getByRole('button', { name: 'More' }).click()
    await mara!.getByRole('button', { name: 'Leave the battle' }).click()
    await mara!.getByRole('button', { name: 'Leave for good?' }).click()
    await expect(screen.locator('.tv-end')).toBeVisible()
    await phones[0]!.getByRole('button', { name: 'Another game' }).click()
    await begin(phones, 'VOLT', 4)
    await expect(screen.locator('.vt-programs')).toBeVisible()
    await playOn(screen, phones, 6)
    expect(await unreadable(screen, LEAST, 0)).toEqual([])
    expect(elsewhere).toEqual([])
  },
)
