import { expect, type Locator, type Page } from '@playwright/test'
import { chips, confirm, expectAccessible, expectNoSidewaysScroll, settle, stepOf, test } from './playing.ts'

const lane = (page: Page) => page.getByRole('region', { name: 'Guide' })
const coach = (page: Page) => page.getByRole('region', { name: 'Coach' })
const object = (page: Page) => page.locator('[data-coached]').first()

async function start(page: Page, game: string): Promise<void> {
  await page.goto(`/#/learn/${game}`)
  await page.getByRole('button', { name: 'Start the guided battle' }).click()
  await expect(lane(page)).toBeVisible()
  await expect(coach(page)).toBeVisible()
}

type Box = { x: number; y: number; width: number; height: number }
const meets = (a: Box, b: Box): boolean =>
  a.x < b.x + b.width - 1 && b.x < a.x + a.width - 1 && a.y < b.y + b.height - 1 && b.y < a.y + a.height - 1

/** The bubble stands beside its object, off the question, inside the window; it follows where the object moves. */
async function expectInPlace(page: Page): Promise<void> {
  const { width, height } = page.viewportSize()!
  await expect
    .poll(async () => {
      const box = await coach(page).boundingBox()
      const [of, question] = [await object(page).boundingBox(), await page.locator('.prompt .q').boundingBox()]
      if (!box || !of || !question) return 'not there'
      if (meets(box, of) || meets(box, question)) return 'covers what it speaks of'
      return box.x < 0 || box.y < 0 || box.x + box.width > width || box.y + box.height > height ? 'sticks out' : 'in place'
    })
    .toBe('in place')
  await expectNoSidewaysScroll(page)
}

/** Touches an answer; if that chooses something it is confirmed, and the step it makes waited for. */
async function answerWith(page: Page, choice: Locator): Promise<void> {
  const step = await stepOf(page)
  const isButton = await choice.evaluate((element) => element.matches('.btn.pri'))
  const before = await page.locator('.prompt').innerHTML()
  await choice.click()
  if (!isButton) {
    // A part of an answer, such as the colour of a die, only changes what the prompt shows.
    await expect.poll(async () => (await page.locator('.prompt').innerHTML()) !== before || (await isChosen(page))).toBe(true)
    if (!(await isChosen(page))) return
    await confirm(page)
  }
  await expect(page.locator(`.table:not([data-seq="${step}"])`)).toBeVisible()
}

const isChosen = async (page: Page): Promise<boolean> => (await page.locator('.prompt .btn.pri').getAttribute('aria-disabled')) === 'false'

/** Follows the guide to its end: reads what is to be read, and does what is asked for. */
async function follow(page: Page): Promise<string[]> {
  const said: string[] = []
  for (let i = 0; i < 80; i++) {
    if (!(await settle(page)) || !(await lane(page).isVisible())) return said
    const bubble = coach(page)
    if (!(await bubble.isVisible())) {
      await answerWith(page, chips(page).first())
      continue
    }
    const title = await bubble.getByRole('heading').innerText()
    if (said.at(-1) !== title) {
      said.push(title)
      await expectInPlace(page)
      if (said.length === 1) await expectAccessible(page)
    }
    const next = bubble.getByRole('button', { name: /^(Go|Got it)$/ })
    if (await next.isVisible()) {
      await next.click()
      // The next bubble, or none before the moment of the next step has come.
      await expect(bubble.getByRole('heading', { name: title, exact: true })).toBeHidden()
    } else await answerWith(page, object(page))
  }
  throw new Error(`the guide does not end: ${said.join(', ')}`)
}

const WIDE = { width: 1440, height: 900 }
const PHONE = { width: 390, height: 844 }

/** What the steps do for whoever never follows them is played without a browser in lessons.test.ts. */
const BATTLES = [
  { game: 'gekido', steps: 10, size: WIDE },
  { game: 'gekido', steps: 10, size: PHONE },
  { game: 'volt', steps: 11, size: PHONE },
  { game: 'pbl', steps: 13, size: WIDE },
  { game: 'aimbots', steps: 11, size: PHONE },
]

for (const { game, steps, size } of BATTLES) {
  test(`the first battle of ${game}, by what the bubbles say, ${size.width} wide`, async ({ page }) => {
    await page.setViewportSize(size)
    await start(page, game)
    const said = await follow(page)
    expect(said).not.toContain('That works too')
    // What is only to be watched may be over before it is seen.
    expect(said.length).toBeGreaterThanOrEqual(steps - 1)
    await page.goto(`/#/learn/${game}`)
    await expect(page.getByRole('button', { name: /Guided battle.*done/ })).toBeVisible()
  })
}

test('a puzzle: a wrong try is answered with what was better, and can be tried again', async ({ page }) => {
  await page.goto('/#/learn/pbl/strike')
  const board = page.locator('.puzzle[data-settled]')
  await expect(board).toBeVisible()
  await page.getByRole('button', { name: 'Hint' }).click()
  await expect(page.locator('.prompt .tip')).not.toBeEmpty()
  await expectAccessible(page)
  // To end the turn is never the surest attack.
  await page.locator('.prompt .chip[data-move="end turn"]').click()
  await confirm(page)
  await expect(page.getByRole('heading', { name: 'Not the best' })).toBeVisible()
  const best = await page.locator('.puzzle-worth .best').first().locator('.ell').innerText()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(board).toBeVisible()
  await page.locator('.prompt .chip', { hasText: best }).click()
  await confirm(page)
  await expect(page.getByRole('heading', { name: 'Solved' })).toBeVisible()
})

test('the guide goes on after a reload, looks back, says that its dice are prepared, and can be sent away', async ({ page }) => {
  await page.goto('/')
  // The first click of a first visit: Play now is the guided battle too.
  await page.getByRole('button', { name: 'Play now' }).click()
  await coach(page).getByRole('button', { name: 'Go' }).click()
  await expect(coach(page)).toContainText('A tile is one square')
  await page.reload()
  await expect(coach(page)).toContainText('A tile is one square')
  await coach(page).getByRole('button', { name: 'Back' }).click()
  await expect(coach(page)).toContainText('Break all of Slicer')
  await coach(page).getByRole('button', { name: 'Next' }).click()
  await page.keyboard.press('Escape')
  await expect(coach(page)).toBeHidden()
  await expect(lane(page)).toContainText('Step 2 of 10')
  await page.getByRole('button', { name: 'Practice dice' }).click()
  await expect(page.getByRole('dialog', { name: 'Practice dice' })).toContainText('prepared seed')
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Skip the guide' }).click()
  await expect(lane(page)).toBeHidden()
  await page.reload()
  await expect(page.locator('.table[data-settled]')).toBeVisible()
  await expect(lane(page)).toBeHidden()
})
