import { expect, test, type Page } from '@playwright/test'
import { illegible } from './legible.ts'
import { answer, begin, openScreen, phoneIn } from './rooms.ts'
import { fumbling } from './thumb.ts'

const SIZES = [
  [360, 780],
  [390, 844],
] as const
const NAME = 'Mara'
const QUESTIONS = 6

/** Lists the faults of a phone's screen at both sizes, in words. */
async function faults(phone: Page): Promise<string[]> {
  const found: string[] = []
  for (const [width, height] of SIZES) {
    await phone.setViewportSize({ width, height })
    for (const fault of [...(await fumbling(phone)), ...(await illegible(phone, NAME))]) found.push(`${width}: ${fault}`)
  }
  return found
}

for (const game of ['Aimbots'])
  test(`${game}: the hand is for one thumb: sentences, answers and targets are large enough, and answers low enough`, async ({
    page: screen,
    browser,
    baseURL,
  }) => {
    const code = await openScreen(screen)
    const phone = await phoneIn(browser, code, NAME, { baseURL: baseURL! })
    await expect(phone.locator('.phone-game').first()).toBeVisible()
    const found = await faults(phone)
    await begin([phone], game, 2)
    const hand = phone.locator('.table.hand')
    for (let n = 1; n <= QUESTIONS; n++) {
      await expect(phone.locator('.table.hand[data-settled]')).toBeVisible()
      for (const fault of await faults(phone)) found.push(`question ${n}, ${fault}`)
      const step = await hand.getAttribute('data-seq')
      await expect
        .poll(async () => {
          await answer(phone)
          return hand.getAttribute('data-seq')
        })
        .not.toBe(step)
    }
    expect(found).toEqual([])
  })
