import { AxeBuilder } from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'

/** Opens the dialog and starts a battle on this device: everybody but oneself is the given program or a person. */
export async function startBattle(page: Page, { mode = 'Gekido Duel', players = 2, others = 'random' } = {}): Promise<void> {
  await page.goto('/')
  await page.getByRole('button', { name: 'Play Gekido' }).click()
  await page.getByRole('radio', { name: mode }).check({ force: true })
  if (mode !== 'Gekido Duel') await page.getByRole('radio', { name: String(players), exact: true }).check({ force: true })
  for (let seat = 2; seat <= players; seat++) await page.getByLabel(`Seat ${seat}`, { exact: true }).last().selectOption(others)
  await page.getByRole('button', { name: 'Start the battle' }).click()
  await expect(page.locator('.prompt')).toBeVisible()
}

/** Starts a game as its dialog proposes it, against the program that thinks least. */
export async function startGame(page: Page, name: string): Promise<void> {
  await page.goto('/')
  await page.getByRole('button', { name: `Play ${name}` }).click()
  for (const seat of await page.locator('.who-sits select').all()) await seat.selectOption('random')
  await page.getByRole('button', { name: 'Start the battle' }).click()
  await expect(page.locator('.prompt')).toBeVisible()
}

const isOneTap = new WeakSet<Page>()

/** Sets "one tap": whole battles need half the clicks. */
export async function useOneTap(page: Page): Promise<void> {
  isOneTap.add(page)
  await page.addInitScript(`localStorage.setItem('robodrome.settings', JSON.stringify({ name: 'Rivet-42', confirm: 'tap' }))`)
}

/** What can be answered: chips, and what can be chosen on the stage. */
export const chips = (page: Page) => page.locator('.prompt .chip:not(.no):visible, .stage [role=gridcell].can:visible')

/** Makes one decision by clicking: an option, then the primary button. False if the battle is over. */
export async function decide(page: Page, pick: (count: number) => number = () => 0): Promise<boolean> {
  const over = page.getByRole('dialog', { name: 'After the battle' })
  await expect(chips(page).first().or(over)).toBeVisible({ timeout: 90_000 })
  if (await over.isVisible()) return false
  const step = await stepOf(page)
  // A tap while the stage still shows what happened only ends the showing: like a person, one taps again.
  await expect(async () => {
    if ((await stepOf(page)) !== step) return
    const count = await chips(page).count()
    await chips(page)
      .nth(pick(count) % count)
      .click({ timeout: 2000 })
    if (!isOneTap.has(page)) await page.locator('.prompt .btn.pri').click({ timeout: 2000 })
    await expect.poll(() => stepOf(page), { intervals: [10, 20, 50, 100, 250], timeout: 3000 }).not.toBe(step)
  }).toPass({ timeout: 40_000 })
  return true
}

/** Counts up with everything that happens at the table. */
export const stepOf = async (page: Page): Promise<string | null> => page.locator('.table').getAttribute('data-seq')

/** Plays to the end, at most so many decisions. */
export async function playOut(page: Page, most: number): Promise<number> {
  const luck = shuffle(7)
  for (let made = 0; made < most; made++) if (!(await decide(page, luck))) return made
  throw new Error(`the battle is not over after ${most} decisions`)
}

/** Numbers that look random and are the same every time. */
export function shuffle(seed: number): (below: number) => number {
  let state = seed
  return (below) => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648
    return Math.floor((state / 2_147_483_648) * below)
  }
}

/** No rule of accessibility is broken on this screen. */
export async function expectAccessible(page: Page): Promise<void> {
  // In the middle of a transition colours are in between: what counts is the screen that stays.
  await expect(async () => {
    const { violations } = await new AxeBuilder({ page }).analyze()
    const told = violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 160)).join(' | ')}`)
    expect(told).toEqual([])
  }).toPass({ timeout: 90_000 })
}

/** Nothing sticks out sideways. */
export async function expectNoSidewaysScroll(page: Page): Promise<void> {
  const wide = await page.evaluate<number>('document.scrollingElement.scrollWidth - innerWidth')
  expect(wide).toBeLessThanOrEqual(0)
}
