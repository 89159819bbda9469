import { loadGame } from '@robodrome/games'
import type { Position } from '@robodrome/kernel'
import { save, Table, writeRecord, type Draft } from '@robodrome/table'
import { expect, type BrowserContext } from '@playwright/test'
import { expectAccessible, expectNoSidewaysScroll, test } from './playing.ts'

const settings = { mode: 'duel', seats: 2, options: {} }
const position = {
  at: 'lock',
  bots: { 0: { bot: 'MEOW', at: '0,1' }, 1: { bot: 'SLICER', at: '1,0' } },
  attack: { target: 1, roll: 1, free: 'TTTTC' },
}

/** A finished Duel: Three of a Kind was named where Four of a Kind was certain as well, then its player left. */
async function keepBattle(context: BrowserContext): Promise<void> {
  const game = (await loadGame('gekido'))!
  const from = save(game, game.arrange(position, settings) as Position)
  const seats = [
    { kind: 'person', name: 'Mara' },
    { kind: 'mind', name: 'Kuro', mind: 'random' },
  ]
  const seed = '07'.repeat(32)
  const planned = [{ kind: 'open' as const }, { kind: 'mind' as const, name: 'Kuro', mind: 'random' }]
  const table = new Table({
    id: 'local',
    game,
    settings,
    seats: planned,
    public: false,
    clock: null,
    absence: 'answers',
    host: 'here',
    seed,
    createdAt: 0,
    from,
  })
  const drafts: Draft[] = [
    { kind: 'sit', seat: 0, guest: 'here', name: 'Mara', promise: null },
    { kind: 'start', minds: [] },
    { kind: 'choose', seat: 0, text: 'command Three of a Kind' },
    { kind: 'leave', seat: 0 },
  ]
  const steps = drafts.map((draft) => table.perform(draft, 0))
  const saved = {
    id: 'over',
    game: 'gekido',
    settings,
    seats,
    seed,
    steps,
    branch: true,
    guided: false,
    from,
    changed: 1,
    asked: [],
    over: true,
    result: table.course!.result(),
  }
  await context.addInitScript((text) => localStorage.setItem('robodrome.table.over', text), JSON.stringify(saved))
}

test('the review opens from the end of a battle, explains its costly decision, and leads to trying it again', async ({ page, context }) => {
  await keepBattle(context)
  await page.goto('/#/battle/over')
  await page.getByRole('link', { name: 'Review my decisions' }).click()
  await expect(page).toHaveURL(/#\/review\/battle\/over$/)
  await expect(page.getByText('1 of 1 decisions examined')).toBeVisible({ timeout: 60_000 })
  const verdict = page.locator('.review-verdict')
  await expect(verdict).toContainText('Three of a Kind', { timeout: 60_000 })
  await expect(verdict).toContainText('Four of a Kind')
  await expect(page.getByRole('link', { name: 'Studies' })).toHaveAttribute('href', '#/study')
  await expect(page.locator('.review-why li').first()).toContainText(/Kuro has \d+\.\d Structure left.*Checked.*explains \d+\s%/)
  await expectAccessible(page)
  await page.setViewportSize({ width: 390, height: 844 })
  await expectNoSidewaysScroll(page)
  await page.setViewportSize({ width: 1440, height: 900 })
  // The findings are stored, so they appear at once.
  await page.reload()
  await expect(verdict).toContainText('Three of a Kind')
  await page.keyboard.press('a')
  await expect(page).toHaveURL(/#\/analysis\/battle\/over\/0\/0$/)
  const view = page.getByRole('region', { name: /AI’s view/ })
  await view.getByRole('button', { name: /Four of a Kind/ }).click({ timeout: 30_000 })
  const lines = page.getByRole('region', { name: 'Lines from here' })
  await expect(lines.getByRole('button', { name: /Line 1/ })).toContainText('Four of a Kind')
  await page.keyboard.press('n')
  await page.keyboard.press('u')
  await expect(lines.getByRole('button', { name: /Line 2/ })).toContainText('from the starting position')
  await page.keyboard.press('1')
  await expect(lines.getByRole('button', { name: /Line 1/, pressed: true })).toContainText('Four of a Kind')
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Share as a study' }).click()
  await expect(page).toHaveURL(/#\/study\/here\//)
  await expect(page.getByRole('grid')).toBeVisible()
  await page.keyboard.press('1')
  await expect(page.getByRole('button', { name: /^Line 1/, pressed: true })).toBeVisible()
  await expectAccessible(page)
  await page.goBack()
  await page.goBack()
  await expect(verdict).toContainText('Three of a Kind')
  await page.keyboard.press('t')
  await expect(page).toHaveURL(/#\/battle\/(?!over)/)
  await expect(page.locator('.prompt')).toContainText(/Command/)
})

/** Two drills for that decision, the first of which is against the rules. One tap is enough for an answer. */
async function keepDrills(context: BrowserContext): Promise<void> {
  const game = (await loadGame('gekido'))!
  const head = { game: 'gekido', version: game.version, settings, players: ['Mara', 'Kuro'], contributions: [] }
  const reason = { claim: { subject: 'gekido rival structure', chosen: 8, better: 4, cases: 60 }, share: 0.9 }
  const drill = (id: string, record: string) => ({
    id,
    game: 'gekido',
    kind: 'attack',
    cost: 0.1,
    day: '2026-01-01',
    task: {
      record,
      from: save(game, game.arrange(position, settings) as Position),
      seat: 0,
      chosen: ['command Three of a Kind'],
      better: ['command Four of a Kind'],
      reasons: [reason],
    },
    twin: null,
    step: 1,
    due: '2026-01-02',
    times: 1,
    isTwinPassed: false,
  })
  const record = writeRecord({ ...head, entries: [] })
  const book = {
    format: 'robodrome drills 1',
    drills: [drill('b', record), { ...drill('a', `${record}0 nonsense\n`), due: '2026-01-01' }],
    battles: [],
    log: { day: '2026-01-01', done: 0, fresh: 0 },
  }
  await context.addInitScript((text) => {
    localStorage.setItem('robodrome.drills', text)
    localStorage.setItem('robodrome.settings', '{"name":"Mara","confirm":"tap"}')
  }, JSON.stringify(book))
}

test('where one tap answers, a drill is judged; one against the rules says so and can be removed', async ({ page, context }) => {
  await keepDrills(context)
  await page.goto('/#/drills')
  await expect(page.getByText('This drill can no longer be played.').first()).toBeVisible()
  await expectAccessible(page)
  await page.goto('/#/drills/go')
  await expect(page.getByRole('heading', { name: 'This drill can no longer be played.' })).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Remove it and go on' }).click()
  await page.getByRole('button', { name: /^Four of a Kind/ }).click()
  await expect(page.locator('.drilling-result')).toContainText('Right')
  await expect(page.getByText('2 of 2')).toBeVisible()
})
