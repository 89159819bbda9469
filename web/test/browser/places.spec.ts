import { expect, type Locator } from '@playwright/test'
import { expectAccessible, expectNoSidewaysScroll, test } from './playing.ts'

/** The screens other than tables, each with a heading that shows it has loaded. */
const PLACES: readonly (readonly [place: string, heading: string | RegExp])[] = [
  ['', 'Pick a fight.'],
  ['watch', /There are no live games|Watch/],
  ['leagues', 'Leagues'],
  ['leagues/career', /\w/],
  ['learn', 'Learn: Gekido'],
  ['workshop', 'Change the game.'],
  ['workshop/lab', 'Is it fair?'],
  ['ratings', 'Leaderboards'],
  ['account', 'Account'],
  ['opponents', 'Find an opponent'],
  ['programs', /^Bots/],
  ['tables', /\w/],
  ['reach', 'How we reach you'],
  ['host', 'Host page'],
  ['rules/gekido', 'Gekido: Rulebook'],
]

/** A picture of each game by its name, and the part that must fill more than half of its width or height. */
const LARGE = [
  ['gekido', 'Roll five dice, name a Command', '.gk-free'],
  ['volt', 'Plan in secret', '.vt-unit'],
  ['pbl', 'A limb is blown off', '.pb-side.seat-2 .pb-fig'],
] as const

for (const [scheme, width, height] of [
  ['light', 1440, 900],
  ['dark', 390, 844],
] as const)
  test(`every place can be read and nothing sticks out, ${scheme}, ${width} wide`, { tag: '@long' }, async ({ page }) => {
    await page.emulateMedia({ colorScheme: scheme })
    await page.setViewportSize({ width, height })
    for (const [place, heading] of PLACES) {
      await page.goto(`/#/${place}`)
      await expect(page.getByRole('heading', { level: 1, name: heading }), place).toBeAttached()
      await expectAccessible(page)
      await expectNoSidewaysScroll(page)
    }
  })

test('Learn: the rulebook opens by chapters, the key goes to the search, and a mistyped word is guessed', async ({ page }) => {
  await page.goto('/#/learn/gekido')
  const rules = page.getByRole('region', { name: 'Rulebook' })
  await expect(page.getByRole('button', { name: 'The attack' })).toBeVisible()
  await expect(rules).toBeHidden()
  await page.getByRole('button', { name: 'The attack' }).click()
  await expect(rules.getByRole('heading', { level: 3 })).toHaveText('4. The attack')
  await page.keyboard.press('/')
  await page.keyboard.type('malfunktion')
  await expect(page.getByText('No rule mentions "malfunktion".')).toBeVisible()
  await page.getByRole('button', { name: 'Did you mean malfunction?' }).click()
  await expect(rules.getByText('GK-MAL', { exact: false }).first()).toBeVisible()
})

test('Learn: a turn is watched large, picture by picture, with the arrows, and each can be enlarged', async ({ page }) => {
  await page.goto('/#/learn/gekido')
  await page.getByRole('button', { name: 'Watch (30 s)' }).click()
  const show = page.getByRole('dialog', { name: 'A turn in six pictures' })
  await expect(show.getByRole('button', { name: 'Pause' })).toBeVisible()
  await expect(show.getByRole('button', { name: 'Back' })).toBeDisabled()
  await page.keyboard.press('ArrowRight')
  await expect(show.getByRole('heading', { level: 3 })).toHaveText('2. Roll five dice, name a Command')
  await expect(show.getByRole('button', { name: 'Play' })).toBeVisible()
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  await expect(show).toBeHidden()
  await page.getByRole('button', { name: 'Larger: A broken die helps you' }).click()
  await expect(show.getByRole('img', { name: 'A broken die helps you' })).toBeVisible()
  await expect(show.getByRole('button', { name: 'Next' })).toBeDisabled()
})

for (const [width, height] of [
  [1440, 900],
  [390, 844],
] as const)
  test(`Learn: pictures of a turn show large what they are about, ${width} wide`, async ({ page }) => {
    await page.setViewportSize({ width, height })
    for (const [game, picture, about] of LARGE) {
      await page.goto(`/#/learn/${game}`)
      const frame = page.getByRole('img', { name: picture, exact: true })
      await frame.scrollIntoViewIfNeeded()
      await expect.poll(() => shareOf(frame, frame.locator(about).first()), { message: picture }).toBeGreaterThan(0.5)
    }
  })

/** The share of a frame's height or width that a part fills; 0 if the part is missing or not completely inside. */
async function shareOf(frame: Locator, part: Locator): Promise<number> {
  const [all, box] = [await frame.boundingBox(), await part.boundingBox()]
  if (!all || !box) return 0
  const isInside = box.x >= all.x && box.y >= all.y && box.x + box.width <= all.x + all.width && box.y + box.height <= all.y + all.height
  return isInside ? Math.max(box.width / all.width, box.height / all.height) : 0
}
