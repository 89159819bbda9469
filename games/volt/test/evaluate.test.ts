import { choose, copy, listen, type Settings } from '@robodrome/kernel'
import { chancesOf } from '@robodrome/table'
import { game } from '@robodrome/volt'
import { expect, test } from 'vitest'
import { PLACES } from '../src/notation.ts'
import { matchOf, settings } from './helpers.ts'

const value = (robots: string[], seats = 2) => game.insight!.evaluate!(game.arrange({ robots, tokens: ['e4'] }, settings('basic', seats)))

test('more VP, less damage and a token close by are better', () => {
  const [a, b] = value(['V@e1 2vp', 'M@e9 1vp'])
  expect(a!).toBeGreaterThan(b!)
  expect(a! + b!).toBeCloseTo(1)
  expect(value(['V@a5 d2', 'M@i5'])[0]!).toBeLessThan(value(['V@a5', 'M@i5 d2'])[0]!)
  expect(value(['V@e3', 'M@e9'])[0]!).toBeGreaterThan(0.5)
})

test('VT-KB-16 VT-KB-17 what the KillBots have is missing to one: the closer they are to their target, the more', () => {
  const against = (vp: number, options: Settings['options']) => {
    const robots = ['V@e1 2vp', 'M@a5 2vp', `H@e9 KillBot ${vp}vp`]
    const given = settings('killbots', 2, { killbots: 1, ...options })
    return chancesOf(game, game.arrange({ robots, tokens: ['c3'] }, given))!.reduce((all, share) => all + share, 0)
  }
  for (const options of [{}, { alliance: 'free' }]) {
    expect(against(0, options)).toBeLessThan(1)
    expect(against(4, options)).toBeLessThan(against(1, options))
  }
})

test('who has won has 1, who has lost has 0', () => {
  const match = matchOf(settings('basic', 2), [], { robots: ['V@c3 4vp', 'M@a5'], tokens: ['c3'], phase: 'resolution' })
  expect(game.insight!.evaluate!(match.position)).toEqual([1, 0])
})

test('while dice are placed, what they will have done counts; nothing changes, and nobody hears of it', () => {
  const after = (die: string): number => {
    const { position } = matchOf(settings('basic', 2), [], { robots: ['V@e3', 'M@i5'], tokens: ['e4'], phase: 'programming' })
    choose(game, position, 0, PLACES[die])
    const before = copy(position)
    const heard: unknown[] = []
    const [value] = listen(
      (event) => heard.push(event),
      () => game.insight!.evaluate!(position),
    )
    expect([position, heard]).toEqual([before, []])
    return value!
  }
  expect(after('I B1 N')).toBeGreaterThan(after('I B1 S'))
  expect(after('I B1 N')).toBeGreaterThan(after('I R1 N'))
})
