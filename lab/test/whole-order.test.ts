import { loadGame } from '@robodrome/games'
import { asked, choose, quickLuck, ready, settle } from '@robodrome/kernel'
import { ask, ruleOfThumb } from '@robodrome/minds'
import { expect, test } from 'vitest'

const PLAYOUTS = 8

test('an order is looked through to its end: of several bots the one is moved that can attack from where it stops', async () => {
  const game = (await loadGame('aimbots'))!
  const settings = { mode: 'duel', seats: 2, options: {} }
  const bots = ['R:Hammer@d2/1', 'R:Jack@a1', 'R:Jack@g1', 'R:Jack@a3', 'B:Scavenger@d6{2,5}', 'B:Turtle@g7']
  const luck = quickLuck(1)
  for (let seed = 1; seed <= 6; seed++) {
    const g = ready(game, game.arrange({ bots }, settings))
    const made: string[] = []
    for (let seat = asked(game, g)[0]; seat === 0 && !made.includes('attack'); seat = asked(game, g)[0]) {
      const { option } = ask(ruleOfThumb, game, settings, g, seat, quickLuck(seed), { playouts: PLAYOUTS })
      made.push((option.value as { kind: string }).kind)
      choose(game, g, seat, option.value)
      settle(game, g, luck)
    }
    expect(made.at(-1)).toBe('attack')
  }
})
