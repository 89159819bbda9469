import { expect, type Page } from '@playwright/test'
import { decide, settle, shuffle, startGame, test } from './playing.ts'

const ARENAS = { Gekido: '.gk-arena', Aimbots: '.ab-arena', VOLT: '.vt-arena', 'PBL Robots': '.pb-figure' }
const SIZES = [
  [1440, 900],
  [1366, 768],
  [390, 844],
  [844, 390],
] as const

/** If the arena has not moved for this many frames, the layout is complete. Parts measure each other, which takes a few frames. */
const STILL = 20

/** The arena's box in a window of this size, once the layout is complete. */
async function boxAt(page: Page, arena: string, [width, height]: readonly [number, number]): Promise<string> {
  await page.setViewportSize({ width, height })
  await page.waitForFunction(([w, h]) => innerWidth === w && innerHeight === h, [width, height] as const)
  return page.evaluate(
    async ([selector, still]) => {
      let last = ''
      for (let frames = 0; frames < still; frames++) {
        await new Promise(requestAnimationFrame)
        const box = JSON.stringify(document.querySelector(selector)?.getBoundingClientRect() ?? null)
        if (box !== last) frames = 0
        last = box
      }
      return last
    },
    [arena, STILL] as const,
  )
}

for (const [game, arena] of Object.entries(ARENAS))
  test(`${game}: the arena's box is the same at every decision, at each size of the window`, { tag: '@long' }, async ({ page }) => {
    const luck = shuffle(5)
    await startGame(page, game)
    while ((await page.locator(arena).count()) === 0 && (await decide(page, luck)));
    const boxes = SIZES.map(() => new Set<string>())
    for (let made = 0; made < 6 && (await settle(page)); made++) {
      for (const [i, size] of [...SIZES.entries()].toReversed()) boxes[i]!.add(await boxAt(page, arena, size))
      await decide(page, luck)
    }
    expect(boxes.map((seen) => [...seen])).toEqual(boxes.map((seen) => [[...seen][0]]))
  })

/** How often the layout gave the arena a size other than its final one. Each time, the whole arena is repainted. */
const resized = (trace: Buffer, arena: string): number => {
  const { traceEvents } = JSON.parse(trace.toString()) as { traceEvents: { args: { data?: { nodeName?: string; reason?: string } } }[] }
  return traceEvents.filter(({ args: { data } }) => data?.reason === 'Size changed' && data.nodeName?.includes(`'${arena.slice(1)}'`))
    .length
}

for (const [game, arena] of Object.entries(ARENAS).filter(([game]) => game !== 'PBL Robots'))
  test(
    `${game}: whatever changes beside the arena, it is laid out once and not painted anew`,
    { tag: '@long' },
    async ({ page, browser }) => {
      const luck = shuffle(5)
      await page.setViewportSize({ width: 1440, height: 900 })
      await startGame(page, game)
      while ((await page.locator(arena).count()) === 0 && (await decide(page, luck)));
      await settle(page)
      await browser.startTracing(page, { categories: ['disabled-by-default-devtools.timeline.invalidationTracking'] })
      for (let made = 0; made < 3 && (await decide(page, luck)); made++);
      expect(resized(await browser.stopTracing(), arena)).toBe(0)
    },
  )

test(
  'a guided battle: the arena lies where it lay when the coach has spoken, and when it is sent away',
  { tag: '@long' },
  async ({ page }) => {
    await page.goto('/#/learn/gekido')
    await page.getByRole('button', { name: 'Start the guided battle' }).click()
    const go = page.getByRole('button', { name: 'Go', exact: true })
    await expect(go).toBeVisible()
    const boxes = async () => {
      const found: string[] = []
      for (const size of SIZES) found.push(await boxAt(page, ARENAS.Gekido, size))
      return found
    }
    const before = await boxes()
    await go.click()
    await expect(page.getByRole('region', { name: 'Guide' })).toContainText('Step 2')
    expect(await boxes()).toEqual(before)
    await page.getByRole('button', { name: 'Skip the guide' }).click()
    await expect(page.getByRole('region', { name: 'Goal' })).toBeVisible()
    expect(await boxes()).toEqual(before)
  },
)

for (const [width, height] of [
  [844, 390],
  [667, 375],
] as const)
  test(`Gekido on a phone on its side, ${width} x ${height}: arena and dice are both in sight, and so is the button that goes on`, async ({
    page,
  }) => {
    await startGame(page, 'Gekido')
    await page.setViewportSize({ width, height })
    const tray = page.locator('.gk-tray')
    while ((await tray.locator('.gk-free').count()) === 0 && (await decide(page)));
    for (const part of [page.locator('.gk-arena'), tray, tray.locator('.gk-free'), page.locator('.prompt .button.primary')])
      await expect(part).toBeInViewport({ ratio: 0.99 })
  })
