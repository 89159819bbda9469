import { expect, test } from 'vitest'
import { run } from './run.ts'

test('match prints who is stronger, with intervals', async () => {
  const { code, out, err } = await run('match tic-tac-toe --minds search,random --games 9 --budget 60 --threads 0'.split(' '))
  expect({ code, err }).toEqual({ code: 0, err: '' })
  expect(out).toContain('tic-tac-toe, standard, 2 seats: 10 games, seed 1, 60 playouts a decision\n')
  const [strong, weak] = ['search', 'random'].map((mind) => Number(new RegExp(`^${mind} +(\\d+\\.\\d) %`, 'm').exec(out)?.[1]))
  expect(strong).toBeGreaterThan(60)
  expect(strong! + weak!).toBeCloseTo(100)
})

test('match takes a time for each decision as well', async () => {
  const { out } = await run(['match', 'sparks', '--minds', 'rule-of-thumb,random', '--games', '2', '--budget', '5ms', '--threads', '0'])
  expect(out).toContain('2 games, seed 1, 5 ms a decision')
})
