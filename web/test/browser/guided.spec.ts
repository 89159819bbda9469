import { expect } from '@playwright/test'
import { coach, expectDone, follow, lane, start, WORDS } from './guide.ts'
import { illegible } from './legible.ts'
import { confirm, expectAccessible, test, useOneTap } from './playing.ts'

const BATTLES = { gekido: 10, volt: 11, pbl: 14, aimbots: 11 }
const SIZES = [
  { width: 1440, height: 900 },
  { width: 390, height: 844 },
]
const LANGUAGES = ['en-US', 'de-DE'] as const

for (const locale of LANGUAGES)
  for (const viewport of SIZES)
    test.describe(`${locale}, ${viewport.width} wide`, () => {
      test.use({ locale, viewport })
      const w = WORDS[locale]

      // One visit to all four games, as a newcomer might make it, so that shared files are loaded only once.
      test('the first battles of all games, by what the bubbles say', { tag: '@long' }, async ({ page }) => {
        for (const [game, steps] of Object.entries(BATTLES))
          await test.step(game, async () => {
            await start(page, w, game)
            // Each size and each language is used once.
            if ((locale === 'de-DE') === viewport.width < 800) await expectAccessible(page)
            const said = await follow(page, w, true)
            expect(said).not.toContain(w.coach.otherwise)
            // Every step stays until it has been read or done.
            expect(said).toHaveLength(steps)
            await expectDone(page, w, game)
          })
      })
    })

/** Each size and each language is used once. */
const OTHERWISE = [
  { game: 'gekido', locale: LANGUAGES[1], viewport: SIZES[1]! },
  { game: 'volt', locale: LANGUAGES[0], viewport: SIZES[0]! },
  { game: 'pbl', locale: LANGUAGES[1], viewport: SIZES[0]! },
  { game: 'aimbots', locale: LANGUAGES[0], viewport: SIZES[1]! },
]
for (const { game, locale, viewport } of OTHERWISE)
  test.describe('against what is said', () => {
    test.use({ locale, viewport })

    test(`the first battle of ${game}, otherwise at every step`, { tag: '@long' }, async ({ page }) => {
      const w = WORDS[locale]
      await start(page, w, game)
      expect(await follow(page, w, false)).toContain(w.coach.otherwise)
      await expectDone(page, w, game)
    })
  })

test('a puzzle: a wrong try is answered with what was better, and can be tried again', async ({ page }) => {
  await page.goto('/#/learn/pbl/strike')
  const board = page.locator('.puzzle[data-settled]')
  await expect(board).toBeVisible()
  await page.getByRole('button', { name: 'Hint' }).click()
  await expect(page.locator('.prompt .tip')).not.toBeEmpty()
  await expectAccessible(page)
  // Ending the turn is never the most reliable attack.
  await page.locator('.prompt .chip[data-move="end turn"]').click()
  await confirm(page)
  await expect(page.getByRole('heading', { name: 'Not the best choice' })).toBeVisible()
  const best = await page.locator('.puzzle-worth .best').first().locator('.ellipsis').innerText()
  await expectAccessible(page)
  // On a phone, the buttons to continue are in view, however much room the answer needs, and texts do not overlap.
  for (const [width, height] of [
    [390, 844],
    [844, 390],
  ] as const) {
    await page.setViewportSize({ width, height })
    for (const name of ['Try again', 'Next puzzle']) await expect(page.locator('.prompt').getByText(name)).toBeInViewport({ ratio: 1 })
    expect(await illegible(page, 'Kuro')).toEqual([])
  }
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(board).toBeVisible()
  await page.locator('.prompt .chip', { hasText: best }).click()
  await confirm(page)
  await expect(page.getByRole('heading', { name: 'Solved' })).toBeVisible()
})

test('a puzzle with one-tap moves: the first touch is the answer, and it is judged', async ({ page }) => {
  await useOneTap(page)
  await page.goto('/#/learn/pbl/strike')
  await expect(page.locator('.puzzle[data-settled]')).toBeVisible()
  await page.locator('.prompt .chip[data-move="end turn"]').click()
  await expect(page.getByRole('heading', { name: 'Not the best choice' })).toBeVisible()
})

test('the guide goes on after a reload, looks back, says that its dice are prepared, and can be sent away', async ({ page }) => {
  await page.goto('/')
  // On a first visit, Play now also starts the guided battle.
  await page.getByRole('button', { name: 'Play now' }).click()
  await coach(page).getByRole('button', { name: 'Go' }).click()
  await expect(coach(page)).toContainText('A tile is one square')
  await page.reload()
  await expect(coach(page)).toContainText('A tile is one square')
  await coach(page).getByRole('button', { name: 'Back' }).click()
  await expect(coach(page)).toContainText('Four dice keep Slicer alive')
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
