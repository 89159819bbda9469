import { asides, asked, options, write, type Position } from '@robodrome/kernel'
import { game } from '@robodrome/volt'
import { placeText, type Happening } from '@robodrome/volt/page'
import { expect, test } from 'vitest'
import { matchOf, play, programMovesOf, settings } from './helpers.ts'

const offered = (g: Position, seat: number) => options(game, g, seat).map((option) => write(game, g, option))

test('VT-SET-2 VT-SET-3 VT-SET-4 VT-SET-6 sides, figures, tokens and numbers are dealt, and all reboot in round 1', () => {
  const match = matchOf(settings('basic', 3), ['2 0 1', '1', '5', '8', 'M V H'])
  expect(match.asked()).toEqual([2])
  play(match, '2 HOUND')
  expect(match.choose(0, 'HOUND')).toMatchObject({ rule: 'VT-SET-2' })
  play(match, '0 VOLT', '1 MERCURY')
  const g = match.position
  expect(g.tokens).toEqual(['c3', 'e4', 'f5'])
  expect(g.order).toEqual(['M', 'V', 'H'])
  expect([g.robots.H.side, g.robots.V.side, g.robots.M.side]).toEqual(['South', 'West', 'North'])
  expect(g.order.map((id) => g.robots[id].at)).toEqual([null, null, null])
  expect(match.asked()).toEqual([1])
  expect(offered(g, 1)).toEqual(['g9', 'e9', 'c9'])
})

test('VT-SET-2 a KillBot takes the first figure that is free', () => {
  const match = matchOf(settings('killbots', 1, { killbots: 1 }), ['1 0', '1', '2', '3', 'V R', '3 3 3'])
  expect(match.choose(0, 'VOLT')).toMatchObject({ rule: 'VT-SET-2' })
  play(match, '0 REAPER')
  expect(match.position.robots.V).toMatchObject({ seat: null, squad: true, side: 'South' })
})

test('VT-SET-5 operators choose decks in secret and draw two different cards by starting number', () => {
  const match = matchOf(settings('modules', 2), ['0 1', '1', '2', '3', 'M V', 'MINES', 'ANCHOR', 'BOMB', 'MOBILITY'])
  play(match, '0 VOLT', '1 MERCURY')
  expect(match.asked()).toEqual([0, 1])
  play(match, '0 yellow')
  expect(JSON.stringify(game.view(match.position, 1).stack)).not.toContain('yellow')
  expect(JSON.stringify(game.view(match.position, 0).stack)).toContain('yellow')
  expect(game.view(match.position, 1).robots.V.ready).toBe(true)
  play(match, '1 red')
  expect([match.position.robots.M.inventory, match.position.robots.V.inventory]).toEqual([['MINES'], ['ANCHOR']])
  play(match, '0 blue', '1 yellow')
  expect([match.position.robots.M.inventory, match.position.robots.V.inventory]).toEqual([
    ['BOMB', 'MINES'],
    ['MOBILITY', 'ANCHOR'],
  ])
  expect(match.asked()).toEqual([0, 1])
})

test('VT-CTL-1 VT-PROG-2 VT-PROG-3 one die a unit, two of a colour at most', () => {
  const match = matchOf(settings('basic', 2), [], { robots: ['V@e2', 'M@a5'] })
  expect(offered(match.position, 0)).toHaveLength(72)
  expect(match.choose(0, 'II B3 N')).toMatchObject({ rule: 'VT-PROG-2' })
  play(match, '0 I B3 N', '0 II B6 W')
  expect(offered(match.position, 0)).toHaveLength(48)
  expect(match.choose(0, 'III B1 N')).toMatchObject({ rule: 'VT-CTL-1' })
  expect(match.choose(0, 'confirm')).toMatchObject({ rule: 'VT-PROG-2' })
})

test('VT-PROG-7 a program can be changed until the last operator has confirmed, then all are revealed', () => {
  const match = matchOf(settings('basic', 2), ['8'], { robots: ['V@e2 n1', 'M@a5 n2'] })
  play(match, ...programMovesOf(0, 'I B1 N, II R1 N, III R1 N'))
  expect(match.asked()).toEqual([1])
  play(match, '1 I R1 N', '0 withdraw')
  expect(match.asked()).toEqual([0, 1])
  expect(match.choose(0, 'withdraw')).toMatchObject({ rule: 'TABLE-MOVE' })
  play(match, '0 back', '0 II B1 E', '0 III R1 N', '0 confirm', '1 II R1 N', '1 III B1 E', '1 confirm')
  const shown = match.told.find(({ event }) => event.reveals)!.event as Extract<Happening, { kind: 'programs' }>
  expect(shown.programs.map(({ robot, dice }) => [robot, ...dice.map(placeText)])).toEqual([
    ['V', 'I B1 N', 'II B1 E', 'III R1 N'],
    ['M', 'I R1 N', 'II R1 N', 'III B1 E'],
  ])
  expect(match.choose(0, 'withdraw')).not.toBeNull()
})

test('VT-PROG-6 settings can be changed beside the program, also by those who have confirmed', () => {
  const match = matchOf(settings('modules', 2), [], { robots: ['V@e2 +ANCHOR', 'M@a5'] })
  play(match, ...programMovesOf(0, 'I B1 N, II R1 N, III R1 N'), '0 set ANCHOR 2', '0 set draw red')
  expect(match.position.robots.V.presets).toEqual({ ANCHOR: '2', draw: 'red' })
  expect(asides(game, match.position, 0).map((option) => write(game, match.position, option))).toContain('set ANCHOR Never')
  play(match, '0 set ANCHOR Ask')
  expect(match.position.robots.V.presets).toEqual({ draw: 'red' })
  expect(game.view(match.position, 1).robots.V.presets).toEqual({})
})

test('VT-RES-7 VT-MOVE-2 dice go back at the end of the round, and operator robots have no facing of their own', () => {
  const match = matchOf(settings('basic', 2), [], { robots: ['V@e2', 'M@b5'], tokens: ['c3', 'c7', 'g7'] })
  play(match, ...programMovesOf(0, 'I R1 N, II R1 W, III B1 E'), ...programMovesOf(1, 'I B2 E, II R1 N, III R1 E'))
  expect(match.position.round).toBe(3)
  expect(match.position.order.map((id) => match.position.robots[id].dice)).toEqual([[], []])
  expect([match.position.robots.V.facing, match.position.robots.M.facing]).toEqual([0, 4])
  expect(asked(game, match.position)).toEqual([0, 1])
})
