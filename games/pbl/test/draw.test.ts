import { asked, choose, node, options, quickLuck, settle, start } from '@robodrome/kernel'
import { expect, test } from 'vitest'
import { game } from '../src/index.ts'

test.each(['quick', 'regular', 'hands'])('the table fits a terminal of 80 columns: %s', (mode) => {
  const settings = { mode, seats: game.modes[mode]!.seats[0]!, options: {} }
  const luck = quickLuck(7)
  const g = start(game, settings)
  for (let i = 0; node(game, g).kind !== 'over'; i++) {
    settle(game, g, luck)
    const seat = asked(game, g)[0]
    if (seat === undefined) break
    const lines = game.draw(game.view(g, seat)).split('\n')
    expect(lines.filter((line) => line.length > 80)).toEqual([])
    const legal = options(game, g, seat)
    choose(game, g, seat, legal[luck.below(legal.length)])
  }
})
