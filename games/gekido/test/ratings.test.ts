import { asked, choose, options, settle, quickLuck, start } from '@robodrome/kernel'
import { expect, test } from 'vitest'
import { game, makeGame, STANDARD, type Option } from '../src/index.ts'
import { factorOf } from '../src/ratings.ts'
import type { Gekido } from '../src/state.ts'

const WAYS = [
  { mode: 'duel', seats: 2, best: 'PYTRON' },
  { mode: 'standard', seats: 2, best: 'VREX' },
] as const

/** The estimated value of each remaining Bot to the choosing seat. */
function worths(of: typeof game, g: Gekido, seat: number, estimate = of.insight!.evaluate!): Map<string, number> {
  return new Map(
    options<Option>(of, g, seat).map((option) => {
      const after = of.clone(g)
      choose(of, after, seat, option)
      return [after.bots[seat]!.bot, estimate(after)[seat]!]
    }),
  )
}

const best = (of: ReadonlyMap<string, number>): string => [...of].toSorted((a, b) => b[1] - a[1])[0]![0]

test.each(WAYS)('GK-SET-2 the estimate prefers Bots that win more often: $mode', (way) => {
  const g = start(game, { mode: way.mode, seats: way.seats, options: {} })
  const first = worths(game, g, 0)
  expect(best(first)).toBe(way.best)
  expect(new Set(first.values()).size).toBeGreaterThan(3)
  // The average Bot is worth one seat's share, so choosing first gives no advantage.
  const average = [...first.values()].reduce((sum, worth) => sum + worth, 0) / first.size
  expect(average).toBeCloseTo(1 / way.seats, 1)
})

test('GK-SET-2 in a Duel the last player rates Bots against the opponent’s Bot, not on average', () => {
  const g = start(game, { mode: 'duel', seats: 2, options: {} })
  const average = worths(game, g, 0)
  choose(
    game,
    g,
    0,
    options<Option>(game, g, 0).find((option) => 'bot' in option && option.bot === 'PYTRON')!,
  )
  const against = worths(game, g, 1)
  expect(average.get('TETSU')!).toBeGreaterThan(average.get('MEOW')!)
  expect(against.get('TETSU')!).toBeLessThan(against.get('MEOW')!)
  expect(best(against)).toBe('MEOW')
})

test('GK-SET-2 a Bot that wins often lowers the value for all other seats', () => {
  const g = start(game, { mode: 'duel', seats: 2, options: {} })
  const strong = best(worths(game, g, 0))
  const against = options<Option>(game, g, 0).map((option) => {
    const after = game.clone(g)
    choose(game, after, 0, option)
    return { bot: after.bots[0]!.bot, left: Math.max(...worths(game, after, 1).values()) }
  })
  expect(strong).toBe('PYTRON')
  expect(against.toSorted((a, b) => a.left - b.left)[0]!.bot).toBe(strong)
})

test('in a battle with equal states the stronger Bot leads by its rating', () => {
  const g = start(game, { mode: 'duel', seats: 2, options: { bots: ['PYTRON', 'SLICER'] } })
  settle(game, g, quickLuck(1))
  expect(asked(game, g)).toHaveLength(1)
  const [pytron, slicer] = game.insight!.evaluate!(g)
  expect(pytron! / slicer!).toBeCloseTo(factorOf(g, 0) / factorOf(g, 1))
  expect(pytron!).toBeCloseTo(0.75)
})

test.each([3, 4])('with %i players no Bot is rated above its dice, because all others would attack it', (seats) => {
  const known = worths(game, start(game, { mode: 'standard', seats, options: {} }), 0)
  expect(best(known)).toBe('TETSU')
  expect(new Set(known.values()).size).toBe(2)
})

test('Bots of another box are rated by their dice only', () => {
  const other = makeGame({ ...STANDARD, id: 'renumbered' })
  const settings = { mode: 'standard', seats: 2, options: {} }
  const g = start(other, settings)
  const known = worths(other, g, 0)
  expect(best(known)).toBe('TETSU')
  expect(new Set(known.values()).size).toBe(2)
})
