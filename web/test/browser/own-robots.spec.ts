import { expect, type Locator, type Page } from '@playwright/test'
import { expectNoSidewaysScroll, test } from './playing.ts'

/** The class names of each game's robot drawings. */
const GAMES = { gekido: 'bot-', aimbots: 'aim-', volt: 'volt-', pbl: 'pbl-' } as const
const MODES = { gekido: 'standard', aimbots: 'duel', volt: 'basic', pbl: 'quick' } as const

/** Starts a battle of two on this device, and waits for the player's turn. */
const saved = (game: keyof typeof GAMES) => ({
  id: game,
  game,
  settings: { mode: MODES[game], seats: 2, options: {} },
  seats: [
    { kind: 'person', name: 'Mara' },
    { kind: 'mind', name: 'Jonas', mind: 'random' },
  ],
  seed: 'a5'.repeat(32),
  steps: [],
  branch: false,
  guided: false,
  changed: Date.now(),
  asked: [0],
  over: false,
  result: null,
})

const figures = (place: Locator): Promise<string[]> =>
  place.locator('use').evaluateAll((all) => all.map((each) => each.getAttribute('href')!.split('#')[1]!))

async function isWholeBelow(page: Page, robot: Locator, edge: number): Promise<boolean> {
  const box = (await robot.boundingBox())!
  return box.y >= edge && box.y + box.height <= page.viewportSize()!.height
}

for (const [width, height] of [
  [1440, 900],
  [390, 844],
] as const)
  test.describe(`${width} wide`, () => {
    test.use({ viewport: { width, height } })

    for (const game of Object.keys(GAMES) as (keyof typeof GAMES)[])
      test(`home shows the robots of ${game} for a battle of ${game}, whole, on the first screen`, async ({ page }) => {
        await page.addInitScript(`localStorage.setItem('robodrome.table.${game}', ${JSON.stringify(JSON.stringify(saved(game)))})`)
        await page.goto('/')
        const pads = page.locator('.pads li')
        await expect(pads).toHaveCount(2)
        const shown = await figures(page.locator('.pads'))
        expect(shown.map((figure) => figure.startsWith(GAMES[game]))).toEqual([true, true])
        expect(new Set(shown).size).toBe(2)
        for (const robot of await pads.locator('svg.art').all()) expect(await isWholeBelow(page, robot, 0)).toBe(true)
        await expectNoSidewaysScroll(page)
      })

    test('a first visit sees the robots behind the bar, not cut off by it', async ({ page }) => {
      await page.goto('/')
      await expect(page.locator('.heroart img')).toBeVisible()
      const bar = await page.locator('.shell-bar').evaluate((each) => getComputedStyle(each).backgroundColor)
      expect(bar).toBe('rgba(0, 0, 0, 0)')
    })
  })
