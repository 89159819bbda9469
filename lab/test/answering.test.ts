import { loadGame } from '@robodrome/games'
import { asked, choose, options, quickLuck, settle, start, type Any, type Game } from '@robodrome/kernel'
import { adviser, pose, questionOf } from '@robodrome/minds'
import { expect, test } from 'vitest'

/** How many evaluations a mind may still need after its thinking time to report the result. */
const MOST = 1_000

test.each([
  ['gekido', 'duel'],
  ['aimbots', 'duel'],
  ['volt', 'basic'],
  ['pbl', 'quick'],
])(
  '%s: an AI opponent whose time is over answers, and does not begin to think about what it tells',
  { timeout: 120_000 },
  async (id, mode) => {
    const game = (await loadGame(id))!
    let judged = 0
    const { evaluate, learnable } = game.insight!
    const counting: Game = {
      ...game,
      insight: {
        ...game.insight,
        evaluate: (g: Any) => (judged++, evaluate!(g)),
        ...(learnable && { learnable: { ...learnable, standings: (g: Any) => (judged++, learnable.standings(g)) } }),
      },
    }
    const settings = { mode, seats: 2, options: {} }
    const luck = quickLuck(3)
    const g = start(game, settings)
    let most = 0
    for (let i = 0; i < 60; i++) {
      settle(game, g, luck)
      const [seat] = asked(game, g)
      if (seat === undefined) break
      const thought = adviser.think(questionOf(counting, pose(game, settings, g, seat, luck)))
      for (let tries = 0; tries < 12 && thought.further(); tries++);
      const before = judged
      thought.decision()
      most = Math.max(most, judged - before)
      const legal = options(game, g, seat)
      choose(game, g, seat, legal[luck.below(legal.length)])
    }
    expect(judged).toBeGreaterThan(0)
    expect(most).toBeLessThan(MOST)
  },
)
