import { expect, type Locator, type Page } from '@playwright/test'
import { expectNoSidewaysScroll, pickOne, test } from './playing.ts'
import { prepare, walkTo, WIDEST } from './screens.ts'

/** The boxes of all matching elements, in whole pixels of the window. */
const boxesOf = (found: Locator): Promise<{ left: number; top: number; right: number; bottom: number }[]> =>
  found.evaluateAll((all) =>
    all.map((each) => {
      const { left, top, right, bottom } = each.getBoundingClientRect()
      return { left: Math.round(left), top: Math.round(top), right: Math.round(right), bottom: Math.round(bottom) }
    }),
  )

const under = async (page: Page, bar: string): Promise<number> => (await boxesOf(page.locator(bar).first()))[0]!.bottom

test.describe('upright', () => {
  test.use({ viewport: { width: 390, height: 844 } })
  test('robots on a stage stand below the bar, however many there are', async ({ page, context }) => {
    await prepare(context)
    await page.goto('/')
    for (const [screen, robots] of [
      ['home', '.pads .pad > svg'],
      ['watch', '.watch-nobody .pad > svg'],
    ] as const) {
      await walkTo(page, screen)
      await expect(page.locator(robots).first()).toBeVisible()
      const boxes = await boxesOf(page.locator(robots))
      expect(boxes.length, screen).toBeGreaterThan(3)
      const name = await under(page, '.brand svg')
      for (const { top } of boxes) expect(top, screen).toBeGreaterThanOrEqual(name)
    }
  })
})

/** Exercises posed to the first seat and to the second. */
const SEATED = ['1-62', '1-181']

test('PBL Robots from either seat: the own strip stands above the own robot, on the left', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  const seats = new Set<string>()
  for (const id of SEATED) {
    await page.goto(`/#/learn/pbl/strike/${id}`)
    const own = page.locator('.people .player:has(.mine)')
    await expect(own).toBeVisible()
    const left = (found: Locator): Promise<number> => found.evaluate((each) => each.getBoundingClientRect().left)
    expect(await left(own), id).toBeLessThan(await left(page.locator('.people .player:not(:has(.mine))')))
    seats.add((await own.getAttribute('class'))!)
  }
  expect(seats.size).toBe(2)
})

test('an invitation by somebody with the longest name fits a German phone, its buttons at the lower edge', async ({ page, browser }) => {
  await prepare(page.context(), { name: WIDEST })
  await page.goto('/')
  await page.getByRole('button', { name: 'New table' }).first().click()
  await pickOne(page, 'Online')
  await page.getByRole('button', { name: 'Open the table' }).click()
  await expect(page.locator('.room-prompt')).toBeVisible()
  const guest = await browser.newContext({ locale: 'de-DE', viewport: { width: 390, height: 844 } })
  await prepare(guest, { name: 'Noor' })
  const phone = await guest.newPage()
  await phone.goto(page.url())
  const take = phone.getByRole('button', { name: 'Platz 2 nehmen' })
  await expect(take).toBeVisible()
  await expectNoSidewaysScroll(phone)
  const [button] = await boxesOf(take)
  expect(button!.bottom).toBeGreaterThan(800)
  for (const { right } of await boxesOf(phone.locator('.invitation :is(.button, input)'))) expect(right).toBeLessThanOrEqual(390 - 16)
  await guest.close()
})

test.describe('on its side', () => {
  test.use({ viewport: { width: 844, height: 390 }, locale: 'de-DE' })
  test('what is chosen from before a battle lies below the players and above the lower edge', async ({ page, context }) => {
    await prepare(context, { name: 'Mara' })
    await page.goto('/')
    for (const [game, things, most] of [
      ['aimbots', '.ab-hangar li', 5],
      ['volt', '.vt-figure', 4],
    ] as const) {
      await walkTo(page, game)
      const boxes = await boxesOf(page.locator(things))
      expect(boxes).toHaveLength(most)
      const strips = await under(page, '.peoplew')
      for (const { top, bottom } of boxes) {
        expect(top, game).toBeGreaterThanOrEqual(strips)
        expect(bottom, game).toBeLessThanOrEqual(390)
      }
    }
  })

  test('the standing orders have a word, not only an icon', async ({ page, context }) => {
    await prepare(context, { name: 'Mara' })
    await page.goto('/')
    await walkTo(page, 'gekido')
    const word = page.locator('.standing-orders').getByText('Aufträge')
    await expect(word).toBeInViewport({ ratio: 1 })
    expect((await word.boundingBox())!.width).toBeGreaterThan(30)
  })

  test('after a battle the headline and the first way on are in view', async ({ page, context }) => {
    await prepare(context, { name: 'Mara' })
    await page.goto('/')
    await walkTo(page, 'volt')
    await page.getByRole('button', { name: 'Menü' }).first().click()
    await page.getByRole('button', { name: 'Aufgeben' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Aufgeben' }).click()
    const result = page.getByRole('dialog', { name: 'Nach dem Kampf' })
    await expect(result.locator('.headline')).toBeInViewport({ ratio: 1 })
    await expect(result.getByRole('button', { name: 'Revanche' })).toBeInViewport({ ratio: 1 })
  })
})
