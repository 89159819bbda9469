import type { Settings } from '@robodrome/kernel'
import { game, type Ghosts } from '@robodrome/volt'
import { orderOf } from '@robodrome/volt/page'
import { expect, test } from 'vitest'
import type { Happening } from '../src/happening.ts'
import { matchOf, play, programMovesOf, settings } from './helpers.ts'

const ghosts = (given: Settings, robots: string[], luck: string[] = [], moves: string[] = []): Ghosts | null => {
  const match = matchOf(given, luck, { robots, tokens: ['c3', 'c7', 'e4'] })
  play(match, ...moves)
  return game.answers!.ghost(match.position, 0, null)
}

test('VT-ACT-1 a ghost run tells of each die that may come next what it does alone', () => {
  const { placed, with: next } = ghosts(settings('basic', 2), ['V@e1', 'M@e9 d2'])!
  expect(placed).toMatchObject({ runs: [], gains: 0, at: 'e1' })
  expect(Object.keys(next)).toHaveLength(72)
  expect(next['I B3 N']).toMatchObject({
    runs: [{ die: 'I B3 N', path: ['e1', 'e2', 'e3', 'e4'], shots: [] }],
    token: 5,
    gains: 1,
    at: 'e4',
  })
  expect(next['I B6 N']).toMatchObject({ runs: [{ path: ['e1', 'e2', 'e3', 'e4', 'e5'], destroyed: ['V'] }], gains: 0, at: null })
  expect(next['I R1 N']).toMatchObject({ runs: [{ shots: [{ to: 'e9', hits: 'M' }], destroyed: ['M'], gains: 1 }], gains: 1 })
  expect(next['I R1 NE']).toMatchObject({ runs: [{ shots: [{ to: 'i5', hits: null }] }] })
})

test('VT-RES-4 VT-ASK-1 a ghost run tells of the token that TELESCOPIC ARM reaches, as it does of the one underfoot', () => {
  const match = matchOf(settings('modules', 2), [], {
    robots: ['V@b2 +TELESCOPIC ARM', 'M@i5'],
    tokens: ['c3', 'c7', 'e4'],
    presets: { V: { 'TELESCOPIC ARM': 'VP' } },
  })
  const { placed } = game.answers!.ghost(match.position, 0, null)!
  expect(placed).toMatchObject({ token: 1, gains: 1, at: 'b2' })
})

test('VT-PROG-7 what is confirmed still has its ghost run, and nobody sees that of another', () => {
  const confirmed = ghosts(settings('basic', 2), ['V@e1', 'M@e9'], [], programMovesOf(0, 'I B3 N, II R1 N, III R2 E'))!
  expect(confirmed.placed.runs.map(({ die }) => die)).toEqual(['I B3 N', 'II R1 N', 'III R2 E'])
  expect(confirmed.with).toEqual({})
  expect(game.answers!.ghost(matchOf(settings('basic', 2), [], { robots: ['V@e1', 'M@e9'] }).position, null, null)).toBeNull()
})

test('VT-KB-3 in a ghost run KillBots do what they rolled', () => {
  const { placed, with: next } = ghosts(settings('killbots', 1, { killbots: 1 }), ['V@b5', 'R@b8 KillBot facing S'], ['1 1 1'])!
  expect(placed.damage).toBe(2)
  expect(next['I B1 W']).toMatchObject({ runs: [{ path: ['b5', 'a5'] }], damage: 0 })
})

test('VT-ACT-2 the order of a control unit is the one in which its dice are activated', () => {
  const programs = { V: 'I R2 N', M: 'I B3 S', H: 'I B2 E', R: 'I B2 W' }
  const robots = ['V@e2 n2', 'M@d8 n1', 'H@b5 n3', 'R@h5 n4']
  const match = matchOf(settings('basic', 4), [], { robots, tokens: ['c3', 'c7', 'e4'], programs })
  const view = game.view(game.arrange({ robots, tokens: ['c3', 'c7', 'e4'], programs }, settings('basic', 4)), null)
  const order = orderOf(view, 1).map(({ robot }) => robot)
  const told = match.told.flatMap(({ event }) => (event.kind === 'die' ? [(event as Happening & { kind: 'die' }).robot] : []))
  expect(order).toEqual(['H', 'R', 'V', 'M'])
  expect(told.slice(0, 4)).toEqual(order)
})
