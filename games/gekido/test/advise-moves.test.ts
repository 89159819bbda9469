import { asked, choose, happen, node, options, outcomes, quickLuck, settle, start } from '@robodrome/kernel'
import { expect, test } from 'vitest'
import { game, type Gekido, type Option } from '@robodrome/gekido'

/** What an option brings a seat, by going through every outcome of the roll that follows it. */
function byEveryRoll(g: Gekido, seat: number, option: Option): number {
  const after = game.clone(g)
  choose(game, after, seat, option)
  if (node(game, after).kind !== 'chance') return game.evaluate!(after)[seat]!
  let sum = 0
  let weights = 0
  for (const [outcome, weight] of outcomes(game, after)!) {
    const then = game.clone(after)
    happen(game, then, outcome)
    sum += weight * game.evaluate!(then)[seat]!
    weights += weight
  }
  return sum / weights
}

test('GK-MOVE-2 what a move is worth before the first roll is what going through all rolls gives', () => {
  let compared = 0
  for (let seed = 1; compared < 12; seed++) {
    const luck = quickLuck(seed)
    const g = start(game, { mode: seed % 3 === 0 ? 'standard' : 'duel', seats: 2, options: { randomBots: true } })
    for (settle(game, g, luck); asked(game, g).length > 0; settle(game, g, luck)) {
      const seat = asked(game, g)[0]!
      const legal = options<Option>(game, g, seat)
      if (g.stack.at(-1)!.rule === 'firstMove' && luck.below(4) === 0) {
        const told = game.advise!(g, seat, legal)
        legal.forEach((option, i) => expect(told![i]).toBeCloseTo(byEveryRoll(g, seat, option), 12))
        compared++
        break
      }
      choose(game, g, seat, legal[luck.below(legal.length)])
    }
  }
})
