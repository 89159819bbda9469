import { asked, choose, happen, node, options, outcomes, quickLuck, settle, start } from '@robodrome/kernel'
import { expect, test } from 'vitest'
import { game, type Option } from '../src/index.ts'
import type { Gekido } from '../src/state.ts'

/**
 * The value of a position averaged over every roll. Null if some result leaves nothing to lock, because the next roll then follows at once.
 */
function byEveryFall(g: Gekido): number[] | null {
  const total = Array.from({ length: g.seats }, () => 0)
  const falls = outcomes(game, g)!
  const weights = falls.reduce((sum, [, weight]) => sum + weight, 0)
  for (const [fall, weight] of falls) {
    const after = game.clone(g)
    happen(game, after, fall)
    if (node(game, after).kind === 'chance') return null
    game.insight!.evaluate!(after).forEach((value, seat) => (total[seat]! += (weight / weights) * value))
  }
  return total
}

/**
 * Checks rolls that follow choices in random games. Returns the questions after them, and how many of them were compared with brute force.
 */
function compare(mode: 'duel' | 'standard', seeds: readonly number[]): { questions: Set<string>; finals: number; compared: number } {
  const found = { questions: new Set<string>(), finals: 0, compared: 0 }
  for (const seed of seeds) {
    const luck = quickLuck(seed)
    const g = start(game, { mode, seats: mode === 'duel' ? 2 : 3, options: {} })
    for (;;) {
      settle(game, g, luck)
      const [seat] = asked(game, g)
      if (seat === undefined) break
      const legal = options<Option>(game, g, seat)
      const option = legal[luck.below(legal.length)]!
      const question = g.stack.at(-1)!.rule
      choose(game, g, seat, option)
      const expected = node(game, g).kind === 'chance' ? game.insight!.expects!(g) : null
      if (expected === null) continue
      const slow = byEveryFall(g)
      if (slow === null) continue
      expected.forEach((value, each) => expect(value).toBeCloseTo(slow[each]!, 10))
      found.questions.add(question)
      found.compared++
      if (g.attack!.roll === g.attack!.limit) found.finals++
    }
  }
  return found
}

test('GK-DICE-6, GK-ATK-3 the expected value of a roll is the average over all results', () => {
  const { questions, finals, compared } = compare('duel', [1, 2, 3, 4, 5, 6])
  expect(compared).toBeGreaterThan(100)
  expect(finals).toBeGreaterThan(10)
  for (const question of ['firstMove', 'defenderWindow', 'lockDice']) expect(questions).toContain(question)
})

test('GK-DICE-4, GK-EFF-4 also with cards: a sixth die, a withheld die, a respin', () => {
  const { questions, compared } = compare('standard', [1, 2, 3])
  expect(compared).toBeGreaterThan(50)
  for (const question of ['preWindow', 'attackerWindow', 'defenderWindow']) expect(questions).toContain(question)
})
