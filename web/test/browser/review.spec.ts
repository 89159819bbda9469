import { loadGame } from '@robodrome/games'
import type { Position } from '@robodrome/kernel'
import { save, Table, type Draft } from '@robodrome/table'
import { expect, type BrowserContext } from '@playwright/test'
import { expectAccessible, expectNoSidewaysScroll, test } from './playing.ts'

/** A Duel that is over: Three of a Kind was named where Four of a Kind was certain as well, then its player left. */
async function keepBattle(context: BrowserContext): Promise<void> {
  const game = (await loadGame('gekido'))!
  const settings = { mode: 'duel', seats: 2, options: {} }
  const position = {
    at: 'lock',
    bots: { 0: { bot: 'MEOW', at: '0,1' }, 1: { bot: 'SLICER', at: '1,0' } },
    attack: { target: 1, roll: 1, free: 'TTTTC' },
  }
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
  await expect(page.getByText('1 of 1 looked at')).toBeVisible({ timeout: 60_000 })
  const verdict = page.locator('.review-verdict')
  await expect(verdict).toContainText('Three of a Kind', { timeout: 60_000 })
  await expect(verdict).toContainText('Four of a Kind')
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
  await expect(lines.getByRole('button', { name: /Line 2/ })).toContainText('from the position itself')
  await page.keyboard.press('1')
  await expect(lines.getByRole('button', { name: /Line 1/, pressed: true })).toContainText('Four of a Kind')
  await expectAccessible(page)
  await page.goBack()
  await expect(verdict).toContainText('Three of a Kind')
  await page.keyboard.press('t')
  await expect(page).toHaveURL(/#\/battle\/(?!over)/)
  await expect(page.locator('.prompt')).toContainText(/Command/)
})

test('a decision becomes a drill, which one tap answers where a tap is enough; an unplayable one before it can be removed', async ({
  page,
  context,
}) => {
  await keepBattle(context)
  await page.goto('/#/review/battle/over')
  await expect(page.locator('.review-drilled')).toBeVisible({ timeout: 60_000 })
  await page.getByRole('link', { name: 'Studies' }).click()
  await expect(page.getByText('No study yet.')).toBeVisible()
  await page.evaluate(() => {
    const book = JSON.parse(localStorage.getItem('robodrome.drills')!)
    const [drill] = book.drills
    drill.due = '2026-01-01'
    const record = `${drill.task.record}0 nonsense\n`
    book.drills.unshift({ ...drill, id: 'against the rules', times: 1, task: { ...drill.task, record } })
    localStorage.setItem('robodrome.drills', JSON.stringify(book))
    const settings = JSON.parse(localStorage.getItem('robodrome.settings')!)
    localStorage.setItem('robodrome.settings', JSON.stringify({ ...settings, confirm: 'tap' }))
  })
  await page.goto('/#/drills/go')
  await page.reload()
  await page.getByRole('button', { name: 'Remove it and go on' }).click()
  await page.getByRole('button', { name: /^Four of a Kind/ }).click()
  await expect(page.locator('.drilling-result')).toContainText('Right')
})
