import { expect } from '@playwright/test'
import { chips, decide, expectAccessible, expectNoSidewaysScroll, startBattle, startGame, test } from './playing.ts'

for (const [width, height] of [
  [1440, 900],
  [390, 844],
] as const) {
  test(`a table of Aimbots is played, without a violation, at ${width} x ${height}`, async ({ page }) => {
    await page.setViewportSize({ width, height })
    await startGame(page, 'Aimbots')
    for (let i = 0; i < 4; i++) expect(await decide(page)).toBe(true)
    await expect(chips(page).first()).toBeVisible()
    await expectNoSidewaysScroll(page)
    await expectAccessible(page)
    await page.keyboard.press('r')
    await expect(page.getByRole('dialog', { name: 'Rulebook' }).locator('.rule-id').first()).toBeVisible()
    await expectAccessible(page)
  })
}

test('replay, a number that explains itself, and the control panel on a phone, without a violation', { tag: '@long' }, async ({ page }) => {
  await startBattle(page)
  for (let i = 0; i < 14; i++) expect(await decide(page)).toBe(true)
  await expect(chips(page).first()).toBeVisible()
  for (let i = 0; i < 3; i++) await page.keyboard.press(',')
  await expect(page.locator('.stage.replaying')).toBeVisible()
  await expectAccessible(page)
  await page.keyboard.press('/')
  await page.getByRole('button', { name: /^Luck/ }).click()
  const luck = page.getByRole('dialog', { name: 'Luck' })
  await expect(luck).toContainText('expected')
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  await expect(luck).toBeHidden()
  await page.setViewportSize({ width: 390, height: 844 })
  await page
    .getByRole('button', { name: /control panel$/ })
    .first()
    .click()
  await expect(page.getByRole('dialog')).toBeVisible()
  await expectAccessible(page)
})

test('Gekido on a phone: the Tech cards in hand stay in view below the dice, and each can be read', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await startBattle(page, { mode: 'Bot Battles', players: 2 })
  const hand = page.locator('.gk-strip-hand')
  for (let i = 0; i < 40 && (await hand.locator('button').count()) === 0; i++) expect(await decide(page)).toBe(true)
  const card = hand.locator('button').first()
  await expect(card).toBeInViewport({ ratio: 1 })
  const bar = (await page.locator('.prompt').boundingBox())!
  const { y, height } = (await hand.boundingBox())!
  expect(y + height).toBeLessThanOrEqual(bar.y + 1)
  await expectAccessible(page)
})

test.describe('touch', () => {
  test.use({ hasTouch: true, viewport: { width: 390, height: 844 } })

  test('a long press tells what a tile does and makes no move; two fingers enlarge the arena, two taps show it whole', async ({ page }) => {
    await startBattle(page)
    for (let i = 0; i < 4; i++) await decide(page)
    await expect(chips(page).first()).toBeVisible()
    const cell = page.getByRole('gridcell').first()
    const { x, y, width, height } = (await cell.boundingBox())!
    const at = { x: x + width / 2, y: y + height / 2 }
    const cdp = await page.context().newCDPSession(page)
    // The touches carry time stamps of their own, in seconds, so that a slow machine makes no difference.
    let timestamp = Date.now() / 1000
    const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', ...touchPoints: { x: number; y: number; id: number }[]) =>
      cdp.send('Input.dispatchTouchEvent', { type, touchPoints, timestamp: (timestamp += 0.02) })
    await touch('touchStart', { ...at, id: 0 })
    await expect(page.getByRole('tooltip')).toContainText(':')
    await touch('touchEnd')
    await expect(page.locator('.prompt .chip.selected')).toHaveCount(0)

    const board = page.locator('.zoom')
    await touch('touchStart', { x: at.x - 10, y: at.y, id: 0 }, { x: at.x + 10, y: at.y, id: 1 })
    for (const spread of [20, 40, 80]) await touch('touchMove', { x: at.x - spread, y: at.y, id: 0 }, { x: at.x + spread, y: at.y, id: 1 })
    await touch('touchEnd')
    await expect(board).toHaveClass(/zoomed/)
    for (let tap = 0; tap < 2; tap++) {
      await touch('touchStart', { x: 200, y: 200, id: 0 })
      await touch('touchEnd')
    }
    await expect(board).not.toHaveClass(/zoomed/)
  })
})
