import { expect, type Browser, type Page, type WebSocketRoute } from '@playwright/test'
import { game } from '@robodrome/gekido'
import { Match, options } from '@robodrome/kernel'
import { commitment, fairLuck, readRecord, resultLine, writeRecord } from '@robodrome/table'
import { chips, expectAccessible, guesses, pickOne, stepOf, test } from './playing.ts'

const guest = async (browser: Browser): Promise<Page> => (await browser.newContext()).newPage()

/** The player who must choose makes one decision and waits until the step has changed. */
async function oneDecision(pages: readonly Page[]): Promise<void> {
  const asked = pages[0]!.locator('.prompt:not(.wait)').or(pages[0]!.locator('.prompt.wait'))
  await expect(asked).toBeVisible()
  await expect.poll(async () => (await Promise.all(pages.map((page) => chips(page).count()))).some((count) => count > 0)).toBe(true)
  for (const page of pages) {
    if ((await chips(page).count()) === 0) continue
    const step = await stepOf(page)
    await chips(page).first().click()
    await page.locator('.prompt .button.primary').click()
    await expect.poll(() => stepOf(page), { intervals: [10, 20, 50] }).not.toBe(step)
    return
  }
}

/** Makes a match of the same people with the same contributions to the dice, but with a seed that the host picked afterwards. */
function otherDice(text: string): string {
  const { seal: _seal, ...record } = readRecord(text)
  const seed = 'cd'.repeat(32)
  const match = new Match(game, record.settings, fairLuck(seed, record.contributions))
  for (let [seat] = match.asked(); seat !== undefined; [seat] = match.asked()) match.take(seat, options(game, match.position, seat)[0])
  return writeRecord({ ...record, seed, commitment: commitment(seed), result: resultLine(game, match.position), entries: match.entries })
}

test('two people by link: join in two clicks, chat, a reload and a lost network in mid-battle, resign, rematch', async ({ browser }) => {
  const host = await guest(browser)
  await host.goto('/')
  await host.getByRole('button', { name: 'Invite a friend' }).click()
  await pickOne(host, 'Online')
  await host.getByRole('button', { name: 'Open the table' }).click()
  await expect(host.getByRole('heading', { name: 'Gekido: waiting for players' })).toBeVisible()
  await expectAccessible(host)
  for (const [opens, sheet] of [
    ['Rulebook (R)', 'Rulebook'],
    ['Settings', 'Settings'],
  ] as const) {
    await host.getByRole('button', { name: opens, exact: true }).click()
    await expect(host.getByRole('dialog', { name: sheet })).toBeVisible()
    await host.keyboard.press('Escape')
    await expect(host.getByRole('dialog')).toBeHidden()
  }

  const friend = await guest(browser)
  await friend.goto(host.url())
  await friend.getByLabel('Your name at the table').fill('Sol')
  await friend.getByRole('button', { name: 'Take seat 2' }).click()
  await expect(host.getByText('Sol is not ready yet')).toBeVisible()
  await friend.getByRole('button', { name: 'Ready' }).click()
  const pages = [host, friend]
  for (const page of pages) await expect(page.locator('.table')).toBeVisible()
  for (let i = 0; i < 8; i++) await oneDecision(pages)

  await friend.reload()
  await expect(friend.locator('.table')).toBeVisible()
  await expect.poll(() => stepOf(friend)).toBe(await stepOf(host))
  for (let i = 0; i < 4; i++) await oneDecision(pages)

  await host.context().setOffline(true)
  await host.context().setOffline(false)
  for (let i = 0; i < 4; i++) await oneDecision(pages)

  // In a wide window, the chat is next to the board. On a phone, it is a sheet, and its button carries a mark.
  const tab = host.getByRole('group', { name: 'Log or chat' }).getByRole('button', { name: 'Chat' })
  await tab.click()
  await host.getByPlaceholder('Say something').fill('Good luck')
  await host.getByRole('button', { name: 'Send' }).click()
  await expect(host.locator('.desk').getByText('Good luck')).toBeVisible()
  await expect(host.getByRole('dialog')).toHaveCount(0)
  await expectAccessible(host)
  await friend.setViewportSize({ width: 390, height: 844 })
  await friend.getByRole('button', { name: 'Chat, 1 unread' }).click()
  await expect(friend.getByRole('dialog', { name: 'Chat' }).getByText('Good luck')).toBeVisible()
  await friend.keyboard.press('Escape')
  await expect(friend.getByRole('button', { name: 'Chat', exact: true })).toBeVisible()
  await friend.setViewportSize({ width: 1440, height: 900 })

  const watcher = await guest(browser)
  await watcher.goto(host.url())
  await expect(watcher.locator('.prompt .question')).toHaveText('Watching')
  await expectAccessible(watcher)

  // A host who picks another seed after learning all contributions can show the friend a consistent record.
  await friend.route('**/record', async (route) => route.fulfill({ body: otherDice(await (await route.fetch()).text()) }))
  await friend.getByRole('button', { name: 'Menu' }).first().click()
  await friend.getByRole('button', { name: 'Resign' }).click()
  await friend.getByRole('dialog').getByRole('button', { name: 'Resign' }).click()
  const after = host.getByRole('dialog', { name: 'After the battle' })
  await expect(after).toContainText('You win')
  await after.getByRole('button', { name: 'Verify' }).click()
  await expect(after.getByText(/Proven: all \d+ outcomes follow from what this device saw/)).toBeVisible()
  const deceived = friend.getByRole('dialog', { name: 'After the battle' })
  await deceived.getByRole('button', { name: 'Verify' }).click()
  await expect(deceived.getByText(/The record is not valid: line \d+: the host committed to/)).toBeVisible()
  await expect(after.getByText(/^The turning point/)).toBeVisible()
  await expect(after.getByRole('heading', { name: /^Luck .*exact$/ })).toBeVisible()
  await after.getByRole('button', { name: 'Watch it' }).click()
  await expect(host.locator('.stage.replaying')).toBeVisible()
  await host.keyboard.press('/')
  await host.getByRole('button', { name: 'Show result' }).click()
  await after.getByRole('button', { name: 'Rematch' }).click()
  await expect(friend.getByRole('button', { name: 'Go to rematch' })).toBeVisible()
})

test(
  'a network that stays away: after a while the battle goes on against a program, from a copy of what the seat knows',
  { tag: '@long' },
  async ({ browser }) => {
    const host = await guest(browser)
    const sockets: WebSocketRoute[] = []
    let cut = false
    // Whether the page has a copy of the latest position shown to it.
    let copied = false
    await host.routeWebSocket(/socket/, (socket) => {
      if (cut) return void socket.close()
      socket.connectToServer().onMessage((message) => {
        const text = String(message)
        if (/^{"type":"(snapshot|change)"/.test(text)) copied = false
        else if (text.includes('"answer":{"game":"gekido"')) copied = true
        socket.send(message)
      })
      sockets.push(socket)
    })
    await host.clock.install()
    await host.goto('/')
    await host.getByRole('button', { name: 'Invite a friend' }).click()
    await pickOne(host, 'Online')
    await host.getByRole('button', { name: 'Open the table' }).click()
    await expect(host.getByRole('heading', { name: 'Gekido: waiting for players' })).toBeVisible()
    const friend = await guest(browser)
    await friend.goto(host.url())
    await friend.getByRole('button', { name: 'Take seat 2' }).click()
    await host.getByRole('button', { name: 'Start now' }).click()
    for (let i = 0; i < 4; i++) await oneDecision([host, friend])
    // The server's dice are random, so the host is disconnected while it is their move: then no AI moves first in the comparison below. A
    // copy and an estimate of the win chance (the chart needs two) arrive when no other step follows for a moment. A busy server may refuse
    // them, in which case they come with the next step.
    for (;;) {
      await expect.poll(async () => (await chips(host).count()) + (await chips(friend).count())).toBeGreaterThan(0)
      const isAnswered = await expect
        .poll(() => copied, { timeout: 10_000 })
        .toBe(true)
        .then(
          () => true,
          () => false,
        )
      if (isAnswered && (await guesses(host)) >= 2 && (await chips(host).count()) > 0) break
      await oneDecision([host, friend])
    }
    await expect.poll(() => stepOf(host)).toBe(await stepOf(friend))
    await expect(host.getByRole('img', { name: /^You .* %/ })).toBeVisible()
    const arena = await host.locator('.stage [role=grid]').textContent()

    cut = true
    for (const socket of sockets) await socket.close()
    await host.clock.runFor(30_000)
    await expect(host.locator('.prompt .question')).toHaveText('Reconnecting')
    await expectAccessible(host)
    await host.getByRole('button', { name: 'Play on against AI from here' }).click()
    await expect(host.locator('.prompt:not(.wait)')).toBeVisible()
    expect(await host.locator('.stage [role=grid]').textContent()).toBe(arena)
    const step = await stepOf(host)
    await chips(host).first().click()
    await host.locator('.prompt .button.primary').click()
    await expect.poll(() => stepOf(host)).not.toBe(step)
  },
)
