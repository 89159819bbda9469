import { expect, type Page } from '@playwright/test'
import { game as aimbots } from '@robodrome/aimbots'
import { game as gekido } from '@robodrome/gekido'
import { options, type Game } from '@robodrome/kernel'
import { game as pbl } from '@robodrome/pbl'
import type { WatchList } from '@robodrome/protocol'
import { game as volt } from '@robodrome/volt'
import { battlesOf, liveTable, snapshotFor } from '../tables.ts'
import { expectNoSidewaysScroll, test } from './playing.ts'

const TABLE = 'k3pzq7ma2xwd'

/** After this many choices, every game has its pieces on the board. */
const CHOICES = 24

/** Starts a table with a running match. */
async function showLive(page: Page, game: Game): Promise<void> {
  const [mode] = Object.entries(game.modes).find(([, { seats }]) => seats.includes(2))!
  const match = battlesOf(game, mode)({})
  for (let i = 0; i < CHOICES; i++) {
    const [seat] = match.asked()
    match.take(seat!, options(game, match.position, seat!)[0])
  }
  const live = liveTable(match, TABLE, [0.4, 0.6])
  await page.route('**/api/watch', (route) => route.fulfill({ json: { live: [live], stories: [] } satisfies WatchList }))
  await page.route(`**/api/watch/${TABLE}`, (route) => route.fulfill({ json: { ...snapshotFor(match, null), table: TABLE } }))
  await page.goto('/#/watch')
  await expect(page.locator('.frozen-board > *')).toBeVisible()
}

const GAMES: readonly [Game, string][] = [
  [gekido, '[role="gridcell"]'],
  [aimbots, '[role="gridcell"]'],
  [volt, '[role="gridcell"]'],
  [pbl, '.pb-figure'],
]

for (const [width, height] of [
  [1440, 900],
  [390, 844],
] as const)
  test.describe(`${width} wide`, () => {
    test.use({ viewport: { width, height } })
    for (const [game, piece] of GAMES)
      test(`${game.title}: the live board is whole in small, and what can be done stands on the first screen`, async ({ page }) => {
        await showLive(page, game)
        const frame = (await page.locator('.frozen').boundingBox())!
        const pieces = page.locator(`.frozen ${piece}`)
        await expect.poll(() => pieces.count()).toBeGreaterThan(1)
        const boxes = await pieces.evaluateAll((all) => all.map((each) => each.getBoundingClientRect().toJSON() as DOMRect))
        for (const box of boxes) {
          expect(Math.min(box.x - frame.x, box.y - frame.y)).toBeGreaterThan(-1)
          expect(Math.max(box.x + box.width - frame.x - frame.width, box.y + box.height - frame.y - frame.height)).toBeLessThan(1)
        }
        // It fills its frame in at least one direction.
        const across = Math.max(...boxes.map(({ right }) => right)) - Math.min(...boxes.map(({ x }) => x))
        const down = Math.max(...boxes.map(({ bottom }) => bottom)) - Math.min(...boxes.map(({ y }) => y))
        expect(Math.max(across / frame.width, down / frame.height)).toBeGreaterThan(0.8)
        const button = (await page.getByRole('link', { name: 'Watch live' }).boundingBox())!
        const tabs = width < 760 ? 62 : 0
        expect(button.y + button.height).toBeLessThan(height - tabs)
        await expectNoSidewaysScroll(page)
      })
  })
