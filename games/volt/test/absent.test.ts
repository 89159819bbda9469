import { node, quickLuck, whenAbsent, write, type Json, type Settings } from '@robodrome/kernel'
import { game } from '@robodrome/volt'
import { expect, test } from 'vitest'
import { matchOf, play, settings } from './helpers.ts'

/** The default answer of an absent seat, in notation, and its question. */
function absent(given: Settings, luck: readonly string[], position?: Json, moves: readonly string[] = [], seat = 0): string {
  const match = matchOf(given, luck, position)
  play(match, ...moves)
  const at = node(game, match.position)
  return `${at.kind === 'choice' ? at.rule.name : ''}: ${write(game, match.position, whenAbsent(game, match.position, seat, quickLuck(1)))}`
}

const modules = settings('modules', 2)
const TOKENS = ['c3', 'c7', 'g7']

test('VT-DEC-1 an absent operator takes the first figure that is free', () => {
  expect(absent(settings('basic', 2), ['1 0'], undefined, ['1 VOLT'])).toBe('chooseFigure: MERCURY')
})

test('VT-DEC-2 and draws from the red deck first, then from the blue', () => {
  const luck = ['0 1', '1', '2', '3', 'M V', 'MINES', 'ANCHOR']
  const figures = ['0 VOLT', '1 MERCURY']
  expect(absent(modules, luck, undefined, figures)).toBe('chooseFirstDeck: red')
  expect(absent(modules, luck, undefined, [...figures, '0 yellow', '1 red'])).toBe('chooseFirstDeck: blue')
})

test('VT-DEC-3 a later card comes from the red deck, else the blue, else the yellow', () => {
  const drawing = (decks: Json) => absent(modules, [], { robots: ['V@e3 d2', 'M@e1'], tokens: TOKENS, programs: { M: 'I R1 N' }, decks })
  expect(drawing({})).toBe('chooseDeck: red')
  expect(drawing({ red: [] })).toBe('chooseDeck: blue')
  expect(drawing({ red: [], blue: ['MOBILITY'], yellow: ['BOMB'] })).toBe('chooseDeck: blue')
})

test('VT-DEC-4 the load-out is kept; a slot that is left open keeps its card, unless it is used elsewhere', () => {
  const position = { robots: ['V@e2 +MOBILITY +SHIELD', 'M@a5'], inventory: { V: ['BOMB'] }, tokens: TOKENS, phase: 'preparation' }
  expect(absent(modules, [], position)).toBe('chooseLoadOut: keep')
  expect(absent(modules, [], position, ['0 left BOMB'])).toBe('chooseLoadOut: right SHIELD')
  expect(absent(modules, [], position, ['0 left SHIELD'])).toBe('chooseLoadOut: right empty')
})

test('VT-DEC-5 the middle starting space, else the first, else the third', () => {
  const starting = (...others: string[]) =>
    absent(settings('basic', 3, { board: 'B' }), [], { robots: ['V South', ...others], tokens: TOKENS, phase: 'preparation' })
  expect(starting('M@a5 West', 'H@e9 North')).toBe('chooseStart: e1')
  // There is a wall behind e3, so a robot in the middle cannot be pushed that far.
  const blocked = { board: 'B', robots: ['V South', 'M@e1', 'H@e2', 'R@e3'], tokens: TOKENS, phase: 'preparation' }
  expect(absent(settings('basic', 4, { board: 'B' }), [], blocked)).toBe('chooseStart: c1')
})

test('VT-DEC-6 the program is I R1 N, II R1 N, III B1 along the arrow, beside the dice that lie there already', () => {
  const placing = (...placed: string[]) =>
    absent(
      modules,
      [],
      { robots: ['V@e2 South', 'M@a5'], tokens: TOKENS, phase: 'programming' },
      placed.map((die) => `0 ${die}`),
    )
  expect(placing()).toBe('placeDice: I R1 N')
  expect(placing('I R1 N')).toBe('placeDice: II R1 N')
  expect(placing('I R1 N', 'II R1 N')).toBe('placeDice: III B1 N')
  expect(placing('I B3 W', 'II B1 E')).toBe('placeDice: III R1 N')
  expect(placing('I B3 W', 'II B1 E', 'III R1 N')).toBe('placeDice: confirm')
})

test('VT-DEC-7 a die uses no module but those that are set to be used', () => {
  const declaring = (presets: Json) =>
    absent(modules, [], {
      robots: ['V@e2 +REPULSION BLAST +SHOCKWAVE', 'M@e8'],
      tokens: TOKENS,
      programs: { V: 'I B4 N' },
      presets: { V: presets },
    })
  expect(declaring({})).toBe('declare: move')
  expect(declaring({ SHOCKWAVE: 'Always' })).toBe('declare: SHOCKWAVE')
})

test('VT-DEC-8 VT-DEC-9 VT-DEC-11 ANCHOR, SHIELD and BOMB are not used', () => {
  const struck = (robot: string, program: string) =>
    absent(modules, [], { robots: [robot, 'M@e1'], tokens: TOKENS, programs: { M: program } })
  expect(struck('V@e2 +ANCHOR', 'I B2 N')).toBe('chooseBrake: brake 0')
  expect(struck('V@e3 +SHIELD', 'I R1 N')).toBe('react: no')
  expect(struck('V@e3 d2 +BOMB', 'I R1 N')).toBe('react: no')
})

test('VT-DEC-10 VT-DEC-12 VT-DEC-13 CONDUCTOR is not used, the own space is activated, the workshop repairs', () => {
  const resolving = (board: string, robot: string) =>
    absent(settings('modules', 2, { board }), [], { board, robots: [robot, 'M@a5'], tokens: [], phase: 'resolution' })
  expect(resolving('D', 'V@e4 +CONDUCTOR')).toBe('react: no')
  expect(resolving('A', 'V@e3 +TELESCOPIC ARM')).toBe('reachFor: e3')
  expect(resolving('B', 'V@e5 d1')).toBe('workshop: repair')
  expect(resolving('B', 'V@e5')).toBe('workshop: nothing')
})

test('VT-DEC-1 VT-DEC-13 every question of the game says what an absent operator chooses', () => {
  const silent = Object.values(game.rules).filter((rule) => rule.kind === 'choice' && rule.absent === undefined)
  expect(silent.map((rule) => rule.name)).toEqual([])
})
