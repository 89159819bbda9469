import { expect, type Locator, type Page } from '@playwright/test'
import { de } from '../../src/words/de/index.ts'
import { en } from '../../src/words/en/index.ts'
import { chips, confirm, expectNoSidewaysScroll, settle, stepOf } from './playing.ts'

/** The words of the page, by the language of the browser. */
export const WORDS = { 'en-US': en, 'de-DE': de }
export type Words = (typeof WORDS)[keyof typeof WORDS]

export const lane = (page: Page, w: Words = en) => page.getByRole('region', { name: w.coach.lane, exact: true })
export const coach = (page: Page, w: Words = en) => page.getByRole('region', { name: w.coach.label, exact: true })
const object = (page: Page) => page.locator('[data-coached]').first()

export async function start(page: Page, w: Words, game: string): Promise<void> {
  await page.goto(`/#/learn/${game}`)
  await page.locator('#learn-guided').getByRole('button', { name: w.learn.guidedStart }).click()
  await expect(lane(page, w)).toBeVisible()
  await expect(coach(page, w)).toBeVisible()
}

/** A click takes effect at once or one frame later. */
const SOON = { intervals: [20, 50, 100] }

type Box = { x: number; y: number; width: number; height: number }
const meets = (a: Box, b: Box): boolean =>
  a.x < b.x + b.width - 1 && b.x < a.x + a.width - 1 && a.y < b.y + b.height - 1 && b.y < a.y + a.height - 1

/**
 * The bubble covers neither its subject, nor anything else it mentions, nor the question. It stays inside the window and follows its
 * subject.
 */
async function expectInPlace(page: Page, bubble: Locator): Promise<void> {
  const { width, height } = page.viewportSize()!
  await expect
    .poll(async () => {
      const box = await bubble.boundingBox()
      const [of, question] = [await object(page).boundingBox(), await page.locator('.prompt .question').boundingBox()]
      if (!box || !of || !question) return 'not there'
      const spoken = await page.locator('[data-coach-beside]:visible').all()
      const boxes = await Promise.all(spoken.map((each) => each.boundingBox()))
      if ([of, question, ...boxes].some((each) => each && meets(box, each))) return 'covers what it speaks of'
      return box.x < 0 || box.y < 0 || box.x + box.width > width || box.y + box.height > height ? 'sticks out' : 'in place'
    }, SOON)
    .toBe('in place')
  await expectNoSidewaysScroll(page)
}

/** Clicks an answer. If that only selects something, confirms it and waits for the resulting step. */
async function answerWith(page: Page, choice: Locator): Promise<void> {
  const step = await stepOf(page)
  const isButton = await choice.evaluate((element) => element.matches('.button.primary'))
  const before = await page.locator('.prompt').innerHTML()
  await choice.click()
  if (!isButton) {
    // A part of an answer, such as the colour of a die, changes only what the prompt shows.
    await expect.poll(async () => (await page.locator('.prompt').innerHTML()) !== before || (await isChosen(page)), SOON).toBe(true)
    if (!(await isChosen(page))) return
    await confirm(page)
  }
  await expect(page.locator(`.table:not([data-seq="${step}"])`)).toBeVisible()
}

const isChosen = async (page: Page): Promise<boolean> =>
  (await page.locator('.prompt .button.primary').getAttribute('aria-disabled')) === 'false'

/**
 * Finds what a bubble asks the player to touch, from the bubble's words alone: a framed element, a button by its label, or a space by its
 * name.
 */
function meant(page: Page, todo: string): Locator {
  const [, button] = /[“„](.+)[”“]/.exec(todo) ?? []
  const [space] = /\b[a-i][1-9]\b/.exec(todo) ?? []
  if (/dashed|gestrichelt/.test(todo)) return object(page)
  // An option and the button that sends it may have the same label. Either of them follows the bubble.
  if (button !== undefined) return page.locator('.prompt').getByRole('button', { name: button }).first()
  if (space !== undefined) return page.locator(`.stage [data-cell="${space}"]`)
  throw new Error(`what is to be touched: ${todo}`)
}

/** Finds an answer other than the one a bubble asks for, if there is one. */
async function otherwise(page: Page): Promise<Locator> {
  const rest = page.locator('.prompt .chip:not(.no):not([data-coached]):visible, .stage [role=gridcell].can:not([data-coached]):visible')
  return (await rest.count()) > 0 ? rest.first() : object(page)
}

/**
 * After the last bubble, the guide says that the player is ready and offers three ways to continue. The battle continues, and the guided
 * battle counts as done.
 */
export async function expectDone(page: Page, w: Words, game: string): Promise<void> {
  const bubble = coach(page, w)
  await expect(bubble.getByRole('heading', { name: w.coach.enough.title })).toBeVisible()
  await expect(bubble.locator('.coach-next > *')).toHaveCount(3)
  await bubble.getByRole('button', { name: w.coach.enough.playOn }).click()
  await expect(bubble).toBeHidden()
  await page.goto(`/#/learn/${game}`)
  await expect(page.getByRole('button', { name: new RegExp(`${w.learn.steps.guided}.*${w.learn.done}`) })).toBeVisible()
}

/**
 * Makes the player's move when no bubble asks for anything: sends an answer that is ready, throws cards one at a time, or otherwise picks
 * any option.
 */
async function onward(page: Page): Promise<Locator> {
  if (await isChosen(page)) return page.locator('.prompt .button.primary')
  const enough = page.locator('.prompt .chip[data-move="enough"]')
  return (await enough.isVisible()) ? enough : chips(page).first()
}

/**
 * Plays a guided battle until the guide says what comes next. Reads every bubble and follows it, or always does something else. Returns the
 * titles of the bubbles.
 */
export async function follow(page: Page, w: Words, obeys: boolean): Promise<string[]> {
  const said: string[] = []
  const bubble = coach(page, w)
  const next = bubble.getByRole('button', { name: new RegExp(`^(${w.coach.go}|${w.coach.next})$`) })
  for (let i = 0; i < 120; i++) {
    if (!(await settle(page))) return said
    if (!(await page.locator('.lane[data-says]').isVisible())) {
      await answerWith(page, await onward(page))
      continue
    }
    await expect(bubble).toBeVisible()
    const title = await bubble.getByRole('heading').innerText()
    if (title === w.coach.enough.title) return said
    if (said.at(-1) !== title) {
      said.push(title)
      await expectInPlace(page, bubble)
    }
    if (await next.isVisible()) {
      await next.click()
      // The next bubble, or none until the next step is due.
      await expect(bubble.getByRole('heading', { name: title, exact: true })).toBeHidden()
    } else await answerWith(page, obeys ? meant(page, await bubble.locator('.todo').innerText()) : await otherwise(page))
  }
  throw new Error(`the guide does not end: ${said.join(', ')}`)
}
