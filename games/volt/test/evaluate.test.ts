import { choose, copy, listen } from '@robodrome/kernel'
import { game } from '@robodrome/volt'
import { expect, test } from 'vitest'
import { matchOf, settings } from './helpers.ts'

const value = (robots: string[], seats = 2) => game.evaluate!(game.arrange({ robots, tokens: ['e4'] }, settings('basic', seats)))

test('more VP, less damage and a token close by are better', () => {
  const [a, b] = value(['V@e1 2vp', 'M@e9 1vp'])
  expect(a!).toBeGreaterThan(b!)
  expect(a! + b!).toBeCloseTo(1)
  expect(value(['V@a5 d2', 'M@i5'])[0]!).toBeLessThan(value(['V@a5', 'M@i5 d2'])[0]!)
  expect(value(['V@e3', 'M@e9'])[0]!).toBeGreaterThan(0.5)
})

test('who has won has 1, who has lost has 0', () => {
  const match = matchOf(settings('basic', 2), [], { robots: ['V@c3 4vp', 'M@a5'], tokens: ['c3'], phase: 'resolution' })
  expect(game.evaluate!(match.position)).toEqual([1, 0])
})

test('while dice are placed, what they will have done counts; nothing changes, and nobody hears of it', () => {
  const after = (die: string): number => {
    const { position } = matchOf(settings('basic', 2), [], { robots: ['V@e3', 'M@i5'], tokens: ['e4'], phase: 'programming' })
    choose(game, position, 0, die)
    const before = copy(position)
    const heard: unknown[] = []
    const [value] = listen(
      (event) => heard.push(event),
      () => game.evaluate!(position),
    )
    expect([position, heard]).toEqual([before, []])
    return value!
  }
  expect(after('I B1 N')).toBeGreaterThan(after('I B1 S'))
  expect(after('I B1 N')).toBeGreaterThan(after('I R1 N'))
})
