import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, writeFileSync } from 'node:fs'
import { createServer, type AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { expect, type Browser, type Page } from '@playwright/test'
import { expectAccessible, stepOf, test } from './playing.ts'

const ROOT = fileURLToPath(new URL('../../../', import.meta.url))
const EXAMPLE = join(ROOT, 'examples/liars-dice')
const FIELD = join(ROOT, 'examples/l-attaque')

let server: ChildProcess
let url: string

test.beforeAll(async () => {
  const free = createServer().listen(0, '127.0.0.1')
  await once(free, 'listening')
  const { port } = free.address() as AddressInfo
  free.close()
  url = `http://127.0.0.1:${port}`
  const env = { ...process.env, PORT: String(port), LOG_LEVEL: 'warn', RATE_FACTOR: '100', GAMES: `${EXAMPLE},${FIELD}` }
  const folder = mkdtempSync(join(tmpdir(), 'robodrome-hosted-'))
  server = spawn(process.execPath, [join(ROOT, 'server/dist/main.js')], { env: { ...env, DATA_DIR: folder }, stdio: 'inherit' })
  while (server.exitCode === null && !(await fetch(`${url}/ready`).catch(() => null))?.ok) await wait(100)
})
test.afterAll(async () => {
  const gone = once(server, 'exit')
  server.kill('SIGTERM')
  await gone
})

const person = async (browser: Browser, name: string, language: 'en' | 'de'): Promise<Page> => {
  const page = await (await browser.newContext({ baseURL: url, locale: language })).newPage()
  await page.addInitScript(
    ([called, spoken]) => {
      localStorage.setItem('robodrome.settings', JSON.stringify({ name: called, pace: 'skip' }))
      localStorage.setItem('robodrome.language', spoken)
    },
    [name, language] as const,
  )
  return page
}

/** Plays to the end of the match: the person who must choose doubts any bid, and otherwise bids what the bar offers. */
async function playOut(pages: readonly Page[]): Promise<void> {
  for (;;) {
    const over = pages[0]!.getByRole('dialog', { name: 'After the battle' })
    const settled = pages.map((page) => page.locator('.table[data-settled]'))
    const isShown = async (): Promise<boolean> => (await Promise.all([over, ...settled].map((each) => each.isVisible()))).includes(true)
    await expect.poll(isShown, { timeout: 30_000 }).toBe(true)
    if (await over.isVisible()) return
    for (const [i, page] of pages.entries()) {
      if (!(await settled[i]!.isVisible())) continue
      const step = await stepOf(page)
      const doubt = page.locator('.hb-choice[data-move=liar]')
      if (await doubt.isVisible()) await doubt.click()
      await page.locator('.prompt .button.primary').click()
      await expect.poll(() => stepOf(page), { intervals: [10, 20, 50] }).not.toBe(step)
    }
  }
}

test('a game from outside: two people play it online to its end, in English and in German, and its record is verified', async ({
  browser,
}) => {
  const ada = await person(browser, 'Ada', 'en')
  const bo = await person(browser, 'Bo', 'de')
  const broken: string[] = []
  for (const page of [ada, bo]) page.on('pageerror', (error) => broken.push(error.message))

  await ada.goto('/')
  await ada.getByRole('button', { name: "Play Liar's Dice" }).click()
  await expect(ada.getByText('This is an external game.')).toBeVisible()
  await ada.getByRole('button', { name: 'Open the table' }).click()
  await expect(ada.getByRole('heading', { name: "Liar's Dice: waiting for players" })).toBeVisible()
  await bo.goto(ada.url())
  await bo.getByRole('button', { name: 'Platz 2 nehmen' }).click()
  await bo.getByRole('button', { name: 'Bereit' }).click()
  for (const page of [ada, bo]) await expect(page.locator('.hb-stage')).toBeVisible()

  // Each player reads the game's own words in their own language, and only their own dice.
  await expect(ada.locator('.hb-stage')).toContainText('Nobody has bid yet.')
  await expect(bo.locator('.hb-stage')).toContainText('Noch hat niemand geboten.')
  await expect(bo.getByText('Bluffwürfeln').first()).toBeVisible()
  for (const page of [ada, bo]) {
    await expect(page.locator('.hb-mat.own .die')).toHaveCount(5)
    await expect(page.locator('.hb-mat:not(.own) .hb-cup')).toHaveCount(5)
  }
  await expectAccessible(ada)

  // A stepper goes from one legal bid to the next, and the primary button names it.
  await ada.getByRole('spinbutton', { name: 'Face' }).press('ArrowUp')
  await expect(ada.locator('.prompt .button.primary')).toHaveText('Bid 1 × 2')
  await playOut([ada, bo])

  const id = new URL(ada.url()).hash.split('/').at(-1)!
  const record = await (await ada.request.get(`/api/tables/${id}/record`)).text()
  const file = join(mkdtempSync(join(tmpdir(), 'robodrome-record-')), 'match.txt')
  writeFileSync(file, record)
  const verify = spawn(process.execPath, [join(ROOT, 'cli/bin/robodrome.mjs'), 'verify', file, '--game', EXAMPLE], { stdio: 'inherit' })
  const [code] = (await once(verify, 'exit')) as [number]
  expect(code).toBe(0)

  // The other screens list the hosted game or leave it out, without any error.
  for (const place of ['#/rules/liars-dice', '#/learn/liars-dice', '#/watch', '#/leagues', '#/ratings', '#/opponents', '#/']) {
    await bo.goto(`/${place}`)
    await expect(bo.locator('main').first()).toBeVisible()
  }
  await bo.goto('/#/rules/liars-dice')
  await expect(bo.getByText('LD-CALL').first()).toBeVisible()
  expect(broken).toEqual([])
})

test('a board of squares: pieces are exchanged and moved by pressing them, and what is hidden stays hidden', async ({ browser }) => {
  const [ada, bo] = [await person(browser, 'Ada', 'en'), await person(browser, 'Bo', 'de')]
  await ada.goto('/')
  await ada.getByRole('button', { name: "Play L'Attaque" }).click()
  await ada.getByRole('button', { name: 'Open the table' }).click()
  await expect(ada.getByRole('heading', { name: "L'Attaque: waiting for players" })).toBeVisible()
  await bo.goto(ada.url())
  await bo.getByRole('button', { name: 'Platz 2 nehmen' }).click()
  await bo.getByRole('button', { name: 'Bereit' }).click()

  const act = async (page: Page): Promise<void> => {
    const step = await stepOf(page)
    await page.locator('.prompt .button.primary').click()
    await expect.poll(() => stepOf(page), { intervals: [10, 20, 50] }).not.toBe(step)
  }
  const own = (page: Page) => page.locator('.hb-square.open:has(.piece)')
  await expect(ada.locator('.table[data-settled]')).toBeVisible()
  await expect(ada.locator('.hb-square')).toHaveCount(42)
  // Each player sees their own army at the bottom, and none of the other ranks.
  await expect(own(ada)).toHaveCount(12)
  expect(await ada.locator('.hb-grid [role=row]').first().locator('.piece').allTextContents()).toEqual(Array(6).fill('?'))
  await expectAccessible(ada)

  const [one] = await own(ada).allTextContents()
  await own(ada).first().click()
  const other = ada.locator('.hb-square[data-move]').first()
  const text = await other.textContent()
  await other.click()
  await act(ada)
  expect(await own(ada).first().textContent()).toBe(text)
  expect(one).not.toBe(text)
  for (const [page, ready] of [
    [ada, 'ready'],
    [bo, 'ready'],
  ] as const) {
    await expect(page.locator('.table[data-settled]')).toBeVisible()
    await page.locator(`[data-move=${ready}]`).click()
    await act(page)
  }

  await expect(ada.locator('.table[data-settled]')).toBeVisible()
  await own(ada).first().press('Enter')
  await ada.locator('.hb-square[data-move]').first().press('Enter')
  await act(ada)
  await expect(bo.locator('.table[data-settled]')).toBeVisible()
  await expect(bo.locator('.log')).toContainText('Ada zieht')

  await bo.goto('/#/leagues')
  await expect(bo.getByRole('radio', { name: /Attaque/ })).toHaveCount(1)
})

test('exercises of games from outside are solved in Learn, and the best move is shown afterwards', async ({ browser }) => {
  const cy = await person(browser, 'Cy', 'de')
  const choices: Readonly<Record<string, () => Promise<void>>> = {
    'l-attaque': async () => {
      await cy.locator('.hb-square.open').first().click()
      await cy.locator('.hb-square[data-move]').first().click()
    },
    'liars-dice': () => cy.locator('.prompt .chip, .prompt .hb-choice').last().click(),
  }
  for (const [game, choose] of Object.entries(choices)) {
    await cy.goto(`/#/learn/${game}`)
    await expect(cy.getByRole('heading', { name: 'Aufgaben' })).toBeVisible()
    await expectAccessible(cy)
    await cy.getByRole('link', { name: 'Los', exact: true }).click()
    await expect(cy.locator('.puzzle-top')).toContainText('1 von')
    await choose()
    await cy.locator('.prompt .button.primary').click()
    await expect(cy.locator('.puzzle-result')).toBeVisible()
    await expectAccessible(cy)
    const address = cy.url()
    await cy.getByRole('link', { name: 'Nächste Aufgabe' }).click()
    await expect.poll(() => cy.url()).not.toBe(address)
    await expect(cy.locator('.hb-stage')).toBeVisible()
  }
  await cy.goto('/#/learn/no-such-game')
  await expect(cy.getByRole('heading', { level: 1 })).toHaveText(/Gekido/)
})
