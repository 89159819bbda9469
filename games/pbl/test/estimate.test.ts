import { asked, choose, Match, options, quickLuck, settle, start, type Settings } from '@robodrome/kernel'
import { game } from '@robodrome/pbl'
import { describe, expect, test } from 'vitest'

const modes: Settings[] = [
  { mode: 'quick', seats: 2, options: {} },
  { mode: 'quick', seats: 3, options: {} },
]

describe('the estimate', () => {
  test('tells its features apart by name', () => {
    expect(new Set(game.insight!.features!.names).size).toBe(game.insight!.features!.names.length)
  })

  test('shares one point out among the robots, from the first question to the last', () => {
    for (const settings of modes) {
      const luck = quickLuck(settings.seats)
      const g = start(game, settings)
      settle(game, g, luck)
      for (let seat = asked(game, g)[0]; seat !== undefined; seat = asked(game, g)[0]) {
        const values = game.insight!.evaluate!(g)
        expect(values.reduce((sum, value) => sum + value, 0)).toBeCloseTo(1)
        expect(game.insight!.features!.of(g, seat)).toHaveLength(game.insight!.features!.names.length)
        const legal = options(game, g, seat)
        choose(game, g, seat, legal[luck.below(legal.length)]!)
        settle(game, g, luck)
      }
      const [won] = game.result(g)!.ranking
      won!.forEach((seat) => expect(game.insight!.evaluate!(g)[seat]).toBeCloseTo(1 / won!.length))
    }
  })

  test('PBL-ATK-3 counts what an attack is aimed at by how likely it stays', () => {
    const settings = { mode: 'quick', seats: 2, options: { passes: [['all'], ['all']] } }
    const sides = [{ hand: 5 }, { dead: ['left arm', 'right arm'], 'right shoulder': ['Yot-Z Bazooka'], hand: 5 }]
    const feature = (match: Match, name: string): number =>
      game.insight!.features!.of(match.position as never, 1)[game.insight!.features!.names.indexOf(name)]!
    const aimedAt = (target: string): Match => {
      // After the roll, the player who is behind is asked for cards, so the attack is in progress.
      const match = new Match(game, settings, quickLuck(1), game.arrange({ sides }, settings))
      match.choose(0, 'attack with head')
      match.choose(0, target)
      expect(match.position.combat).not.toBeNull()
      return match
    }
    const [shoulder, limb] = [aimedAt("Obsidian's right shoulder"), aimedAt("Obsidian's head")]
    expect(feature(shoulder, 'limbs')).toBe(2)
    expect(feature(shoulder, 'shoulders')).toBeLessThan(1)
    expect(feature(limb, 'shoulders')).toBe(1)
    expect(feature(limb, 'limbs')).toBeLessThan(2)
    expect(feature(limb, 'limbs') + feature(limb, 'last limb')).toBeCloseTo(2)
  })

  test('PBL-DRAW-1 does not count on cards beyond what is ever used: the tenth is worth less than the fourth', () => {
    const settings = { mode: 'quick', seats: 2, options: {} }
    const worth = (hand: number): number => game.insight!.evaluate!(game.arrange({ sides: [{ hand }, { hand: 5 }] }, settings))[0]!
    expect(worth(10) - worth(9)).toBeLessThan(worth(4) - worth(3))
  })

  test('PBL-ATK-1 a limb that does not work is a loss: nobody aims a Malfunction at the own robot to be rid of an attack', () => {
    const settings = { mode: 'quick', seats: 2, options: {} }
    const worth = (malfunction: string[]): number =>
      game.insight!.evaluate!(game.arrange({ sides: [{ malfunction, hand: 5 }, { hand: 5 }] }, settings))[0]!
    expect(worth(['head'])).toBeLessThan(worth([]))
  })
})
