import { BadScenario, readScenarios, runScenario, sideBySide } from '@robodrome/proof'
import { describe, expect, test } from 'vitest'
import { sparks } from '../../kernel/test/games/sparks.ts'
import { ticTacToe } from '../../kernel/test/games/tic-tac-toe.ts'
import { volley } from '../../kernel/test/games/volley.ts'

const games = { 'tic-tac-toe': ticTacToe, sparks, volley } as const
const run = (source: string) =>
  readScenarios(source, 'some.scenario.yaml').flatMap((scenario) => runScenario(scenario, games[scenario.game as keyof typeof games]))

const complaint = (source: string): string => {
  try {
    run(source)
  } catch (error) {
    if (error instanceof BadScenario) return error.message
    throw error
  }
  return 'no complaint'
}

describe('a scenario that holds', () => {
  test('from a position, with options, refusals, events and the winner', () => {
    expect(
      run(`
name: three in a row
game: tic-tac-toe
rules: [TTT-1, TTT-3]
position: { cells: XX.OO.... }
moves:
  - expect: { asked: [0], options: { 0: [2, 5, 6, 7, 8] }, offered: { 0: ['2'] }, refused: { 0: { '0': TTT-1, '12': TABLE-MOVE }, 1: { '2': TABLE-TURN } } }
  - 0 2
expect:
  position: { cells: [0, 0, 0, 1, 1, null, null, null, null] }
  events: [{ kind: mark, cell: 2 }, { kind: win, seat: 0 }]
  winner: 0
---
name: nobody has won yet
game: tic-tac-toe
moves: [0 4]
expect: { winner: null, refused: { 1: { '4': TTT-1 } } }
`),
    ).toEqual([])
  })

  test('with luck, secret orders and a view', () => {
    expect(
      run(`
name: a strike
game: sparks
luck: ['5']
moves:
  - 0 attack
  - expect: { asked: [1], views: { 1: { hearts: [5, 5] } } }
  - 1 charge
expect:
  position: { hearts: [5, 3], charge: [0, 2], round: 2 }
  events: [{ kind: reveal, picks: [attack, charge] }, { kind: strike, damage: 2, roll: 5 }]
`),
    ).toEqual([])
  })

  test('with a player who leaves', () => {
    expect(run('name: gone\ngame: sparks\nmoves: [0 leaves]\nexpect: { winner: 1 }\n')).toEqual([])
  })
})

describe('a scenario that does not hold', () => {
  test('shows each difference side by side', () => {
    const differences = run(
      'name: x\ngame: tic-tac-toe\nmoves: [0 4]\nexpect: { asked: [0], position: { winner: 1 }, options: { 1: ["1"] }, refused: { 1: { "0": TTT-1 } } }',
    )
    expect(differences.map((difference) => difference.path)).toEqual([
      'expect.position.winner',
      'expect.asked.0',
      'expect.options.1',
      'expect.refused.1.0',
    ])
    expect(sideBySide(differences.slice(0, 2), 47)).toBe(
      [
        '  expect.position.winner',
        '  expected             | found',
        '  1                    | null',
        '  expect.asked.0',
        '  expected             | found',
        '  0                    | 1',
      ].join('\n'),
    )
  })

  test('names a refused move with its rule and what was offered', () => {
    const [difference] = run('name: x\ngame: tic-tac-toe\nposition: { cells: XOXOXO... }\nmoves: [0 4]')
    expect(difference).toEqual({ path: 'moves.0', expected: '0 4', found: 'refused (TTT-1); offered: 6 | 7 | 8' })
  })

  test('tells what was said instead of an event', () => {
    const [difference] = run('name: x\ngame: tic-tac-toe\nmoves: [0 4]\nexpect: { events: [{ kind: mark, cell: 5 }] }')
    expect(difference?.found).toContain('"cell":4')
    expect(run('name: x\ngame: tic-tac-toe\nmoves: [0 4]\nexpect: { events: [{ kind: nothing }] }')[0]?.found).toContain('told were: mark')
  })

  test('tells when luck runs out or is left over', () => {
    expect(run('name: x\ngame: sparks\nmoves: [0 attack, 1 attack]\nluck: ["5"]')[0]?.found).toContain('luck is needed for "rollDice"')
    expect(run('name: x\ngame: tic-tac-toe\nluck: ["5"]')).toEqual([{ path: 'expect.luckLeft', expected: '0', found: '1' }])
    expect(run('name: x\ngame: sparks\nmoves: [0 attack, 1 attack]\nluck: ["7"]')[0]?.found).toContain(
      '"7" is not an outcome of "rollDice" here',
    )
  })
})

describe('a file that is no scenario gets file, line, what was found and what was expected', () => {
  test.each([
    ['name: x\ngame: tic-tac-toe\nmovse: []\n', 'some.scenario.yaml:3: movse: found the field "movse", expected one of name, game, mode'],
    [
      'name: x\ngame: tic-tac-toe\nmoves:\n  - 0 4\n  - four\n',
      'some.scenario.yaml:5: moves.1: found "four", expected "SEAT move", such as "0 pass"',
    ],
    [
      'name: x\ngame: tic-tac-toe\nmoves:\n  - expect: { askd: [0] }\n',
      'some.scenario.yaml:4: moves.0.expect.askd: found the field "askd", expected one of position',
    ],
    ['name: x\ngame: tic-tac-toe\n\nseats: many\n', 'some.scenario.yaml:4: seats: found "many", expected number'],
    ['name: x\ngame: tic-tac-toe\nseats: 3\n', 'some.scenario.yaml:3: seats: found 3, expected 2'],
    ['name: x\ngame: tic-tac-toe\nmode: fast\n', 'some.scenario.yaml:3: mode: found "fast", expected one of standard'],
    ['game: tic-tac-toe\n', 'some.scenario.yaml:1: name: found nothing, expected string'],
    [
      'name: x\ngame: tic-tac-toe\nposition:\n  cells: XOX\n',
      'some.scenario.yaml:4: position.cells: found "XOX", expected nine of X, O and .',
    ],
    [
      'name: x\ngame: volley\nposition:\n  hands:\n    - [strike]\n    - [burn, sword]\n',
      'some.scenario.yaml:6: position.hands.1.1: found "sword", expected one of strike',
    ],
    ['name: [x\ngame: y\n', 'some.scenario.yaml:2: found '],
    ['', 'some.scenario.yaml:1: found an empty file, expected a scenario'],
  ])('%j', (source, expected) => {
    expect(complaint(source)).toContain(expected)
  })
})
