import { loadGame } from '@robodrome/games'
import { asked, options, quickLuck, settle, start, write, type Position } from '@robodrome/kernel'
import { expect, test } from 'vitest'
import { mindThinker } from '../src/tables/mind-thinker.ts'

test('the minds of the house answer from their threads with a legal move', async () => {
  const game = (await loadGame('gekido'))!
  const settings = { mode: 'duel', seats: 2, options: { bots: ['SLICER', 'MEOW'] } }
  const g = start(game, settings) as Position
  settle(game, g, quickLuck(4))
  const seat = asked(game, g)[0]!
  const legal = options(game, g, seat).map((option) => write(game, g, option))
  const thinker = mindThinker(quickLuck(1), new URL('../../games/dist/registry.js', import.meta.url).href)
  try {
    expect(thinker.names).toEqual(['rule-of-thumb', 'random', 'search'])
    for (const mind of thinker.names) {
      expect(legal).toContain(await thinker.choose(mind, game, settings, game.imagine(g, seat, quickLuck(2)) as Position, seat))
    }
  } finally {
    await thinker.close()
  }
})
