import { fileURLToPath } from 'node:url'
import { gameIds, loadGame } from '@robodrome/games'
import { keptIn } from '@robodrome/proof'
import { expect, test } from 'vitest'

for (const id of gameIds()) {
  const game = (await loadGame(id))!
  test(`what older versions of ${game.title} left behind can still be played`, () => {
    const kept = keptIn(game, fileURLToPath(new URL(`../${id}/test/kept`, import.meta.url)))
    expect(kept.filter(({ problems }) => problems.length > 0)).toEqual([])
  })
}
