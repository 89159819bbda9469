import { expect, type Page } from '@playwright/test'
import { answer, expectAccessible, expectNoSidewaysScroll, settle, startGame, test } from './playing.ts'

const OWN = '.pb-stage > .pb-side .pb-limb.can'
const OTHER = '.pb-others .pb-limb.can'
const CARD = '.pb-hand .pb-card.can'
const WAY_ON = '.prompt .chip:not(.no)'
/** What can be touched on the board. If every answer is there, there are no chips. */
const THING = '.pb-limb.can, .pb-card.can, .pb-heap.can, .pb-base.can'

/** The answers that lead to the first combat in which the player's side is behind. */
const ROUTE: readonly [question: RegExp, things: string][] = [
  [/^Build, attack/, OWN],
  [/Which limb is the target/, OTHER],
  [/^Which base robot/, '.pb-base.can'],
  [/^Which starter pilot/, '.pb-top .pb-card.can'],
  [/^Which opening hand/, '.pb-heap.can'],
]

test('PBL Robots by touching the board, up to a combat and through it; then on a phone', async ({ page }) => {
  await startGame(page, 'PBL Robots')
  const question = page.locator('.prompt:not(.wait) .question')
  for (let made = 0; made < 80; made++) {
    expect(await settle(page)).toBe(true)
    const asked = await question.innerText()
    if (/trail|Tied/.test(asked)) break
    const usual = (await page.locator(WAY_ON).count()) > 0 ? WAY_ON : THING
    await answer(page, page.locator(ROUTE.find(([about]) => about.test(asked))?.[1] ?? usual).first())
  }
  await expect(question).toHaveText(/trail|Tied/)
  await expect(page.locator('.pb-duel')).toBeVisible()
  await expectAccessible(page)

  const total = page.getByRole('button', { name: /^your (attack|defense) \d+$/ })
  await total.click()
  await expect(page.getByRole('dialog', { name: /total$/ })).toContainText('PBL-CMB-3')
  await page.keyboard.press('Escape')
  const before = await total.innerText()
  await answer(page, page.locator(CARD).first())
  await settle(page)
  await expect(question).toHaveText(/card thrown|trail|Tied|Answer|pass/)
  if (/thrown/.test(await question.innerText())) await answer(page, page.locator('.prompt .chip:has-text("Roll")'))
  await expect(page.getByRole('log').first()).toContainText(/throws? .* as a (bomb|shield)/)
  await expect(total.or(page.locator('.pb-top')).first()).not.toHaveText(before)

  await page.setViewportSize({ width: 390, height: 844 })
  await expect(page.locator('.pb-figure')).toHaveCount(2)
  await expectNoSidewaysScroll(page)
  await page.getByRole('button', { name: 'Robots and crews' }).click()
  await expect(page.getByRole('dialog', { name: 'Robots and crews' }).locator('.pb-rk').first()).toBeVisible()
  await expectAccessible(page)
})

for (const [width, height] of [
  [390, 844],
  [390, 664],
] as const)
  test.describe(`${width} x ${height}`, () => {
    test.use({ viewport: { width, height } })

    test('the hand is in view at every question of a turn, and the bar leads to it where cards can be thrown in', async ({ page }) => {
      await startGame(page, 'PBL Robots')
      const question = page.locator('.prompt:not(.wait) .question')
      const hand = page.locator('.pb-hand')
      const leads = page.locator('.prompt .pointer')
      for (let made = 0; made < 120; made++) {
        expect(await settle(page)).toBe(true)
        const asked = await question.innerText()
        if ((await hand.count()) > 0) await expectAbovePrompt(page)
        if (height > 800) await expectTwoRows(page)
        if (await leads.isVisible()) break
        const usual = (await page.locator(WAY_ON).filter({ visible: true }).count()) > 0 ? WAY_ON : THING
        await answer(
          page,
          page
            .locator(ROUTE.find(([about]) => about.test(asked))?.[1] ?? usual)
            .filter({ visible: true })
            .first(),
        )
      }
      await expect(leads).toHaveText(/^Throw a (bomb|shield)/)
      await expect(hand).toContainText('tap one to throw it')
      await leads.click()
      await expect(page.locator('.pb-hand .pb-card:focus')).toBeVisible()
      await page.keyboard.press('Enter')
      await expect(page.locator('.pb-hand .pb-card.chosen')).toHaveCount(1)
      await expectNoSidewaysScroll(page)
    })
  })

/** Two rows of answers are visible without scrolling, and the standing orders have a heading. */
async function expectTwoRows(page: Page): Promise<void> {
  const fourth = page.locator('.prompt .opts > :visible').nth(3)
  if ((await fourth.count()) > 0) await expect(fourth).toBeInViewport({ ratio: 1 })
  const orders = page.locator('.prompt .standing-orders')
  if ((await orders.count()) > 0) await expect(orders.getByText('Orders', { exact: true })).toBeInViewport({ ratio: 1 })
}

/** The hand is visible above the prompt and can be touched. */
async function expectAbovePrompt(page: Page): Promise<void> {
  const bar = (await page.locator('.prompt').boundingBox())!
  const hand = (await page.locator('.pb-hand').boundingBox())!
  expect(hand.y).toBeGreaterThan(100)
  expect(hand.y + hand.height).toBeLessThanOrEqual(bar.y + 1)
  // Nothing covers it.
  const [card] = await page.locator('.pb-hand .pb-card').all()
  await card?.click({ trial: true })
}

test('a card that one always wants to be asked about carries a bell, and the standing orders know it', async ({ page }) => {
  await startGame(page, 'PBL Robots')
  const question = page.locator('.prompt:not(.wait) .question')
  const orders = page.getByRole('button', { name: 'Standing orders' })
  const sheet = page.getByRole('dialog', { name: 'Standing orders' })
  const boxes = sheet.getByRole('checkbox')
  for (let made = 0; made < 80; made++) {
    expect(await settle(page)).toBe(true)
    if (await orders.isVisible()) {
      await orders.click()
      if ((await boxes.count()) > 0) break
      await page.keyboard.press('Escape')
    }
    const asked = await question.innerText()
    const usual = (await page.locator(WAY_ON).count()) > 0 ? WAY_ON : THING
    await answer(page, page.locator(ROUTE.find(([about]) => about.test(asked))?.[1] ?? usual).first())
  }
  const card = (await sheet.locator('label:has([type=checkbox])').first().innerText()).trim()
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: `About ${card}` }).click()
  await page.getByRole('checkbox', { name: /^Always ask about this card/ }).check()
  await page.keyboard.press('Escape')
  await expect(page.locator(`.pb-hand [data-anchor="card ${card}"]`).getByRole('img', { name: 'Always ask about this card' })).toBeVisible()
  await orders.click()
  await expect(sheet.getByRole('checkbox', { name: card })).toBeChecked()
})
