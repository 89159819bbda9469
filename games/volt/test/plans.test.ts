import { asked, copy, options, quickLuck, start, write } from '@robodrome/kernel'
import { game, type Volt } from '@robodrome/volt'
import { describe, expect, test } from 'vitest'
import { matchOf, settings } from './helpers.ts'

const plans = game.insight!.plans!
const programming = (mode = 'basic', robots = ['V@e3', 'M@i5']): Volt =>
  matchOf(settings(mode, robots.length), [], { robots, tokens: ['e4'], phase: 'programming' }).position

describe('whole programs', () => {
  test('VT-PROG-2 are asked of all operators while dice are placed, and of nobody else', () => {
    expect(plans.seats(programming())).toEqual([0, 1])
    expect(plans.seats(start(game, settings('basic', 2)))).toEqual([])
  })

  test('VT-PROG-7 each can be placed die by die and confirmed, also after some dice', () => {
    for (let seed = 0; seed < 30; seed++) {
      const match = matchOf(settings('basic', 2), [], { robots: ['V@e3', 'M@i5'], tokens: ['e4'], phase: 'programming' })
      const g = match.position
      const first = options(game, g, 0)[seed]
      match.choose(0, write(game, g, first))
      const plan = plans.draw(g, 0, quickLuck(seed))
      const moves = plans.moves(g, 0, plan)
      expect(moves.slice(0, 1)).toEqual(plans.made(g, 0))
      for (const move of moves.slice(1)) expect(match.choose(0, move)).toBeNull()
      expect(asked(game, g)).toEqual([1])
    }
  })

  test('around one lie legal ones that differ in a single die', () => {
    const g = programming()
    const luck = quickLuck(4)
    const plan = plans.draw(g, 0, luck)
    for (let i = 0; i < 20; i++)
      for (const other of plans.around(g, 0, plan, luck)) {
        expect(other.filter((die: string, at: number) => die !== plan[at])).toHaveLength(1)
        const match = matchOf(settings('basic', 2), [], { robots: ['V@e3', 'M@i5'], tokens: ['e4'], phase: 'programming' })
        for (const move of plans.moves(g, 0, other)) expect(match.choose(0, move)).toBeNull()
      }
  })

  test('are worth what they come to together', () => {
    const g = programming()
    const before = copy(g)
    const still = plans.worth(g, [null, null])
    const token = plans.worth(g, [['I B1 N', 'II R1 S', 'III R1 S'], null])
    expect(token[0]!).toBeGreaterThan(still[0]! + 0.05)
    // Another robot comes after it and pushes it away.
    const near = programming('basic', ['V@e3', 'M@d4'])
    const alone = plans.worth(near, [['I B1 N', 'II R1 S', 'III R1 S'], null])
    const both = plans.worth(near, [
      ['I B1 N', 'II R1 S', 'III R1 S'],
      ['I B1 E', 'II R1 S', 'III R1 S'],
    ])
    expect(both[0]!).toBeLessThan(alone[0]!)
    expect(g).toEqual(before)
  })
})

test('VT-MOD-10 a robot with all its damage, asked about its SHIELD before it is destroyed, is worth a number', () => {
  const g = programming('modules')
  g.robots.V.damage = 3
  for (const value of game.insight!.evaluate!(g)) expect(value).toBeGreaterThan(0)
})
