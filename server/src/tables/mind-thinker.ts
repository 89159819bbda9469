import { quickLuck } from '@robodrome/kernel'
import { minds, pose, ruleOfThumb } from '@robodrome/minds'
import { MindPool } from '@robodrome/minds/node'
import type { Thinker } from './thinker.ts'

/** How long a mind thinks about a move: people at the table wait for it. */
const BUDGET = { ms: 600 }

/** The minds of the house, in threads of their own, so that no table waits for another's thinking. */
export function mindThinker(luck = quickLuck(Date.now()), games = import.meta.resolve('@robodrome/games')): Thinker {
  const pool = new MindPool(games)
  return {
    // The rule of thumb fills in for whoever is away: it is strong enough, and answers at once.
    names: [ruleOfThumb.id, ...Object.keys(minds).filter((id) => id !== ruleOfThumb.id)],
    async choose(mind, game, settings, imagined, seat) {
      const { option } = await pool.think(mind, pose(game, settings, imagined, seat, luck), BUDGET)
      return option.text
    },
    close: () => pool.close(),
  }
}
