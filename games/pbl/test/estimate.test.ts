import { asked, choose, options, quickLuck, settle, start, type Settings } from '@robodrome/kernel'
import { game } from '@robodrome/pbl'
import { describe, expect, test } from 'vitest'

const modes: Settings[] = [
  { mode: 'quick', seats: 2, options: {} },
  { mode: 'quick', seats: 3, options: {} },
]

describe('the estimate', () => {
  test('tells its features apart by name', () => {
    expect(new Set(game.features!.names).size).toBe(game.features!.names.length)
  })

  test('shares one point out among the robots, from the first question to the last', () => {
    for (const settings of modes) {
      const luck = quickLuck(settings.seats)
      const g = start(game, settings)
      settle(game, g, luck)
      for (let seat = asked(game, g)[0]; seat !== undefined; seat = asked(game, g)[0]) {
        const values = game.evaluate!(g)
        expect(values.reduce((sum, value) => sum + value, 0)).toBeCloseTo(1)
        expect(game.features!.of(g, seat)).toHaveLength(game.features!.names.length)
        const legal = options(game, g, seat)
        choose(game, g, seat, legal[luck.below(legal.length)]!)
        settle(game, g, luck)
      }
      const [won] = game.result(g)!.ranking
      won!.forEach((seat) => expect(game.evaluate!(g)[seat]).toBeCloseTo(1 / won!.length))
    }
  })
})
