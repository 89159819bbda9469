import type { Game } from '@robodrome/kernel'
import { expect, test } from 'vitest'
import { sparks } from '../../kernel/test/games/sparks.ts'
import { GAMES, run } from './run.ts'

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
  const registry = { sparks: { ...GAMES.sparks, load: async () => ({ ...sparks, evaluate }) as Game } }
  const { code, out } = await run('calibrate sparks --mind random --games 4'.split(' '), { registry })
  expect(code).toBe(0)
  expect(out).toContain('sparks, standard, 2 seats: 4 games of random, seed 1\n')
  expect(out).toMatch(/50 to 60 % .* 50\.0 % /)
  expect(out).toContain('Off by 0.693 nats a moment')
  expect(await run('calibrate tic-tac-toe'.split(' '))).toMatchObject({
    code: 2,
    err: expect.stringContaining('has no estimate') as string,
  })
  const unknown = await run('calibrate sparks --mind rule-of-thump'.split(' '), { registry })
  expect(unknown).toMatchObject({ code: 2, err: expect.stringContaining('Did you mean rule-of-thumb?') as string })
})
