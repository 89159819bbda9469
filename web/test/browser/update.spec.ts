import { expect, type Page } from '@playwright/test'
import { expectAccessible, pickOne, test } from './playing.ts'

const NEXT = '1.1.0'
const loads = (page: Page): Promise<number> => page.evaluate(() => Number(sessionStorage.getItem('loads')))

test('a page that is open during an update: the same wire goes on and is updated with the next screen; another wire waits for the words that are typed, loads anew and says so', async ({
  page,
}) => {
  let wire: number | null = null
  let isNew = false
  await page.addInitScript(() => sessionStorage.setItem('loads', String(Number(sessionStorage.getItem('loads')) + 1)))
  // The server of the next version answers, with the same wire version or another. Later it also serves the page of its version.
  await page.route('**/api/**', async (route) => {
    const answer = await route.fetch()
    const headers = answer.headers()
    if (wire !== null) Object.assign(headers, { 'robodrome-version': NEXT, 'robodrome-wire': String(wire) })
    await route.fulfill({ response: answer, headers })
  })
  await page.routeWebSocket(/socket/, (socket) => {
    socket.connectToServer().onMessage((message) => {
      const text = String(message)
      if (wire === null || wire === 1)
        return socket.send(text.replace('"build":"1.0.0"', wire === null ? '"build":"1.0.0"' : `"build":"${NEXT}"`))
      if (!text.includes('"welcome"')) return
      const said = `This page (1.0.0) is older than the server (${NEXT}). Reload it.`
      socket.send(JSON.stringify({ type: 'welcome', wire, build: NEXT }))
      socket.send(JSON.stringify({ type: 'refused', id: null, fault: { code: 'other-version', message: said } }))
      void socket.close()
    })
  })
  await page.route('**/assets/*.js', async (route) => {
    const answer = await route.fetch()
    await route.fulfill({
      response: answer,
      body: isNew ? (await answer.text()).replaceAll('`1.0.0`', `\`${NEXT}\``).replaceAll('"1.0.0"', `"${NEXT}"`) : await answer.text(),
    })
  })

  await page.goto('/')
  await page.getByRole('button', { name: 'Invite a friend' }).click()
  await pickOne(page, 'Online')
  await page.getByRole('button', { name: 'Open the table' }).click()
  const field = page.getByPlaceholder('Say something')

  await expect(field).toBeVisible()
  wire = 1
  await page.context().setOffline(true)
  await page.context().setOffline(false)
  await field.fill('Good luck')
  await page.getByRole('button', { name: 'Send' }).click()
  await expect(page.getByText('Good luck')).toBeVisible()
  expect(await loads(page)).toBe(1)
  await expect(page.locator('.update-note')).toHaveText('')

  await field.fill('Well pl')
  wire = 2
  await page.context().setOffline(true)
  await page.context().setOffline(false)
  const note = page.locator('.update-note')
  await expect(note).toContainText(`Robodrome was updated to version ${NEXT}.`)
  await expect(note.getByRole('button', { name: 'Load it now' })).toBeVisible()
  await expectAccessible(page)
  await expect(field).toHaveValue('Well pl')
  expect(await loads(page)).toBe(1)

  isNew = true
  const shots = process.env['SHOTS']
  const shoot = async (name: string) => {
    if (shots === undefined) return
    for (const [width, height] of [
      [1440, 900],
      [390, 844],
    ] as const) {
      await page.setViewportSize({ width, height })
      await page.screenshot({ path: `${shots}/${name}-${width}.png` })
    }
    await page.setViewportSize({ width: 1440, height: 900 })
  }
  await shoot('needed')
  await field.fill('')
  wire = null
  await expect.poll(() => loads(page), { timeout: 30_000 }).toBe(2)
  await expect(note).toHaveText(`Robodrome was updated to version ${NEXT}.OK`)
  await expect(field).toBeVisible()
  await shoot('done')
  await note.getByRole('button', { name: 'OK' }).click()
  await expect(note).toHaveText('')
})
