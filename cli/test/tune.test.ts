import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Game, Thinking } from '@robodrome/kernel'
import { expect, test } from 'vitest'
import { ticTacToe, type TicTacToe } from '../../kernel/test/games/tic-tac-toe.ts'
import { GAMES, run, scratch } from './run.ts'

const judgedBy = ({ middle }: Readonly<Record<string, number>>) => ({
  evaluate: ({ cells }: TicTacToe): number[] => [0, 1].map((seat) => (cells[4] === seat ? 1 : cells[4] === null ? 0.5 : 0) * middle!),
})
const worths = { middle: 0.5 }
const thinking = { worths, judgedBy } as unknown as Thinking
const registry = {
  ...GAMES,
  'tic-tac-toe': {
    ...GAMES['tic-tac-toe'],
    load: async () => ({ ...ticTacToe, insight: { ...judgedBy(worths), thinking } }) as unknown as Game,
  },
}

test('tune finds worths, writes them to a file, resumes from it and compares them with the present ones', async () => {
  const path = join(scratch(), 'worths.json')
  const line = 'tune tic-tac-toe --rounds 2 --matches 2 --deals 2 --check 9 --threads 0'.split(' ')
  const { code, out } = await run([...line, '--out', path], { registry })
  expect(code).toBe(0)
  expect(out).toContain('tic-tac-toe, standard, 2 seats: 16 games of rules of thumb, seed 1')
  expect(out).toMatch(/^middle +0\.500 +0\.\d{3}$/m)
  expect(out).toMatch(/^Rule of thumb with these values against the present one: .* of 18 games\.$/m)
  const kept = JSON.parse(readFileSync(path, 'utf8')) as { weights: { middle: number } }
  expect(kept).toMatchObject({
    game: 'tic-tac-toe',
    games: 16,
    command: 'robodrome tune tic-tac-toe --mode standard --seats 2 --rounds 2 --matches 2 --deals 2 --seed 1',
  })
  const more = `--rounds 1 --matches 1 --deals 1 --check 0 --only middle --threads 0 --from ${path} --out ${path}`
  expect(await run(['tune', 'tic-tac-toe', ...more.split(' ')], { registry })).toMatchObject({ code: 0 })
  expect(readFileSync(path, 'utf8')).toContain(`--deals 1 --seed 1 --only middle --from ${path}`)
  writeFileSync(path, JSON.stringify(kept))
  const again = await run(['tune', 'tic-tac-toe', '--rounds', '0', '--check', '0', '--threads', '0', '--from', path], { registry })
  expect(again.out).toContain(`0.500${kept.weights.middle.toFixed(3).padStart(8)}`)
})

test('tune needs worths, those that there are, and files that fit', async () => {
  expect(await run('tune tic-tac-toe'.split(' '))).toMatchObject({
    code: 2,
    err: expect.stringContaining('has no values to tune') as string,
  })
  expect(await run('tune tic-tac-toe --only midle'.split(' '), { registry })).toMatchObject({
    code: 2,
    err: expect.stringContaining('there is no value "midle". Did you mean middle?') as string,
  })
  const path = join(scratch(), 'worths.json')
  writeFileSync(path, JSON.stringify({ weights: { corner: 1 } }))
  expect(await run(['tune', 'tic-tac-toe', '--from', path], { registry })).toMatchObject({
    code: 2,
    err: expect.stringContaining('weights.corner') as string,
  })
  writeFileSync(path, JSON.stringify({ weights: { middle: -1 } }))
  expect(await run(['tune', 'tic-tac-toe', '--from', path], { registry })).toMatchObject({
    code: 2,
    err: expect.stringContaining('weights.middle') as string,
  })
})
