import { expect, type Browser, type Page } from '@playwright/test'

/** A big screen and its code. */
export async function openScreen(page: Page): Promise<string> {
  await page.goto('/tv')
  const typed = page.locator('.tv-typed b')
  await expect(typed).toBeVisible()
  return (await typed.textContent())!.split('/').pop()!
}

/** A phone that has scanned the code and entered its name. */
export async function phoneIn(browser: Browser, code: string, name: string, at: { baseURL: string; ticket?: string }): Promise<Page> {
  const context = await browser.newContext({ baseURL: at.baseURL, viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })
  const page = await context.newPage()
  await page.goto(`/j/${code}${at.ticket === undefined ? '' : `/${at.ticket}`}`)
  await page.getByLabel('Your name').fill(name)
  await page.getByRole('button', { name: 'Come in' }).click()
  return page
}

/** The host picks a game for this many players; everybody sits down and gets ready, and AI opponents take the other seats. */
export async function begin(phones: readonly Page[], game: string, seats: number): Promise<void> {
  const [host] = phones
  await host!.locator('.phone-game', { hasText: game }).click()
  await host!
    .locator('.phone-count')
    .getByRole('button', { name: String(seats), exact: true })
    .click()
  for (const phone of phones) await phone.getByRole('button', { name: 'Sit down' }).click()
  for (const phone of phones.slice(1)) await phone.getByRole('button', { name: 'Ready' }).click()
  if (seats > phones.length) await host!.getByRole('button', { name: 'Start' }).click()
}

/** Answers on a phone whose player must choose: any answer, then the button. Returns whether there was a question. */
export const answer = (phone: Page): Promise<boolean> =>
  phone.evaluate(() => {
    if (document.querySelector('.hand-veil') !== null) return false
    const isOn = (element: Element): boolean => !element.matches(':disabled, [aria-disabled="true"]')
    const press = (found: Element | undefined): boolean => {
      if (found instanceof HTMLElement) found.click()
      return found !== undefined
    }
    const button = [...document.querySelectorAll('.prompt .button.primary')].find(isOn)
    if (button) return press(button)
    const others = [...document.querySelectorAll('.prompt .chip, .prompt .vt-picker button, .pb-hand .pb-card')].filter(isOn)
    return press(others[Math.floor(others.length / 2)])
  })

/** Everybody answers until the table has advanced by this many steps. */
export async function playOn(screen: Page, phones: readonly Page[], steps: number): Promise<void> {
  const table = screen.locator('.tv-table')
  const step = async (): Promise<number> => Number((await table.getAttribute('data-seq')) ?? 0)
  const end = (await step()) + steps
  await expect
    .poll(
      async () => {
        if ((await screen.locator('.tv-end').count()) > 0) return Infinity
        for (const phone of phones) await answer(phone)
        return step()
      },
      { timeout: 240_000, intervals: [150] },
    )
    .toBeGreaterThanOrEqual(end)
}

/** Texts on the screen that are smaller than this many pixels of a canvas of 1920 by 1080, and those at its outermost edge. */
export const unreadable = (page: Page, least: number, edge: number): Promise<string[]> =>
  page.evaluate(
    ([smallest, free]) => {
      const screen = document.querySelector<HTMLElement>('.big-screen')!
      const frame = screen.getBoundingClientRect()
      const scale = frame.width / screen.offsetWidth
      const found: string[] = []
      const texts = document.createTreeWalker(screen, NodeFilter.SHOW_TEXT)
      while (texts.nextNode()) {
        const node = texts.currentNode
        const parent: Element = node.parentElement!
        if (node.textContent!.trim() === '' || parent.closest('.visually-hidden') !== null) continue
        const range = document.createRange()
        range.selectNodeContents(node)
        const box = range.getBoundingClientRect()
        if (box.width < 2 || box.height < 2) continue
        const matrix = parent instanceof SVGGraphicsElement ? parent.getScreenCTM() : null
        const size = (parseFloat(getComputedStyle(parent).fontSize) * (matrix === null ? scale : Math.hypot(matrix.b, matrix.d))) / scale
        const said = `${node.textContent!.trim().slice(0, 20)} (${parent.getAttribute('class') ?? ''})`
        if (Math.round(size) < smallest!) found.push(`${said}: ${size.toFixed(1)} px`)
        const left = (box.left - frame.left) / scale
        const right = (frame.right - box.right) / scale
        const top = (box.top - frame.top) / scale
        const bottom = (frame.bottom - box.bottom) / scale
        if (Math.min(left, right, top, bottom) < free!)
          found.push(`${said}: ${Math.round(Math.min(left, right, top, bottom))} px from the edge`)
      }
      return found
    },
    [least, edge] as const,
  )
