import { quickLuck, ready, type Game, type Settings } from '@robodrome/kernel'
import { ask, plainly, ruleOfThumb, search } from '@robodrome/minds'
import { expect, test } from 'vitest'
import { sparks, type Sparks } from '../../kernel/test/games/sparks.ts'

const settings: Settings = { mode: 'standard', seats: 2, options: {} }

/** Here, a charge has the same immediate effect as a block. */
const forBlocks = (stands: unknown): Game<Sparks> =>
  ({
    ...sparks,
    insight: { ...sparks.insight, thinking: { instead: (option: unknown) => (option === 'block' ? stands : null) } },
  }) as unknown as Game<Sparks>

const thoughtOf = (game: Game<Sparks>, mind = plainly(ruleOfThumb), seed = 3) =>
  ask(mind, game, settings, ready(sparks, sparks.arrange({ charge: [2, 2] }, settings)), 0, quickLuck(seed), { playouts: 60 })

test('the result of the plain option holds for its variants, which are never chosen', () => {
  for (const mind of [ruleOfThumb, search])
    for (let seed = 1; seed <= 10; seed++) {
      const { option, reasons } = thoughtOf(forBlocks('charge'), plainly(mind), seed)
      const [attack, block, charge] = reasons
      expect(reasons.map(({ text }) => text)).toEqual(['attack', 'block', 'charge'])
      expect(block).toEqual({ ...charge, text: 'block', share: 0, as: 'charge' })
      expect(attack!.share + charge!.share).toBeCloseTo(1)
      expect(option.text).not.toBe('block')
    }
})

test('an option is searched itself if its plain option is not offered or the game has none', () => {
  const own = thoughtOf(forBlocks(null), ruleOfThumb)
  expect(thoughtOf(forBlocks('parry'))).toEqual(own)
  expect(thoughtOf(forBlocks(null))).toEqual(own)
})
