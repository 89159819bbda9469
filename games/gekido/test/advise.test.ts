import { asked, choose, happen, node, options, outcomes, quickLuck, settle, start } from '@robodrome/kernel'
import { expect, test } from 'vitest'
import { game, type Option } from '../src/index.ts'
import { odds } from '../src/odds/odds.ts'
import type { Gekido } from '../src/state.ts'

/** Every question of a few random duels. */
function* questions(): Generator<{ g: Gekido; seat: number; legal: Option[] }> {
  for (let seed = 1; seed <= 4; seed++) {
    const luck = quickLuck(seed)
    const g = start(game, { mode: 'duel', seats: 2, options: {} })
    for (;;) {
      settle(game, g, luck)
      const [seat] = asked(game, g)
      if (seat === undefined) break
      const legal = options<Option>(game, g, seat)
      yield { g, seat, legal }
      choose(game, g, seat, legal[luck.below(legal.length)])
    }
  }
}

test('GK-ATK-6 a lock is advised the more, the likelier it makes the Command', () => {
  let locks = 0
  for (const { g, seat, legal } of questions()) {
    if (g.stack.at(-1)!.rule !== 'lockDice') continue
    const chances = odds(g, seat)!.answers.map(({ rows }) => rows[0]!.chance)
    const advised = game.advise!(g, seat, legal)!
    const where = (list: readonly number[]) => list.flatMap((value, i) => (Math.max(...list) - value < 1e-9 ? [legal[i]] : []))
    expect(where(advised)).toEqual(where(chances))
    locks++
  }
  expect(locks).toBeGreaterThan(50)
})

test('GK-ATK-5 the Command advised is worth what the position is: the estimate expects it to be named', () => {
  let named = 0
  for (const { g, seat, legal } of questions()) {
    if (g.stack.at(-1)!.rule !== 'nameCommand') continue
    expect(Math.max(...game.advise!(g, seat, legal)!)).toBeCloseTo(game.evaluate!(g)[seat]!)
    named++
  }
  expect(named).toBeGreaterThan(10)
})

test('GK-ATK-8 who has a complete Command is advised to stop; other questions get no advice', () => {
  const seen = new Set<string>()
  for (const { g, seat, legal } of questions()) {
    const rule = g.stack.at(-1)!.rule
    const advised = game.advise!(g, seat, legal)
    expect(rule === 'stopOrRoll' ? advised![0]! > advised![1]! && legal[0]!.kind : 'stop').toBe('stop')
    expect(advised === null).toBe(!['firstMove', 'nameCommand', 'lockDice', 'stopOrRoll'].includes(rule))
    seen.add(rule)
  }
  expect(seen).toContain('stopOrRoll')
  expect(seen).toContain('secondMove')
})

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
  let moves = 0
  for (const { g, seat, legal } of questions()) {
    if (g.stack.at(-1)!.rule !== 'firstMove' || moves++ % 3 !== 0) continue
    const advised = game.advise!(g, seat, legal)!
    for (const [i, option] of legal.entries()) expect(advised[i]).toBeCloseTo(byEveryRoll(g, seat, option), 12)
  }
  expect(moves).toBeGreaterThan(20)
})
