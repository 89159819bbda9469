import { writeFileSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Features, Game } from '@robodrome/kernel'
import { chancesOf } from '@robodrome/minds'
import { expect, test } from 'vitest'
import { ticTacToe, type TicTacToe } from '../../kernel/test/games/tic-tac-toe.ts'
import { GAMES, run, scratch } from './run.ts'

const features: Features<TicTacToe> = {
  names: ['middle'],
  of: (g, seat) => [g.cells[4] === seat ? 1 : 0],
  judge: (g, weights) =>
    chancesOf(
      [0, 1].map((seat) => features.of(g, seat)),
      weights,
    ),
}
const registry = {
  ...GAMES,
  'tic-tac-toe': {
    ...GAMES['tic-tac-toe'],
    load: async () => ({ ...ticTacToe, insight: { features, evaluate: () => [0.5, 0.5] } }) as Game,
  },
}

test('train fits an estimate, writes it down, and lets it play against that of today; other weights are refused', async () => {
  const path = join(scratch(), 'weights.json')
  const line = 'train tic-tac-toe --mind random --games 60 --deals 4 --threads 0 --out'.split(' ')
  const { code, out } = await run([...line, path], { registry })
  expect(code).toBe(0)
  expect(out).toContain('tic-tac-toe, standard, 2 seats: ')
  expect(out).toMatch(/^middle +-?\d\.\d{3}$/m)
  expect(out).toMatch(/^In games that were not learnt from, off by 0\.\d+ nats a moment; the estimate of today by 0\.693/m)
  expect(out).toMatch(/^Rule of thumb by these weights against that of today: .* of 8 games\.$/m)
  expect(JSON.parse(readFileSync(path, 'utf8'))).toMatchObject({ game: 'tic-tac-toe', weights: { middle: expect.any(Number) as number } })
  expect(await run(['train', 'tic-tac-toe', '--weights', path, '--deals', '1'], { registry })).toMatchObject({ code: 0 })
  writeFileSync(path, JSON.stringify({ weights: { corner: 1 } }))
  expect(await run(['train', 'tic-tac-toe', '--weights', path], { registry })).toMatchObject({
    code: 2,
    err: expect.stringContaining('weights.corner') as string,
  })
})

test('train needs features, and a mind that there is', async () => {
  expect(await run('train tic-tac-toe'.split(' '))).toMatchObject({
    code: 2,
    err: expect.stringContaining('has no features to weigh') as string,
  })
  expect(await run('train tic-tac-toe --mind level-9'.split(' '), { registry })).toMatchObject({
    code: 2,
    err: expect.stringContaining('there is no mind "level-9"') as string,
  })
})
