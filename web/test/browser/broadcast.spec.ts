import { expect, type Browser, type Page } from '@playwright/test'
import { expectAccessible, test } from './playing.ts'
import { unreadable } from './rooms.ts'

const LEAST = 28
const EDGE = 36

async function person(browser: Browser, name: string): Promise<Page> {
  const page = await (await browser.newContext()).newPage()
  await page.goto('/')
  await page.request.post('/api/session', { data: { name } })
  return page
}

/** A league of two people whose match waits for both. */
async function league(noor: Page, mara: Page): Promise<string> {
  const definition = {
    title: 'Ironworks League',
    format: 'round robin',
    events: [{ game: 'gekido', mode: 'duel' }],
    entry: { min: 2, max: 2 },
    pace: { kind: 'days' },
  }
  const { id } = (await (await noor.request.post('/api/competitions', { data: { definition } })).json()) as { id: string }
  for (const page of [noor, mara]) {
    await page.goto(`/#/leagues/${id}`)
    await page.getByRole('button', { name: 'Join this league' }).click()
    await expect(page.getByRole('button', { name: 'Leave', exact: true })).toBeVisible()
  }
  await noor.request.post(`/api/competitions/${id}/acts`, { data: { id: 'started1', act: { kind: 'started' } } })
  return id
}

test('a league is broadcast: the next match, the match with its players and standings, its winner; every text can be read from afar', async ({
  browser,
}) => {
  const [noor, mara] = [await person(browser, 'Noor'), await person(browser, 'Mara')]
  const id = await league(noor, mara)
  await expect(noor.getByRole('link', { name: 'Broadcast' })).toHaveAttribute('href', `#/screen/league/${id}`)
  // Even in a player's browser, the broadcast uses no seat's view.
  const screen = await noor.context().newPage()
  await screen.setViewportSize({ width: 1920, height: 1080 })
  await screen.goto(`/#/screen/league/${id}`)
  await expect(screen.locator('.cast-between')).toBeVisible()
  expect(await unreadable(screen, LEAST, EDGE)).toEqual([])
  for (const page of [noor, mara]) await page.getByRole('button', { name: 'Play now' }).click()
  const board = screen.locator('.cast-board')
  await expect(board).toBeVisible()
  await expect(screen.locator('.cast-players')).toContainText('Noor')
  await expect(screen.locator('.cast-players')).toContainText('Mara')
  await expect(screen.locator('.cast-standings .on-air')).toHaveCount(2)
  for (const [width, height] of [
    [1920, 1080],
    [1280, 720],
    [3840, 2160],
  ] as const) {
    await screen.setViewportSize({ width, height })
    await expect.poll(() => unreadable(screen, LEAST, EDGE)).toEqual([])
  }
  await expectAccessible(screen)
  // The caster's phone, which only a manager can use.
  const phone = await noor.context().newPage()
  await phone.setViewportSize({ width: 390, height: 844 })
  await phone.goto(`/#/screen/league/${id}/caster`)
  await phone.getByRole('group', { name: 'Coach' }).getByRole('button', { name: 'Silent' }).click()
  await expect(phone.getByText('Sent to the screen.')).toBeVisible()
  await expectAccessible(phone)
  const other = await mara.context().newPage()
  await other.goto(`/#/screen/league/${id}/caster`)
  await expect(other.getByText('Only managers')).toBeVisible()
  await noor.getByRole('button', { name: 'Menu' }).first().click()
  await noor.getByRole('button', { name: 'Resign' }).click()
  await noor.getByRole('dialog').getByRole('button', { name: 'Resign' }).click()
  await expect(screen.locator('.cast-between h1')).toHaveText(/^Mara wins/)
})
