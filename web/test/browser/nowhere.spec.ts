import { expect } from '@playwright/test'
import { expectAccessible, test } from './playing.ts'

const NOBODY = 'a'.repeat(20)
const LEAGUE = 'This league does not exist, or is not open to you.'
const TABLE = 'This table cannot be opened'

/** Links that lead nowhere, with what the page says and where it leads next. Well-formed and malformed ids get the same message. */
const NOWHERE: readonly (readonly [address: string, says: string, way: string])[] = [
  ['/#/nonsense', 'There is nothing at this address', 'Back to the lobby'],
  ['/#/rules/nonsense', 'There is nothing at this address', 'Back to the lobby'],
  ['/#/opponents/nonsense', 'This invitation has been used or has expired.', 'Play'],
  ['/#/table/nonsense', TABLE, 'Back to the lobby'],
  ['/#/table/aaaaaaaaaaaa', TABLE, 'Back to the lobby'],
  ['/#/table/a%20b', 'There is nothing at this address', 'Back to the lobby'],
  ['/t/aaaaaaaaaaaa', TABLE, 'Back to the lobby'],
  ['/#/battle/nonsense', TABLE, 'Back to the lobby'],
  ['/#/replay/nonsense', 'This replay cannot be opened', 'Back to the lobby'],
  ['/#/leagues/nonsense', LEAGUE, 'All leagues'],
  ['/#/leagues/aaaaaaaaaaaa', LEAGUE, 'All leagues'],
  ['/#/leagues/nonsense/organise', LEAGUE, 'All leagues'],
  ['/#/u/nonsense', 'There is nobody by that name', 'Leaderboards'],
  [`/#/u/${NOBODY}`, 'There is nobody by that name', 'Leaderboards'],
  ['/#/learn/gekido/nonsense', 'There is no such puzzle.', 'Back to learning'],
  ['/#/learn/gekido/lock/nonsense', 'There is no such puzzle.', 'Back to learning'],
]

test('a visitor whose link leads nowhere is told so plainly, with a way on', { tag: '@long' }, async ({ page }) => {
  for (const [address, says, way] of NOWHERE) {
    await page.goto('about:blank')
    await page.goto(address)
    await expect(page.getByText(says).first(), address).toBeVisible()
    await expect(page.getByRole('link', { name: way }).first(), address).toBeVisible()
  }
  await expectAccessible(page)
})
