import { expect, type Page } from '@playwright/test'
import { answer, chips, decide, pickOne, playOut, startBattle, test, useOneTap } from './playing.ts'

test('a whole Duel by clicking, then the proof of its dice, the replay, its short link and a rematch', async ({ page, browser }) => {
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
  await useOneTap(page)
  await startBattle(page)
  await playOut(page, 600)
  const after = page.getByRole('dialog', { name: 'After the battle' })
  await after.getByRole('button', { name: 'Verify' }).click()
  await expect(after.getByText(/All \d+ outcomes came from the seed that this device drew before the battle/)).toBeVisible()
  const download = page.waitForEvent('download')
  await after.getByRole('button', { name: 'Download record' }).click()
  expect((await download).suggestedFilename()).toBe('gekido.robodrome.txt')
  await after.getByRole('button', { name: 'Share replay' }).click()
  await expect(after.getByRole('button', { name: 'Copied' })).toBeVisible()
  const link = await page.evaluate<string>('navigator.clipboard.readText()')
  expect(link.length).toBeLessThan(400)
  const elsewhere = await (await browser.newContext()).newPage()
  await elsewhere.goto(link)
  await expect(elsewhere.locator('.stage.replaying')).toBeVisible()
  await elsewhere.keyboard.press('/')
  await elsewhere.getByRole('button', { name: 'Show result' }).click()
  const result = (of: Page) => of.getByRole('dialog', { name: 'After the battle' }).locator('.cause').textContent()
  expect((await result(elsewhere))!.length).toBeGreaterThan(0)
  await elsewhere.context().close()
  await after.getByRole('button', { name: 'Watch it' }).click()
  await expect(page.locator('.stage.replaying')).toBeVisible()
  await page.keyboard.press(',')
  await page.keyboard.press('/')
  await expect(page.locator('.stage.replaying')).toBeHidden()
  await page.getByRole('button', { name: 'Show result' }).click()
  await after.getByRole('button', { name: 'Rematch' }).click()
  await expect(after).toBeHidden()
  await expect(page.locator('.prompt .chip').first()).toBeVisible()
})

test('a whole battle of four by clicking', { tag: '@long' }, async ({ page }) => {
  await useOneTap(page)
  await startBattle(page, { mode: 'Bot Battles', players: 4 })
  await playOut(page, 1500)
  await expect(page.locator('.result li')).toHaveCount(4)
})

test('play on from the turning point goes on as a battle of its own', async ({ page }) => {
  await useOneTap(page)
  await startBattle(page)
  await playOut(page, 600)
  // The sentence tells in plain words who did what, and how much that gained.
  const turning = page.locator('.graph')
  await expect(turning.locator('.label')).toHaveText(/^The turning point, turn \d+$/)
  await expect(turning.locator('h3')).toHaveText(
    /^\S.* (needed|opened|went|rolled|used|attacked|hit|destroyed|failed|fended|completed|tore) .*\.$|failed\.$/,
  )
  await expect(turning.getByText(/went from \d+\s% to \d+\s%\.$/)).toBeVisible()
  const before = page.url()
  await page.getByRole('button', { name: 'Play on from here' }).click()
  await expect(page).not.toHaveURL(before)
  await expect(page.locator('.table')).toBeVisible()
  // If the last blow was the turning point, the AI may strike it again before the player is asked.
  if (await decide(page)) return
  await expect(page.getByText('This battle continues another one, so its first dice came from that battle.')).toBeVisible()
})

test('a reload goes on where it was', async ({ page }) => {
  await startBattle(page)
  for (let i = 0; i < 6; i++) await decide(page)
  await expect(page.locator('.prompt .chip').first()).toBeVisible()
  const step = await page.locator('.table').getAttribute('data-seq')
  const question = await page.locator('.prompt .question').textContent()
  await page.reload()
  await expect(page.locator('.prompt .question')).toHaveText(question ?? '')
  await expect(page.locator('.table')).toHaveAttribute('data-seq', step ?? '')
  expect(await decide(page)).toBe(true)
})

test('undo names its step and restores the screen', async ({ page }) => {
  await startBattle(page)
  const undo = page.getByRole('button', { name: /^Undo/ })
  for (let i = 0; i < 40 && !(await undo.isVisible()); i++) await decide(page)
  const options = await page.locator('.prompt .opts').innerText()
  await undo.click()
  await expect(page.locator('.prompt .opts')).not.toHaveText(options, { useInnerText: true })
})

test('a forbidden option says why and opens its rule', async ({ page }) => {
  await startBattle(page)
  const whyNot = page.getByRole('button', { name: /^Why not/ })
  for (let i = 0; i < 60 && !(await whyNot.isVisible()); i++) await decide(page)
  await whyNot.click()
  const reasons = page.getByRole('dialog', { name: 'Why not' })
  const rule = await reasons.locator('.rule').first().innerText()
  await reasons.locator('.rule').first().click()
  const book = page.getByRole('dialog', { name: 'Rulebook' })
  await expect(book.locator('.hit .rule-id')).toHaveText(rule)
  await page.keyboard.press('Escape')
  await expect(book).toBeHidden()
})

test('two people on one device: once somebody has cards, a curtain stands between them and hides everything', async ({ page }) => {
  await page.goto('/')
  await page.getByRole('button', { name: 'Play Gekido' }).click()
  await pickOne(page, 'Bot Battles')
  await page.getByLabel('Seat 2', { exact: true }).last().selectOption('person')
  await page.getByRole('button', { name: 'Start the battle' }).click()
  const curtain = page.getByRole('button', { name: /^I am / })
  for (let i = 0; i < 60; i++) {
    await expect(page.locator('.table[data-settled]').or(curtain)).toBeVisible()
    if (await curtain.isVisible()) break
    await answer(page, chips(page).first())
  }
  await expect(page.locator('.table')).toHaveCount(0)
  await curtain.click()
  await expect(page.locator('.prompt .chip').first()).toBeVisible()
})

test('two people in VOLT: the device changes hands openly until somebody has locked in a program', async ({ page }) => {
  await page.goto('/')
  await page.getByRole('button', { name: 'Play VOLT' }).click()
  await page.locator('.who-sits select').first().selectOption('person')
  await page.getByRole('button', { name: 'Start the battle' }).click()
  const curtain = page.locator('.curtain')
  const asked: string[] = []
  for (let i = 0; i < 40; i++) {
    await expect(page.locator('.table[data-settled]').or(curtain)).toBeVisible()
    if (await curtain.isVisible()) break
    asked.push(await page.locator('.prompt .question').innerText())
    await answer(page, chips(page).first())
  }
  expect(asked.filter((question) => question.startsWith('Which robot'))).toHaveLength(2)
  expect(asked.at(-1)).toMatch(/^Lock in/)
})

test('two people in Gekido Duel, where nothing is hidden: each has a name, and no curtain stands between them', async ({ page }) => {
  await page.goto('/')
  await page.getByRole('button', { name: 'Play Gekido' }).click()
  await page.getByLabel('Seat 2', { exact: true }).last().selectOption('person')
  await page.getByLabel('Name, Seat 2').fill('Theo')
  await page.getByRole('button', { name: 'Start the battle' }).click()
  const theirs = page.locator('.people li', { hasText: 'Theo' })
  await expect(theirs).toBeVisible()
  await expect(theirs.getByText('Your move')).toBeHidden()
  await decide(page)
  await expect(theirs.getByText('Your move')).toBeVisible()
  await expect(page.locator('.prompt .chip').first()).toBeVisible()
})
