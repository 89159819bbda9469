import { AxeBuilder } from '@axe-core/playwright'
import { expect, test as plain, type BrowserContext, type Locator, type Page } from '@playwright/test'

/** The base of every page test: battles on this device have the same dice in every run. */
export const test = plain.extend({
  context: async ({ context }, use) => {
    await drawSameDice(context)
    await use(context)
  },
})

/** Tables on this device draw their dice from the page's random bytes. Here these bytes are fixed, so that a test plays the same battle each time. */
async function drawSameDice(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    let state = Number(sessionStorage.getItem('drawn') ?? 1)
    crypto.getRandomValues = (bytes) => {
      const places = bytes as unknown as number[]
      for (let i = 0; i < places.length; i++) {
        state = (Math.imul(state, 1_103_515_245) + 12_345) & 0x7f_ff_ff_ff
        places[i] = state >> 12
      }
      sessionStorage.setItem('drawn', String(state))
      return bytes
    }
  })
}

/**
 * Selects a radio option by its label, once the label has stopped moving. The radio button itself is invisible, and a forced click might
 * miss it.
 */
export async function pickOne(page: Page, name: string): Promise<void> {
  const radio = page.getByRole('radio', { name, exact: true })
  await page.locator('label', { has: radio }).click()
  await expect(radio).toBeChecked()
}

/** Opens the dialog and starts a battle on this device. All other seats get the given AI opponent, or a person. */
export async function startBattle(page: Page, { mode = 'Gekido Duel', players = 2, others = 'random' } = {}): Promise<void> {
  await page.goto('/')
  await page.getByRole('button', { name: 'Play Gekido' }).click()
  await pickOne(page, mode)
  if (mode !== 'Gekido Duel') await pickOne(page, String(players))
  for (let seat = 2; seat <= players; seat++) await page.getByLabel(`Seat ${seat}`, { exact: true }).last().selectOption(others)
  await page.getByRole('button', { name: 'Start the battle' }).click()
  await expect(page.locator('.prompt')).toBeVisible()
}

/** Starts a game with the dialog's defaults, against the fastest AI opponent. */
export async function startGame(page: Page, name: string): Promise<void> {
  await page.goto('/')
  await page.getByRole('button', { name: `Play ${name}` }).click()
  for (const seat of await page.locator('.who-sits select').all()) await seat.selectOption('random')
  await page.getByRole('button', { name: 'Start the battle' }).click()
  await expect(page.locator('.prompt')).toBeVisible()
}

const isOneTap = new WeakSet<Page>()

/** Turns on "one tap", which halves the number of clicks in a battle. */
export async function useOneTap(page: Page): Promise<void> {
  isOneTap.add(page)
  await page.addInitScript(`localStorage.setItem('robodrome.settings', JSON.stringify({ name: 'Rivet-42', confirm: 'tap', pace: 'skip' }))`)
}

/** The available answers: chips, and selectable parts of the stage. */
export const chips = (page: Page) => page.locator('.prompt .chip:not(.no):visible, .stage [role=gridcell].can:visible')

const overDialog = (page: Page) => page.getByRole('dialog', { name: /^(After the battle|Nach dem Kampf)$/ })

/** Waits until the page is waiting for this player: AI opponents have moved, and the playback has finished. False if the battle is over. */
export async function settle(page: Page): Promise<boolean> {
  await expect(page.locator('.table[data-settled]').or(overDialog(page)).first()).toBeVisible()
  return !(await overDialog(page).isVisible())
}

/** Makes one decision by clicking: an option, then the primary button. False if the battle is over. */
export async function decide(page: Page, pick: (count: number) => number = () => 0): Promise<boolean> {
  if (!(await settle(page))) return false
  await expect(chips(page).first()).toBeVisible()
  const count = await chips(page).count()
  await answer(page, chips(page).nth(pick(count) % count))
  return true
}

/** Clicks an answer, confirms it, and waits for the resulting step. */
export async function answer(page: Page, choice: Locator): Promise<void> {
  const step = await stepOf(page)
  await choice.click()
  if (!isOneTap.has(page)) await confirm(page)
  await expect(page.locator(`.table:not([data-seq="${step}"])`).or(page.locator('.curtain'))).toBeVisible()
}

/** Presses the primary button once there is something to confirm. */
export async function confirm(page: Page): Promise<void> {
  const primary = page.locator('.prompt .button.primary')
  await expect(primary).toHaveAttribute('aria-disabled', 'false')
  await primary.click()
}

/** A counter that increases with every event at the table. */
export const stepOf = async (page: Page): Promise<string | null> => page.locator('.table').getAttribute('data-seq')

/** Plays to the end, or at most this many decisions. */
export async function playOut(page: Page, most: number): Promise<number> {
  const luck = shuffle(7)
  for (let made = 0; made < most; made++) if (!(await decide(page, luck))) return made
  throw new Error(`the battle is not over after ${most} decisions`)
}

/** Pseudo-random numbers, the same every time. */
export function shuffle(seed: number): (below: number) => number {
  let state = seed
  return (below) => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648
    return Math.floor((state / 2_147_483_648) * below)
  }
}

/**
 * Checks that this screen breaks no accessibility rule. During a transition, colours are intermediate, and one may begin at any moment, for
 * example when an answer arrives, so only a screen that has settled counts.
 */
export const expectAccessible = (page: Page): Promise<void> => expect.poll(() => violations(page), { timeout: 60_000 }).toEqual([])

/**
 * The page has no frames, so one run covers it. Only violations are reported in full. Together, these two settings reduce the time to a
 * fifth.
 */
async function violations(page: Page): Promise<string[]> {
  const found = await new AxeBuilder({ page })
    .setLegacyMode()
    .options({ resultTypes: ['violations'] })
    .analyze()
  return found.violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 160)).join(' | ')}`)
}

/** Checks that nothing overflows sideways. */
export async function expectNoSidewaysScroll(page: Page): Promise<void> {
  const wide = await page.evaluate<number>('document.scrollingElement.scrollWidth - innerWidth')
  expect(wide).toBeLessThanOrEqual(0)
}

/** How many win-chance estimates this browser stores for tables on a server. */
export const guesses = (page: Page): Promise<number> =>
  page.evaluate<number>(
    `Object.keys(localStorage).filter((key) => key.startsWith('robodrome.chances.')).reduce((all, key) => all + JSON.parse(localStorage[key]).length, 0)`,
  )
