import { gzipSync } from 'node:zlib'
import { devices, expect, type Page, type Response } from '@playwright/test'
import { chips, decide, expectAccessible, expectNoSidewaysScroll, settle, startBattle, stepOf, test } from './playing.ts'

test.describe('on a phone', () => {
  const { defaultBrowserType: _any, ...phone } = devices['iPhone 13']
  test.use({ ...phone, viewport: { width: 390, height: 844 } })

  test('answers lie in the lowest 45 %, nothing sticks out, taps play', async ({ page }) => {
    await page.goto('/')
    await expectNoSidewaysScroll(page)
    await startBattle(page)
    for (let i = 0; i < 12; i++) expect(await decide(page)).toBe(true)
    await expect(chips(page).first()).toBeVisible()
    await expectNoSidewaysScroll(page)
    for (const control of await page.locator('.prompt .button.primary, .prompt .chip:visible').all()) {
      const box = await control.boundingBox()
      expect(box!.y).toBeGreaterThan(844 * 0.55 - 1)
      expect(box!.height).toBeGreaterThanOrEqual(44)
    }
    await page.getByRole('button', { name: 'Menu' }).click()
    await page.getByRole('button', { name: 'Rulebook' }).click()
    await expect(page.getByRole('dialog', { name: 'Rulebook' })).toBeVisible()
    await expectAccessible(page)
  })

  test('head to head has room for the longest names and the greatest numbers', async ({ page }) => {
    const met = ['M'.repeat(24), 'Bartholomew-Featherstone'].map((name, i) => ({
      other: { id: String(i).repeat(20), name, bot: false },
      won: 12_345,
      lost: 9_876,
      shared: 0,
      off: 0,
    }))
    await page.route('**/api/people/me', async (route) => {
      const answer = await route.fetch()
      await route.fulfill({ response: answer, json: { ...((await answer.json()) as object), meetings: met } })
    })
    await page.goto('/#/u')
    await expect(page.locator('.met button')).toHaveCount(2)
    await expectNoSidewaysScroll(page)
    for (const name of await page.locator('.met button > span').all())
      expect(await name.evaluate((element) => element.scrollWidth - element.clientWidth)).toBeLessThanOrEqual(1)
  })
})

test('no overlap and no sideways scroll at any size', async ({ page }) => {
  await startBattle(page)
  for (let i = 0; i < 5; i++) await decide(page)
  for (const [width, height] of [
    [1280, 720],
    [1024, 768],
    [820, 1180],
    [360, 740],
    [844, 390],
  ] as const)
    await test.step(`${width} x ${height}`, async () => {
      await page.setViewportSize({ width, height })
      await expect(chips(page).first()).toBeVisible()
      await expect(async () => {
        const prompt = await page.locator('.prompt').boundingBox()
        expect(Math.round(prompt!.y + prompt!.height)).toBeLessThanOrEqual(height)
      }).toPass()
      await expectNoSidewaysScroll(page)
      const stage = await page.locator('.stage').boundingBox()
      for (const text of await page.locator('.prompt .question, .prompt .chip:visible .title, .prompt .chip:visible .first-row b').all())
        expect(await text.evaluate((element) => element.scrollWidth - element.clientWidth)).toBeLessThanOrEqual(1)
      expect(stage!.width).toBeGreaterThan(200)
      expect(stage!.height).toBeGreaterThan(150)
    })
})

test('the lobby and its dialog at any size: words beside the robots, and Start in sight', async ({ page }) => {
  await page.goto('/')
  for (const [width, height] of [
    [1199, 800],
    [1024, 768],
    [761, 900],
    [844, 390],
    [390, 844],
    [360, 740],
  ] as const)
    await test.step(`${width} x ${height}`, async () => {
      await page.setViewportSize({ width, height })
      await expectNoSidewaysScroll(page)
      const text = (await page.locator('.hero-text').boundingBox())!
      const art = (await page.locator('.heroart').boundingBox())!
      const beside = text.x + text.width <= art.x + art.width * 0.15 || text.y >= art.y + art.height * 0.75 || width >= 1200
      expect(beside).toBe(true)
      await page.getByRole('button', { name: 'Play PBL Robots' }).click()
      const dialog = (await page.getByRole('dialog').boundingBox())!
      const start = (await page.getByRole('button', { name: 'Start the battle' }).boundingBox())!
      expect(dialog.x).toBeGreaterThanOrEqual(0)
      expect(dialog.x + dialog.width).toBeLessThanOrEqual(width)
      expect(start.y + start.height).toBeLessThanOrEqual(height)
      await expect(page.getByLabel('Mode')).toBeVisible()
      expect(await page.locator('.create-body').evaluate((element) => element.scrollWidth - element.clientWidth)).toBeLessThanOrEqual(0)
      await page.keyboard.press('Escape')
      await expect(page.getByRole('dialog')).toBeHidden()
    })
})

/** Presses the key again if the chips were redrawn in between, as a person would. */
const focusPrompt = (page: Page): Promise<void> =>
  expect(async () => {
    await page.keyboard.press('p')
    await expect(page.locator('.prompt .chip').first()).toBeFocused({ timeout: 1_000 })
  }).toPass()

test('keyboard only: from the lobby into a battle, choose, confirm, look up a rule, undo', async ({ page }) => {
  await page.goto('/')
  const play = page.getByRole('button', { name: 'Play now' })
  for (let i = 0; i < 30 && !(await play.evaluate((element) => element.matches(':focus'))); i++) await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(chips(page).first()).toBeVisible()
  for (let i = 0; i < 8; i++) {
    await settle(page)
    const step = await stepOf(page)
    await focusPrompt(page)
    await page.keyboard.press('1')
    await expect(page.locator('.prompt .chip.selected')).toHaveCount(1)
    await page.keyboard.press('1')
    await expect.poll(() => stepOf(page), { intervals: [20, 50, 100] }).not.toBe(step)
  }
  await settle(page)
  await focusPrompt(page)
  await page.keyboard.press('Enter')
  await expect(page.locator('.prompt .chip.selected')).toHaveCount(1)
  // A first battle is guided. Escape first closes what is on top, the coach's bubble, and then clears the selection.
  await page.keyboard.press('Escape')
  await expect(page.getByRole('region', { name: 'Coach', exact: true })).toBeHidden()
  await page.keyboard.press('Escape')
  await expect(page.locator('.prompt .chip.selected')).toHaveCount(0)
  await page.keyboard.press('r')
  await expect(page.getByRole('dialog', { name: 'Rulebook' })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog', { name: 'Rulebook' })).toBeHidden()
  await page.keyboard.press('?')
  await expect(page.getByRole('dialog', { name: 'Keys' })).toBeVisible()
})

test('the decision and what happened are announced', async ({ page }) => {
  await startBattle(page)
  await expect(page.getByRole('alert').filter({ hasText: /\w/ }).first()).toBeAttached()
  for (let i = 0; i < 4; i++) await decide(page)
  await expect(page.getByRole('status').filter({ hasText: /\w/ }).first()).toBeAttached()
})

for (const scheme of ['dark', 'light'] as const) {
  test(`every screen without a violation, ${scheme}`, { tag: '@long' }, async ({ page }) => {
    await page.emulateMedia({ colorScheme: scheme })
    await page.goto('/')
    await expectAccessible(page)
    await page.getByRole('button', { name: 'Play Gekido' }).click()
    await expectAccessible(page)
    await startBattle(page)
    for (let i = 0; i < 7; i++) await decide(page)
    await expect(chips(page).first()).toBeVisible()
    await expectAccessible(page)
    for (const key of ['r', 'l', '?']) {
      await page.keyboard.press(key)
      await expect(page.getByRole('dialog')).toBeVisible()
      await expectAccessible(page)
      await page.keyboard.press('Escape')
      await expect(page.getByRole('dialog')).toBeHidden()
    }
    for (const name of ['Settings', 'Menu']) {
      await page.getByRole('button', { name, exact: true }).first().click()
      await expectAccessible(page)
      await page.keyboard.press('Escape')
    }
    await page.getByRole('button', { name: 'Menu' }).first().click()
    await page.getByRole('button', { name: 'Resign' }).click()
    await expectAccessible(page)
    await page.getByRole('button', { name: 'Resign' }).last().click()
    await expect(page.getByRole('dialog', { name: 'After the battle' })).toBeVisible()
    await expectAccessible(page)
  })
}

test('the rulebook is a page of its own and can be searched', async ({ page }) => {
  await page.goto('/#/rules/gekido')
  await page.getByRole('searchbox').fill('GK-DUEL-1')
  await expect(page.locator('.rules li').first()).toContainText('GK-DUEL-1')
  await expectAccessible(page)
  await page.goto('/#/battle/nothing')
  await expect(page.getByRole('heading', { name: 'This table cannot be opened' })).toBeVisible()
  await expectAccessible(page)
})

test('the first page needs less than 152 KB of script, compressed', async ({ page }) => {
  const scripts: Promise<Buffer>[] = []
  const listen = (response: Response): void => {
    if (response.request().resourceType() === 'script') scripts.push(response.body())
  }
  page.on('response', listen)
  await page.goto('/', { waitUntil: 'networkidle' })
  // What is fetched later, while nothing else is to do, is not needed by the first page.
  page.off('response', listen)
  const sizes = (await Promise.all(scripts)).map((body) => gzipSync(body, { level: 9 }).length)
  expect(sizes.length).toBeGreaterThan(0)
  expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThan(152 * 1024)
})
