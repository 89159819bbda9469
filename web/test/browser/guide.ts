import { expect, type Locator, type Page } from '@playwright/test'
import { de } from '../../src/words/de/index.ts'
import { en } from '../../src/words/en/index.ts'
import { chips, confirm, expectNoSidewaysScroll, settle, stepOf } from './playing.ts'

/** What the page says, by the language of its browser. */
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

/** What a click changes is there at once or a frame later. */
const SOON = { intervals: [20, 50, 100] }

type Box = { x: number; y: number; width: number; height: number }
const meets = (a: Box, b: Box): boolean =>
  a.x < b.x + b.width - 1 && b.x < a.x + a.width - 1 && a.y < b.y + b.height - 1 && b.y < a.y + a.height - 1

/** The bubble covers neither its object nor anything else that it speaks of, nor the question, and stays inside the window; it follows where the object moves. */
async function expectInPlace(page: Page, bubble: Locator): Promise<void> {
  const { width, height } = page.viewportSize()!
  await expect
    .poll(async () => {
      const box = await bubble.boundingBox()
      const [of, question] = [await object(page).boundingBox(), await page.locator('.prompt .q').boundingBox()]
      if (!box || !of || !question) return 'not there'
      const spoken = await page.locator('[data-coach-beside]:visible').all()
      const boxes = await Promise.all(spoken.map((each) => each.boundingBox()))
      if ([of, question, ...boxes].some((each) => each && meets(box, each))) return 'covers what it speaks of'
      return box.x < 0 || box.y < 0 || box.x + box.width > width || box.y + box.height > height ? 'sticks out' : 'in place'
    }, SOON)
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
    await expect.poll(async () => (await page.locator('.prompt').innerHTML()) !== before || (await isChosen(page)), SOON).toBe(true)
    if (!(await isChosen(page))) return
    await confirm(page)
  }
  await expect(page.locator(`.table:not([data-seq="${step}"])`)).toBeVisible()
}

const isChosen = async (page: Page): Promise<boolean> => (await page.locator('.prompt .btn.pri').getAttribute('aria-disabled')) === 'false'

/** What a bubble asks to be touched, by its words alone: what is framed, a button by what is written on it, or a space by its name. */
function meant(page: Page, todo: string): Locator {
  const [, button] = /[“„](.+)[”“]/.exec(todo) ?? []
  const [space] = /\b[a-i][1-9]\b/.exec(todo) ?? []
  if (/dashed|gestrichelt/.test(todo)) return object(page)
  // The same words may stand on an option and on the button that sends it: either does what is asked for.
  if (button !== undefined) return page.locator('.prompt').getByRole('button', { name: button }).first()
  if (space !== undefined) return page.locator(`.stage [data-cell="${space}"]`)
  throw new Error(`what is to be touched: ${todo}`)
}

/** Anything else than what a bubble asks for, if there is anything else. */
async function otherwise(page: Page): Promise<Locator> {
  const rest = page.locator('.prompt .chip:not(.no):not([data-coached]):visible, .stage [role=gridcell].can:not([data-coached]):visible')
  return (await rest.count()) > 0 ? rest.first() : object(page)
}

/** After the last bubble: it says that this is enough, with three ways on; the battle is played on, and the guided battle is behind one. */
export async function expectDone(page: Page, w: Words, game: string): Promise<void> {
  const bubble = coach(page, w)
  await expect(bubble.getByRole('heading', { name: w.coach.enough.title })).toBeVisible()
  await expect(bubble.locator('.coach-next > *')).toHaveCount(3)
  await bubble.getByRole('button', { name: w.coach.enough.playOn }).click()
  await expect(bubble).toBeHidden()
  await page.goto(`/#/learn/${game}`)
  await expect(page.getByRole('button', { name: new RegExp(`${w.learn.steps.guided}.*${w.learn.done}`) })).toBeVisible()
}

/** What is done where no bubble asks for anything: what is ready is sent, cards are thrown one at a time, otherwise anything is chosen. */
async function onward(page: Page): Promise<Locator> {
  if (await isChosen(page)) return page.locator('.prompt .btn.pri')
  const enough = page.locator('.prompt .chip[data-move="enough"]')
  return (await enough.isVisible()) ? enough : chips(page).first()
}

/** Plays a guided battle until the guide says what comes next: reads what is to be read and does what is asked for, or always something else. The titles of the bubbles. */
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
      // The next bubble, or none before the moment of the next step has come.
      await expect(bubble.getByRole('heading', { name: title, exact: true })).toBeHidden()
    } else await answerWith(page, obeys ? meant(page, await bubble.locator('.todo').innerText()) : await otherwise(page))
  }
  throw new Error(`the guide does not end: ${said.join(', ')}`)
}
