import { readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import type { Game } from '@robodrome/kernel'
import { describe, expect, test } from 'vitest'
import { sparks } from '../../kernel/test/games/sparks.ts'
import { GAMES, run, scratch } from './run.ts'

test('match prints who is stronger, with intervals', async () => {
  const { code, out, err } = await run('match tic-tac-toe --minds search,random --games 9 --budget 60 --threads 0'.split(' '))
  expect({ code, err }).toEqual({ code: 0, err: '' })
  expect(out).toContain('tic-tac-toe, standard, 2 seats: 10 games, seed 1, 60 playouts a decision\n')
  const [strong, weak] = ['search', 'random'].map((mind) => Number(new RegExp(`^${mind} +(\\d+\\.\\d) %`, 'm').exec(out)?.[1]))
  expect(strong).toBeGreaterThan(60)
  expect(strong! + weak!).toBeCloseTo(100)
})

test('match stops where a sequential test is decided, and counts CPU time where asked to', async () => {
  const { code, out } = await run(
    'match tic-tac-toe --minds search,random --games 300 --budget 20ms --cpu --sprt 0.5,0.7 --threads 0'.split(' '),
  )
  expect(code).toBe(0)
  expect(out).toContain('20 ms of CPU time a decision')
  expect(out).toMatch(/^It scores 70\.0 % rather than 50\.0 % \(evidence \d/m)
  const wrong = await run('match tic-tac-toe --minds search,random --sprt 0.7,0.5'.split(' '))
  expect(wrong).toMatchObject({ code: 2, err: expect.stringContaining('the lower first') as string })
})

test('match takes a time for each decision as well', async () => {
  const { out } = await run(['match', 'sparks', '--minds', 'rule-of-thumb,random', '--games', '2', '--budget', '5ms', '--threads', '0'])
  expect(out).toContain('2 games, seed 1, 5 ms a decision')
})

test('calibrate holds an estimate against how games end; without one it says so', async () => {
  const evaluate = () => [0.5, 0.5]
  const registry = { sparks: { ...GAMES.sparks, load: async () => ({ ...sparks, insight: { evaluate } }) as Game } }
  const { code, out } = await run('calibrate sparks --mind random --games 4'.split(' '), { registry })
  expect(code).toBe(0)
  expect(out).toContain('sparks, standard, 2 seats: 4 games of random, seed 1\n')
  expect(out).toMatch(/50 to 60 % .* 50\.0 % /)
  expect(out).toContain('Off by 0.693 nats a moment')
  expect(await run('calibrate tic-tac-toe'.split(' '))).toMatchObject({
    code: 2,
    err: expect.stringContaining('does not estimate win chances') as string,
  })
  const unknown = await run('calibrate sparks --mind rule-of-thump'.split(' '), { registry })
  expect(unknown).toMatchObject({ code: 2, err: expect.stringContaining('Did you mean rule-of-thumb?') as string })
})

describe('ladder', () => {
  const LINE = 'ladder tic-tac-toe --games 2 --budget 5 --gauntlet 5 --threads 0'

  test('prints every pairing, and with --write tells it in a document with a picture', async () => {
    const path = join(scratch(), 'strength.md')
    const { code, out } = await run([...LINE.split(' '), '--write', path])
    expect(code).toBe(0)
    expect(out).toMatch(/^level-5 : level-4 .* 2 +open$/m)
    expect(readFileSync(path, 'utf8')).toContain('](strength/tic-tac-toe-standard-2.svg)')
    expect(readFileSync(join(dirname(path), 'strength', 'tic-tac-toe-standard-2.svg'), 'utf8')).toContain('Overclock : Vector')
  })

  test('keeps what it plays and goes on from there; deals with other times are refused', async () => {
    const path = join(scratch(), 'kept.ndjson')
    const kept = () => readFileSync(path, 'utf8').trimEnd().split('\n')
    await run([...LINE.split(' '), '--kept', path])
    expect(kept()).toHaveLength(1 + 8)
    await run([...LINE.replace('--games 2', '--games 4').split(' '), '--kept', path])
    expect(kept()).toHaveLength(1 + 16)
    const other = await run([...LINE.replace('--gauntlet 5', '--gauntlet 6').split(' '), '--kept', path])
    expect(other).toMatchObject({ code: 2, err: expect.stringContaining('with other thinking times; move the file away first') as string })
  })
})
