import type { Json, OfKind } from '@robodrome/kernel'
import { expect, test } from 'vitest'
import type { Happening } from '../src/happening.ts'
import { matchOf, play, settings } from './helpers.ts'

/** The events of one kind after moves from a position. */
function told<K extends Happening['kind']>(
  kind: K,
  position: { [field: string]: Json },
  luck: readonly string[] = ['8'],
  moves: readonly string[] = [],
) {
  const match = matchOf(settings('modules', 2, { board: position['board'] ?? 'A' }), luck, position)
  play(match, ...moves)
  return match.told.filter(({ event }) => event.kind === kind).map(({ event }) => event as OfKind<Happening, K>)
}

test('VT-ASK-1 only settings that answered are told of; the others stay secret', () => {
  const position = {
    robots: ['V@e2 +TELEPORT +SWIVEL HEAD', 'M@h5'],
    programs: { V: 'R3 N' },
    presets: { V: { TELEPORT: 'Always', 'SWIVEL HEAD': 'Never' } },
  }
  // Nobody is in the line of fire, so only the shift had to be decided.
  expect(told('preset', position).map(({ set }) => set)).toEqual(['SWIVEL HEAD'])
  const outOfRange = { ...position, programs: { V: 'B3 N' } }
  expect(told('preset', outOfRange)).toEqual([])
  const both = { ...position, robots: ['V@e2 +TELEPORT +SWIVEL HEAD', 'M@e4'] }
  expect(told('preset', both).map(({ set }) => set)).toEqual(['TELEPORT', 'SWIVEL HEAD'])
})

test('VT-MOD-9 a module that comes with a move is told of when it does something', () => {
  const used = (robot: string, other: string, move: string, board = 'A') =>
    told('module', { board, robots: [robot, other], programs: { V: 'B4 N' } }, ['1'], [move]).map(({ module }) => module)
  expect(used('V@b1 +SAW BLADE', 'M@i5', '0 SAW BLADE')).toEqual([])
  expect(used('V@b1 +SAW BLADE', 'M@b3', '0 SAW BLADE')).toEqual(['SAW BLADE'])
  expect(used('V@b1 +SHOCKWAVE', 'M@i5', '0 SHOCKWAVE')).toEqual([])
  expect(used('V@b1 +SHOCKWAVE', 'M@c5', '0 SHOCKWAVE')).toEqual(['SHOCKWAVE'])
  expect(used('V@b1 +REPULSION BLAST', 'M@i5', '0 REPULSION BLAST')).toEqual([])
  expect(used('V@b1 +REPULSION BLAST', 'M@c5', '0 REPULSION BLAST')).toEqual(['REPULSION BLAST'])
  expect(used('V@b1 +WALL CONTROL', 'M@i5', '0 WALL CONTROL', 'B')).toEqual([])
  expect(used('V@e1 +WALL CONTROL', 'M@i5', '0 WALL CONTROL', 'B')).toEqual(['WALL CONTROL'])
})

test('VT-MINE-3 a mine laid from the card is not told to be taken up, though one was declared', () => {
  // The move pushes M, whose step sets off the mine on e4: the mine's token is back on the card before the new mine is laid.
  const position = { robots: ['V@e2', 'M@e3'], mines: ['V@e4', 'V@b8', 'V@h8'], programs: { V: 'B1 N' } }
  expect(told('mine', position, ['8'], ['0 MINES from b8'])).toMatchObject([{ rule: 'VT-MINE-2', at: 'e2', from: null }])
  const taken = { ...position, robots: ['V@e2', 'M@i5'], mines: ['V@a4', 'V@b8', 'V@h8'] }
  expect(told('mine', taken, ['8'], ['0 MINES from b8'])).toMatchObject([{ rule: 'VT-MINE-3', at: 'e2', from: 'b8' }])
})

test('VT-DMG-3 a robot card takes three tokens and no more', () => {
  const position = { robots: ['V@e1', 'M@e2 d2 +BOMB'], programs: { V: 'R1 N' }, presets: { M: { BOMB: 'Always', draw: 'red' } } }
  const [first, second] = told('damage', { ...position, robots: ['V@e1 d2', 'M@e2 d2 +BOMB'] }, ['MINES', 'MINES', '8'])
  expect(first).toMatchObject({ robot: 'M', points: 1, card: 1, total: 3 })
  expect(second).toMatchObject({ robot: 'V', points: 2, card: 1, total: 3 })
})

test('VT-MINE-7 MINES that goes to the inventory is told to clear the arena only where mines lay', () => {
  const removed = (mines: string[]) =>
    told(
      'mines removed',
      { robots: ['V@e2 +MINES', 'M@i5'], mines, inventory: { V: ['BOMB'] }, tokens: ['c3', 'c7', 'g7'], phase: 'preparation' },
      [],
      ['0 left empty', '0 right BOMB'],
    )
  expect(removed([])).toEqual([])
  expect(removed(['V@b8'])).toMatchObject([{ robot: 'V', at: ['b8'] }])
})

test('VT-KB-10 a KillBot tells whom it aims at, and why at that one', () => {
  const aims = (robots: string[]) => {
    const position = { board: 'A', robots, programs: { R: 'R1' } }
    const match = matchOf(settings('killbots', 3, { killbots: 1 }), ['8', '1 1 1'], position)
    return match.told.flatMap(({ event }) => (event.kind === 'aims' ? [event] : [])) as OfKind<Happening, 'aims'>[]
  }
  const killbot = 'R@e3 n1 KillBot facing N'
  expect(aims(['V@e6 1vp n2', 'M@h6 2vp n3', 'H@b3 2vp n4', killbot])).toMatchObject([{ target: 'M', at: 'h6', because: 'number' }])
  expect(aims(['V@e6 3vp n2', 'M@h6 2vp n3', 'H@b3 2vp n4', killbot])).toMatchObject([{ target: 'V', at: 'e6', because: 'points' }])
  expect(aims(['V@e4 n2', 'M@h6 2vp n3', 'H@b3 2vp n4', killbot])).toMatchObject([{ target: 'V', at: 'e4', because: 'nearest' }])
})

test('VT-KB-8 a KillBot tells what it heads for: a token before a robot', () => {
  const heads = (tokens: string[]) => {
    const position = { board: 'A', tokens, robots: ['V@e6 n2', 'M@h2 n3', 'H@a5 n4', 'R@e3 n1 KillBot facing N'], programs: { R: 'B1' } }
    const match = matchOf(settings('killbots', 3, { killbots: 1 }), ['8', '1 1 1'], position)
    return match.told.flatMap(({ event }) => (event.kind === 'heads' ? [event] : [])) as OfKind<Happening, 'heads'>[]
  }
  expect(heads(['c3'])).toMatchObject([{ rule: 'VT-KB-8', robot: 'R', at: 'c3', target: null }])
  expect(heads(['c7'])).toMatchObject([{ at: 'e6', target: 'V' }])
})

test('VT-KB-6, VT-KB-7 and VT-KB-10 a KillBot that heads for nothing or does not fire tells why', () => {
  const idles = (tokens: string[], program: string) => {
    const position = { board: 'A', tokens, robots: ['V@d7 n2', 'M@h2 n3', 'H@a5 n4', 'R@e4 n1 KillBot facing N'], programs: { R: program } }
    const match = matchOf(settings('killbots', 3, { killbots: 1 }), ['8', '1 1 1'], position)
    return match.told.flatMap(({ event }) => (event.kind === 'idles' ? [event] : [])) as OfKind<Happening, 'idles'>[]
  }
  expect(idles(['e4'], 'B1')).toMatchObject([{ rule: 'VT-KB-6', robot: 'R', because: 'on token' }])
  expect(idles(['c7'], 'B1')).toMatchObject([{ rule: 'VT-KB-7', because: 'nothing seen' }])
  expect(idles(['c7'], 'R1')).toMatchObject([{ rule: 'VT-KB-10', because: 'no target' }])
  expect(idles(['e6'], 'B1')).toEqual([])
})
