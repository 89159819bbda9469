import { asked, choose, node, options, outcomes, quickLuck, settle, start } from '@robodrome/kernel'
import { expect, test } from 'vitest'
import { game, type Option } from '../src/index.ts'

/** Checks all results of rolls in random games. Returns how many were checked, and in how many of these a Command had been named. */
function weigh(mode: 'duel' | 'standard', seeds: readonly number[]): { looked: number; named: number; greatest: number } {
  const found = { looked: 0, named: 0, greatest: 0 }
  for (const seed of seeds) {
    const luck = quickLuck(seed)
    const g = start(game, { mode, seats: mode === 'duel' ? 2 : 3, options: {} })
    for (;;) {
      settle(game, g, luck)
      const [seat] = asked(game, g)
      if (seat === undefined) break
      const legal = options<Option>(game, g, seat)
      choose(game, g, seat, legal[luck.below(legal.length)]!)
      if (node(game, g).kind !== 'chance' || g.stack.at(-1)!.rule !== 'rollDice') continue
      const total = Array.from({ length: g.seats }, () => 0)
      for (const [fall, ways] of outcomes(game, g)!) {
        const brought = game.insight!.windfall!(g, fall)!
        brought.forEach((value, each) => (total[each]! += ways * value))
        found.greatest = Math.max(found.greatest, Math.abs(brought[g.active]!))
      }
      for (const sum of total) expect(sum).toBeCloseTo(0, 8)
      found.looked++
      if (g.attack!.command !== '') found.named++
    }
  }
  return found
}

test('GK-DICE-6, GK-ATK-3 the windfall of a roll is zero on average, before and after a Command is named', () => {
  const { looked, named, greatest } = weigh('duel', [1, 2, 3, 4])
  expect(looked).toBeGreaterThan(60)
  expect(named).toBeGreaterThan(20)
  expect(greatest).toBeGreaterThan(0.05)
})

test('GK-DICE-4, GK-EFF-4 also with cards and three seats', () => {
  const { looked, named } = weigh('standard', [1, 2])
  expect(looked).toBeGreaterThan(30)
  expect(named).toBeGreaterThan(10)
})

test('other luck has no windfall', () => {
  const g = start(game, { mode: 'duel', seats: 2, options: {} })
  const luck = quickLuck(1)
  while (node(game, g).kind === 'choice') choose(game, g, asked(game, g)[0]!, options(game, g, asked(game, g)[0]!)[0])
  expect(g.stack.at(-1)!.rule).not.toBe('rollDice')
  expect(game.insight!.windfall!(g, luck.below(2))).toBeNull()
})
