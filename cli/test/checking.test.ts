import { cpSync, mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Choice, Game } from '@robodrome/kernel'
import { describe, expect, test } from 'vitest'
import { ticTacToe } from '../../kernel/test/games/tic-tac-toe.ts'
import { file, GAMES, run, scratch } from './run.ts'

const FINE = 'name: EX-1 a mark\ngame: tic-tac-toe\nrules: [TTT-1]\nmoves: [0 4]\nexpect: { asked: [1] }\n'

describe('scenario', () => {
  test('fine ones, by file and by folder', async () => {
    const folder = scratch()
    mkdirSync(join(folder, 'deep'))
    writeFileSync(join(folder, 'one.scenario.yaml'), FINE)
    writeFileSync(join(folder, 'deep/two.scenario.yaml'), `${FINE}---\n${FINE}`)
    writeFileSync(join(folder, 'other.yaml'), 'not: one')
    const { code, out } = await run(['scenario', folder, join(folder, 'one.scenario.yaml')])
    expect(code).toBe(0)
    expect(out).toContain('4 scenarios: 4 fine, 0 different\n')
    expect((await run(['scenario', folder, '--quiet'])).out).toBe('3 scenarios: 3 fine, 0 different\n')
  })

  test('a difference is shown side by side, exit code 1', async () => {
    const { code, out } = await run(['scenario', file('x.scenario.yaml', FINE.replace('[1] }', '[0] }'))])
    expect(code).toBe(1)
    expect(out).toMatch(/differs .*x\.scenario\.yaml:1: EX-1 a mark\n {2}expect\.asked/)
    expect(out).toContain('1 scenario: 0 fine, 1 different')
  })

  test('what is no scenario is told with file and line, exit code 2, and the others are still played', async () => {
    const bad = file('bad.scenario.yaml', 'name: x\ngame: [\n')
    const strange = file('strange.scenario.yaml', 'name: x\ngame: tic-tac-toe\ncolour: red\n')
    const unknown = file('unknown.scenario.yaml', '\nname: x\ngame: tictactoe\n')
    const { code, out, err } = await run(['scenario', bad, strange, unknown, file('x.scenario.yaml', FINE)])
    expect(code).toBe(2)
    expect(err).toMatch(/bad\.scenario\.yaml:\d+: /)
    expect(err).toMatch(/strange\.scenario\.yaml:3: colour: .*expected one of/)
    expect(err).toMatch(/unknown\.scenario\.yaml:3: there is no game "tictactoe"\. Did you mean tic-tac-toe\?/)
    expect(out).toContain('1 scenario: 1 fine, 0 different; 3 files not readable')
  })

  test('missing paths and empty folders', async () => {
    expect(await run(['scenario', '/no/such/place'])).toMatchObject({
      code: 2,
      err: 'error: cannot read /no/such/place: there is no such file or folder\n',
    })
    expect((await run(['scenario', scratch()])).err).toContain('there is no *.scenario.yaml in')
  })
})

describe('rules --coverage', () => {
  const book = fileURLToPath(new URL('books/tic-tac-toe', import.meta.url))

  test('names the tests of each rule and the share', async () => {
    const folder = scratch()
    cpSync(book, folder, { recursive: true })
    writeFileSync(join(folder, 'a.scenario.yaml'), FINE)
    writeFileSync(join(folder, 'a.test.ts'), "test('TTT-1 and TTT-2 hold', () => {})\n")
    const { code, out } = await run(['rules', 'tic-tac-toe', '--coverage'], { folderOf: () => folder })
    expect(code).toBe(0)
    expect(out).toBe(
      'TTT-1\n  a.scenario.yaml: EX-1 a mark\n  a.test.ts: TTT-1 and TTT-2 hold\nTTT-2\n  a.test.ts: TTT-1 and TTT-2 hold\nTTT-3  no test\n2 of 3 rules covered (66.7 %)\n',
    )
    expect((await run(['rules', 'tic-tac-toe', 'TTT-3', '--coverage'], { folderOf: () => folder })).out).toBe(
      'TTT-3  no test\n2 of 3 rules covered (66.7 %)\n',
    )
    expect((await run(['rules', 'tic-tac-toe', 'TTT-4', '--coverage'], { folderOf: () => folder })).code).toBe(2)
  })

  test('without a game it gives one line a game, and a gap is a failure', async () => {
    const folder = scratch()
    cpSync(book, folder, { recursive: true })
    writeFileSync(join(folder, 'a.test.ts'), "test('TTT-1 and TTT-2 hold', () => {})\n")
    const { code, out } = await run(['rules', '--coverage'], { folderOf: () => folder })
    expect(code).toBe(1)
    expect(out).toContain('tic-tac-toe 2 of 3 rules covered (66.7 %)\n')
    expect((await run(['rules'])).code).toBe(2)
  })

  test('league play has a rulebook too: it is read, and counts among those that must be covered', async () => {
    const leagues = fileURLToPath(new URL('../../leagues', import.meta.url))
    const folderOf = (id: string) => (id === 'leagues' ? leagues : null)
    expect((await run(['rules', 'leagues', 'LG-LOG-1'], { folderOf })).out).toContain('LG-LOG-1')
    const named = await run(['rules', 'leagues', '--coverage'], { folderOf })
    expect(named.code).toBe(0)
    expect(named.out).toMatch(/^LG-\S+\n  test\/[^]*\n(\d+) of \1 rules covered \(100\.0 %\)\n$/)
    expect((await run(['rules', '--coverage'], { folderOf })).out).toMatch(/^leagues {4}(\d+) of \1 rules covered \(100\.0 %\)$/m)
  })

  test('a release has rulebooks without tests, and says so instead of calling every rule untested', async () => {
    for (const args of [
      ['rules', 'tic-tac-toe', '--coverage'],
      ['rules', '--coverage'],
    ])
      expect(await run(args, { folderOf: () => book })).toMatchObject({
        code: 2,
        err: expect.stringContaining('are not installed here') as string,
      })
  })

  test('an id that no rulebook has is a failure', async () => {
    const folder = scratch()
    cpSync(book, folder, { recursive: true })
    writeFileSync(join(folder, 'a.test.ts'), "test('TTT-9 is not a rule', () => {})\n")
    const { code, out } = await run(['rules', 'tic-tac-toe', '--coverage'], { folderOf: () => folder })
    expect(code).toBe(1)
    expect(out).toContain('TTT-9  is in no rulebook')
  })
})

describe('fuzz', () => {
  test('a sound game is fine', async () => {
    const { code, out } = await run(['fuzz', 'sparks', '--games', '5', '--seed', '3'])
    expect(code).toBe(0)
    expect(out).toMatch(/^standard, 2 seats: fine \(5 games, \d+ decisions, longest \d+ steps, seed 3\)\n$/)
  })

  test('--all plays every way to set up; --seats narrows it', async () => {
    expect((await run(['fuzz', 'volley', '--games', '20', '--seed', '1', '--all', '--thorough', '0.1'])).out).toMatch(
      /2 seats: fine[^]*3 seats: fine[^]*\n2 ways to set up: fine \(40 games, [\d,]+ decisions\)\. All \d+ pieces came up\.\n$/,
    )
    expect((await run(['fuzz', 'volley', '--games', '2', '--seed', '1', '--all', '--seats', '3'])).out).not.toContain('2 seats')
    expect((await run(['fuzz', 'volley', '--all', '--seats', '9'])).err).toContain('Volley cannot be played with 9 seats.')
    expect((await run(['fuzz', 'volley', '--all', '--mode', 'x'])).err).toContain('no mode "x"')
    expect((await run(['fuzz', 'volley', '--all', '--options', '{}'])).err).toContain('leave out --options')
  })

  test('a broken game fails with exit code 1 and the command that repeats it', async () => {
    const mark = ticTacToe.rules['mark'] as Choice
    const deadEnd = { ...mark, forbids: () => 'TTT-1' }
    const broken: Game = { ...ticTacToe, rules: { ...ticTacToe.rules, mark: deadEnd } }
    const registry = { 'tic-tac-toe': { ...GAMES['tic-tac-toe'], title: 'Broken', load: async () => broken } }
    const { code, out } = await run(['fuzz', 'tic-tac-toe', '--games', '3', '--seed', '8'], { registry })
    expect(code).toBe(1)
    expect(out).toMatch(/no dead end[^]*again with: robodrome fuzz tic-tac-toe --mode standard --seats 2 --leaves 0.25 --games 1 --seed 8/)
  })
})

describe('perft', () => {
  test('counts, split by the first step', async () => {
    const { code, out } = await run(['perft', 'tic-tac-toe', 'start', '3'])
    expect(code).toBe(0)
    expect(out).toMatch(/^0 0: 56\n[^]*0 8: 56\ntotal: 504 \(9 first steps, depth 3, /)
  })

  test('from a file in YAML or JSON, and from JSON on the line', async () => {
    const total = 'total: 7 (7 first steps, depth 1'
    expect((await run(['perft', 'tic-tac-toe', '{"cells": "XO......."}', '1'])).out).toContain(total)
    expect((await run(['perft', 'tic-tac-toe', file('p.json', '{"cells": "XO......."}'), '1'])).out).toContain(total)
    expect((await run(['perft', 'tic-tac-toe', file('p.yaml', 'cells: XO.......\n'), '1'])).out).toContain(total)
  })

  test('dice are counted by outcome', async () => {
    expect((await run(['perft', 'sparks', 'start', '3'])).out).toContain('(3 first steps')
  })

  test.each([
    ['start', '0', /Expected a whole number, 1 or more/],
    ['start', 'x', /Expected a whole number, 1 or more/],
    ['nowhere.yaml', '1', /found position "nowhere.yaml", expected "start"/],
    ['{"cells": 3}', '1', /cells: found 3, expected nine of X, O and \./],
    ['{"cells": ', '1', /position:1:\d+: not readable as YAML or JSON/],
  ])('%s %s is refused', async (position, depth, message) => {
    const { code, err } = await run(['perft', 'tic-tac-toe', position, depth])
    expect(err).toMatch(message)
    expect(code).toBe(2)
  })
})

describe('progress', () => {
  test('one line rewritten on a terminal, wiped at the end', async () => {
    const { err } = await run(['perft', 'tic-tac-toe', 'start', '2'], { terminal: true })
    const [before, ...rewritten] = err.split('\r\x1b[2K')
    expect(before).toBe('')
    expect(rewritten.pop()).toBe('')
    expect(rewritten.length).toBeGreaterThan(1)
    for (const line of rewritten) expect(line).toMatch(/^\d of 9 first steps \(\d+ %\), [\d.]+\/s, \d+ s left$/)
  })

  test('plain lines every few seconds otherwise', async () => {
    let time = 0
    const { err } = await run(['fuzz', 'sparks', '--games', '6', '--seed', '1'], { clock: () => (time += 2600) })
    expect(err).toBe('2 of 6 games (33 %), 0.4/s, 10 s left\n4 of 6 games (66 %), 0.4/s, 5 s left\n6 of 6 games (100 %), 0.4/s, 0 s left\n')
  })
})
