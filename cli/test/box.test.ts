import { readFileSync, writeFileSync } from 'node:fs'
import { registry } from '@robodrome/games'
import { describe, expect, test } from 'vitest'
import { file, run } from './run.ts'

const box = (...lines: string[]) => file('my.box.yaml', `${lines.join('\n')}\n`)
const SLICER = [
  'game: gekido',
  'id: tougher-slicer',
  'changes: { bots: { SLICER: { name: Slicer X, duel: { attack: { FOUR_KIND: [12, 5] } } } } }',
]
const AIMBOTS = ['game: aimbots', 'id: far', 'changes: { programs: { AB-P01: { reach: [1, 3] } } }']
const VOLT = ['game: volt', 'id: heavy', 'changes: { modules: { GRENADES: { lines: [{ at: insteadOfFiring, do: grenade, n: 2 }] } } }']
const cli = (...args: string[]) => run(args, { registry })

describe('a box for a game', () => {
  test.each([
    [SLICER, /fine {2}.*: Gekido: Bot Battles, box tougher-slicer [0-9a-f]{64}\n10 random games played to the end; 3 differences/],
    [AIMBOTS, /fine {2}.*: Aimbots, box far [0-9a-f]{64}\n20 random games played to the end; 1 difference/],
    [VOLT, /fine {2}.*: VOLT, box heavy [0-9a-f]{64}\n25 random games played to the end; 1 difference/],
  ])('is checked, tried out, and told apart from the own content', { timeout: 120_000 }, async (lines, message) => {
    const { code, out, err } = await cli('box', 'check', box(...lines))
    expect(err).toBe('')
    expect(out).toMatch(message)
    expect(code).toBe(0)
  })

  test.each([
    [['game: pbl', 'id: x', 'changes: { cards: { CR11: { attack: 40 } } }'], /cards\.\d+\.attack: found 40, expected at most 9/],
    [
      ['game: volt', 'id: x', 'changes: { modules: { ANCHOR: { die: [blue, 1, 2] } } }'],
      /modules\.5\.die: .*expected no die for pushed brake/,
    ],
    [['game: chess', 'id: x', 'changes: {}'], /game: found "chess"/],
    [['game: gekido', 'id: Not a Name', 'changes: {}'], /id: found "Not a Name"/],
    [['game: gekido', 'id: x'], /expected either content or changes/],
    [['game: gekido', 'id: x', 'colour: red', 'changes: {}'], /colour: found "red", expected one of the fields/],
    [['game: gekido', 'id: x', 'changes: { bots: { SLCIER: {} } }'], /changes\.bots\.SLCIER: .*expected one of VREX, SLICER/],
    [['game: gekido', 'id: x', 'changes: { bots: { SLICER: { symbol: Q } } }'], /bots\.1\.symbol: found "Q"/],
    [
      ['game: aimbots', 'id: x', 'changes: { programs: { AB-P01: { armor: nine } } }'],
      /programs\.0\.armor: found "nine", expected a number/,
    ],
    [['game: aimbots', 'id: x', 'changes: { programs: { AB-P01: { reach: [3, 1] } } }'], /programs\.0\.reach: found \[3,1\]/],
    [
      ['game: aimbots', 'id: x', 'changes: { programs: { AB-P01: { effects: { attack: { kind: always } } } } }'],
      /effects\.attack\.margin: found nothing/,
    ],
    [
      ['game: aimbots', 'id: x', 'changes: { programs: { AB-P01: { effects: { attack: { kind: explode } } } } }'],
      /kind: found "explode", expected one of .*always/,
    ],
  ])('with something wrong is refused in plain words', async (lines, message) => {
    const { code, err } = await cli('box', 'check', box(...lines))
    expect(err).toMatch(message)
    expect(code).toBe(2)
  })

  test('is named in the record, which verifies with it and with nothing else', async () => {
    const path = box(...SLICER)
    const record = file('other.txt', '').replace('other', 'match')
    const play = ['play', 'gekido', '--mode', 'duel', '--seat', '0=random', '--seat', '1=random', '--record', record]
    expect((await cli(...play, '--box', path)).code).toBe(0)
    const verify = (...args: string[]) => cli('verify', record, ...args)
    expect((await verify('--box', path)).out).toContain('fine:')
    expect((await verify()).err).toMatch(/this match was played with the box tougher-slicer [0-9a-f]{64}: name its file with --box/)
    const other = box(SLICER[0]!, SLICER[1]!, 'changes: { bots: { SLICER: { duel: { attack: { FOUR_KIND: [9, 4] } } } } }')
    expect((await verify('--box', other)).out).toMatch(
      /wrong: the record was played with box tougher-slicer .*, but it is checked against box tougher-slicer/,
    )
    expect((await verify('--box', box(...AIMBOTS))).err).toContain('this is a box for aimbots, not for gekido')
    expect((await cli('record', record, '--box', path)).code).toBe(0)
  })

  test('the own content can be looked at, and is a box itself', async () => {
    const { out } = await cli('box', 'show', 'gekido')
    expect(out).toContain('id: SLICER')
    expect((await cli('box', 'check', file('own.box.yaml', out))).out).toContain('0 differences')
    expect((await cli('box', 'check', file('own.box.yaml', (await cli('box', 'show', 'pbl')).out))).out).toContain('0 differences')
  })
})

test('the lab holds a box against the own content', async () => {
  const path = box(...SLICER)
  const name = path.slice(path.lastIndexOf('/') + 1)
  const experiment = path.replace('my.box.yaml', 'cut.experiment.yaml')
  const arms = `arms:\n  - { name: own }\n  - { name: tougher, box: ${name} }\n`
  writeFileSync(experiment, `title: Slicer\ngame: gekido\nmode: duel\noptions: { randomBots: true }\nminds: [random]\ndeals: 30\n${arms}`)
  expect((await cli('lab', 'run', experiment, '--threads', '0')).out).toBe('Slicer: 60 games\n')
  await cli('lab', 'report', experiment)
  const page = readFileSync(experiment.replace('.experiment.yaml', '.html'), 'utf8')
  expect(page).toContain('Side by side')
  expect(page).toContain('Slicer X')
  const { out } = await cli('lab', 'replay', experiment, 'tougher:0.0')
  expect(out).toMatch(/^box: tougher-slicer [0-9a-f]{64}$/m)
})
