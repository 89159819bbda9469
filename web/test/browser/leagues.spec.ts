import { expect, type Browser, type Page } from '@playwright/test'
import { expectAccessible, expectNoSidewaysScroll, test } from './playing.ts'

/** A signed-in person with this name. */
async function person(browser: Browser, name: string): Promise<Page> {
  const context = await browser.newContext()
  await context.addInitScript(`localStorage.setItem('robodrome.settings', JSON.stringify({ name: '${name}', confirm: 'tap' }))`)
  const page = await context.newPage()
  await page.goto('/')
  await page.request.post('/api/session', { data: { name } })
  return page
}

/** Opens a league with the fastest AI opponents and daily clocks, so that no clock runs out on a busy machine. Returns its page. */
async function found(page: Page, definition: Record<string, unknown>): Promise<string> {
  const answer = await page.request.post('/api/competitions', {
    data: { definition: { title: 'Test league', pace: { kind: 'days' }, ...definition } },
  })
  expect(answer.status(), await answer.text()).toBe(201)
  const { id } = (await answer.json()) as { id: string }
  await page.goto(`/#/leagues/${id}`)
  await page.getByRole('button', { name: 'Join this league' }).click()
  await expect(page.getByRole('button', { name: 'Leave', exact: true })).toBeVisible()
  return id
}

const programs = (size: number) => ({ entry: { min: size, max: size }, fill: { when: 'both', program: 'random' } })

/** Goes to the table of this person's match, resigns (or waits for the opponent to resign), and comes back. */
async function endMatch(page: Page, rival: string | null): Promise<void> {
  const waits = rival !== null && (await page.locator('.lg-duel').getByText(rival).isVisible())
  await page.getByRole('button', { name: 'Play now' }).click()
  if (!waits) {
    await page.getByRole('button', { name: 'Menu' }).first().click()
    await page.getByRole('button', { name: 'Resign' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Resign' }).click()
  }
  await page.getByRole('link', { name: 'Back to the league' }).click()
  await expect(page.locator('.lg-grid')).toBeVisible()
}

const champion = (page: Page) => page.locator('.lg-champion')

/**
 * Does everything that the league asks of a person until it has a champion. In a match of two people, one resigns, and the other is told
 * who.
 */
async function playSeason(page: Page, rival: string | null = null): Promise<void> {
  const asks = page
    .getByRole('button', { name: 'Play now' })
    .or(page.getByRole('button', { name: 'Keep all' }))
    .or(champion(page))
  for (;;) {
    await expect(asks.first()).toBeVisible()
    if (await champion(page).isVisible()) return
    if (await page.getByRole('button', { name: 'Keep all' }).isVisible()) {
      const asked = await page.locator('.lg-exchange').getAttribute('data-n')
      await page.getByRole('button', { name: 'Keep all' }).click()
      await expect(page.locator(`.lg-exchange[data-n="${asked}"]`)).toBeHidden()
    } else if (await page.getByRole('button', { name: 'Play now' }).isEnabled()) await endMatch(page, rival)
  }
}

/** On a phone, a draft shows one part at a time, and only a dozen cards. */
async function expectPartsOnPhone(page: Page): Promise<void> {
  await page.setViewportSize({ width: 390, height: 844 })
  expect((await page.locator('.lg-head h1').boundingBox())!.width, 'words of the name are not broken').toBeGreaterThan(170)
  const parts = { Pool: '.lg-pool', Board: '.lg-board', 'My five': '.lg-five', List: '.lg-wishes' }
  for (const [name, part] of Object.entries(parts)) {
    await page.getByRole('group', { name: 'Parts of the draft' }).getByRole('button', { name }).click()
    for (const each of Object.values(parts)) await expect(page.locator(each)).toBeVisible({ visible: each === part })
    await expectNoSidewaysScroll(page)
  }
  await page.getByRole('button', { name: /^Pool/ }).click()
  await expect(page.locator('.lg-card')).toHaveCount(12)
  await page.getByRole('button', { name: 'Show 12 more cards' }).click()
  await expect(page.locator('.lg-card')).toHaveCount(24)
  await expectAccessible(page)
  await page.setViewportSize({ width: 1440, height: 900 })
}

/** The stage shows robots of the game and what was blown off. On a phone, one button stays visible at any scroll position. */
async function expectSeasonOfGiants(page: Page): Promise<void> {
  await expect(page.locator('.lg-duel use[href*="#pbl-"]')).toHaveCount(2)
  await expect(page.getByRole('heading', { name: /limbs? blown off so far$/ })).toBeVisible()
  await page.setViewportSize({ width: 390, height: 844 })
  await page.evaluate('scrollTo(0, document.documentElement.scrollHeight)')
  const play = page.getByRole('button', { name: /Play now|Setting up the table/ })
  await expect(play).toBeInViewport({ ratio: 1 })
  await expectNoSidewaysScroll(page)
  await page.setViewportSize({ width: 1440, height: 900 })
}

test(
  'LG-KEEP-2, LG-KEEP-6: a keeper league of two people and four programs, from the draft to its champion',
  { tag: '@long' },
  async ({ browser }) => {
    const [ann, bob] = [await person(browser, 'Ann'), await person(browser, 'Bob')]
    const id = await found(ann, { format: 'keeper', events: [{ game: 'pbl', mode: 'regular' }], ...programs(6) })
    await bob.goto(`/#/leagues/${id}`)
    await bob.getByRole('button', { name: 'Join this league' }).click()
    await expect(ann.getByText('Bob', { exact: true })).toBeVisible()
    await ann.getByRole('button', { name: 'Start now' }).click()
    await expect(bob.getByRole('heading', { name: 'Your five' })).toBeVisible()
    await expectAccessible(bob)
    await expectPartsOnPhone(bob)
    const draft = async (page: Page): Promise<void> => {
      for (let picks = 0; picks < 5; picks++) {
        await expect(page.locator('.lg-prompt.mine')).toBeVisible()
        const number = await page.locator('[data-settled]').getAttribute('data-settled')
        await page.locator('.lg-card > button').first().click()
        await page.getByRole('button', { name: /^Take / }).click()
        await expect(page.locator(`.lg-draft [data-settled="${number}"]`)).toBeHidden()
      }
    }
    await Promise.all([draft(ann), draft(bob)])
    await expect(ann.getByRole('heading', { name: 'Keepers', exact: true })).toBeVisible()
    await expectAccessible(ann)
    await expectSeasonOfGiants(ann)
    await Promise.all([playSeason(ann), playSeason(bob, 'Ann')])
    await expect(ann.getByRole('heading', { name: / is champion$/ })).toBeVisible()
    await expect(ann.locator('.lg-table tbody tr')).toHaveCount(6)
    await ann.locator('.lg-table tbody th button').first().click()
    await expect(ann.getByRole('dialog', { name: /^Why is .* above / })).toContainText('decides')
  },
)

test('LG-SAL-9: an auction: lots are named, raised and left, until all have passed', async ({ browser }) => {
  const ann = await person(browser, 'Ann')
  await found(ann, { format: 'salary', events: [{ game: 'pbl', mode: 'regular' }], auction: 'open', purse: 12, ...programs(4) })
  await ann.getByRole('button', { name: 'Start now' }).click()
  const prompt = ann.locator('.lg-prompt.mine')
  await expect(ann.locator('.lg-auction')).toBeVisible()
  const rounds = ann.locator('.lg-grid')
  let raised = false
  for (;;) {
    await expect(prompt.or(rounds)).toBeVisible()
    if (await rounds.isVisible()) break
    const asked = await ann.locator('[data-settled]').getAttribute('data-settled')
    const bid = ann.getByRole('button', { name: /^Bid \d+$/ })
    if (await ann.getByRole('button', { name: 'Pass' }).isVisible()) await ann.getByRole('button', { name: 'Pass' }).click()
    else if (await ann.getByRole('button', { name: /^Nominate .* at 1$/ }).isVisible())
      await ann.getByRole('button', { name: /^Nominate .* at 1$/ }).click()
    else if (!raised && (await bid.isEnabled())) {
      raised = true
      await expectAccessible(ann)
      await bid.click()
    } else await ann.getByRole('button', { name: 'Drop out', exact: true }).click()
    await expect(ann.locator(`.lg-auction [data-settled="${asked}"]`)).toBeHidden()
  }
  await expect(ann.getByRole('heading', { name: 'Keepers', exact: true })).toBeVisible()
  expect(raised).toBe(true)
})

test('LG-KO-1: a cup of twelve with byes, on a desktop and a phone', { tag: '@long' }, async ({ browser }) => {
  const ann = await person(browser, 'Ann')
  await found(ann, { format: 'knockout', events: [{ game: 'gekido', mode: 'duel' }], ...programs(12) })
  await ann.getByRole('button', { name: 'Start now' }).click()
  await expect(ann.locator('.lg-free')).toHaveCount(4)
  await expect(ann.locator('.lg-column')).toHaveCount(4)
  await expectAccessible(ann)
  await ann.getByRole('button', { name: /^Scout / }).click()
  await expect(ann.getByRole('dialog', { name: /^Scout / })).toContainText(/won \d of \d|no match here yet/)
  await ann.keyboard.press('Escape')
  await ann.setViewportSize({ width: 390, height: 844 })
  await ann.getByRole('button', { name: 'Table', exact: true }).click()
  await expect(ann.locator('.lg-bracket')).toBeHidden()
  await ann.getByRole('button', { name: 'Bracket', exact: true }).click()
  await expect(ann.locator('.lg-rounds')).toBeHidden()
  await ann.getByRole('button', { name: 'Final', exact: true }).click()
  await expect(ann.getByRole('button', { name: 'Final', exact: true })).toHaveAttribute('aria-pressed', 'true')
  await expectNoSidewaysScroll(ann)
  await ann.setViewportSize({ width: 1440, height: 900 })
  await playSeason(ann)
  await expect(ann.getByRole('heading', { name: / is champion$/ })).toBeVisible()
  await expect(ann.locator('.lg-podium li')).toHaveCount(3)
  await expect(ann.locator('.lg-column h3 small')).toHaveText(['done', 'done', 'done', 'done'])
  await expect(ann.locator('.lg-tie .lost').first()).toBeVisible()
  await expectAccessible(ann)
})

test.describe('without a network', () => {
  test.use({ serviceWorkers: 'allow' })

  test('a season of the career is played on the device, from its first week to its last', { tag: '@long' }, async ({ page, context }) => {
    await page.goto('/')
    await page.evaluate('navigator.serviceWorker.ready.then(() => true)')
    await expect.poll(() => page.evaluate('navigator.serviceWorker.controller !== null'), { intervals: [50, 100] }).toBe(true)
    await context.setOffline(true)
    await page.goto('/#/leagues/career')
    await page.getByRole('button', { name: 'Begin the season' }).click()
    await expect(page.getByText(/^Week 1 of 5/)).toBeVisible()
    await expectAccessible(page)
    await playSeason(page)
    await expect(page.getByText('AI matches: 10 of 10 played')).toBeHidden()
    await expect(page.getByRole('button', { name: 'Next season' })).toBeVisible()
    await page.reload()
    await expect(champion(page)).toBeVisible()
  })
})
