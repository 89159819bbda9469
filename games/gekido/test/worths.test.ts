import { asked, choose, options, quickLuck, settle, start } from '@robodrome/kernel'
import { expect, test } from 'vitest'
import { game, type Option } from '../src/index.ts'
import { byName, withOthers, WORTHS } from '../src/worths.ts'

test('the names cover all worths and can be read back', () => {
  const names = byName(WORTHS)
  expect(Object.values(names).every((worth) => worth > 0)).toBe(true)
  expect(withOthers(WORTHS, names)).toEqual(WORTHS)
  expect(withOthers(WORTHS, { 'cards.flip': 9, armor: 2 })).toEqual({ ...WORTHS, armor: 2, cards: { ...WORTHS.cards, flip: 9 } })
})

test('the estimate, its advice and its expectations depend only on the given worths', () => {
  const { worths, judgedBy } = game.insight!.thinking!
  const same = judgedBy!(worths!)
  const other = judgedBy!({ ...worths, armor: 3, steep: 1, 'cards.flip': 9 })
  const differ = { evaluate: 0, advise: 0, expects: 0 }
  for (let seed = 1; seed <= 2; seed++) {
    const luck = quickLuck(seed)
    const g = start(game, { mode: 'standard', seats: 2, options: {} })
    for (;;) {
      expect(same.expects!(g)).toEqual(game.insight!.expects!(g))
      if (JSON.stringify(other.expects!(g)) !== JSON.stringify(game.insight!.expects!(g))) differ.expects++
      settle(game, g, luck)
      const [seat] = asked(game, g)
      if (seat === undefined) break
      const legal = options<Option>(game, g, seat)
      expect(same.evaluate!(g)).toEqual(game.insight!.evaluate!(g))
      expect(same.advise!(g, seat, legal)).toEqual(game.insight!.advise!(g, seat, legal))
      if (JSON.stringify(other.evaluate!(g)) !== JSON.stringify(game.insight!.evaluate!(g))) differ.evaluate++
      if (JSON.stringify(other.advise!(g, seat, legal)) !== JSON.stringify(game.insight!.advise!(g, seat, legal))) differ.advise++
      choose(game, g, seat, legal[luck.below(legal.length)])
    }
  }
  expect(Math.min(...Object.values(differ))).toBeGreaterThan(20)
})
