import { loadGame } from '@robodrome/games'
import type { Game, Settings, Thinking } from '@robodrome/kernel'
import { Sides, tune, type TuningPlan, type Worths } from '@robodrome/lab'
import { expect, test } from 'vitest'
import { ticTacToe, type TicTacToe } from '../../kernel/test/games/tic-tac-toe.ts'

const settings: Settings = { mode: 'standard', seats: 2, options: {} }

/** Evaluates a position by what each seat holds: the middle, and edges. */
const judgedBy = ({ middle, edge }: Worths) => ({
  evaluate: ({ cells }: TicTacToe): number[] => {
    const held = [0, 1].map((seat) =>
      [1, 3, 5, 7].reduce((sum, at) => sum + (cells[at] === seat ? edge! : 0), 1 + (cells[4] === seat ? middle! : 0)),
    )
    return held.map((each) => each / (held[0]! + held[1]!))
  },
})
const worths = { middle: 1, edge: 1 }
const game = { ...ticTacToe, insight: { ...judgedBy(worths), thinking: { worths, judgedBy } as unknown as Thinking } } as unknown as Game
const plan: TuningPlan = { settings, seed: 1, rounds: 6, matches: 8, deals: 4, names: ['middle', 'edge'] }

const found = async (changes: Partial<TuningPlan> = {}): Promise<Worths> => {
  let played = 0
  const all = { ...plan, ...changes }
  const result = await tune(new Sides(game, 0), worths, all, (matches) => (played = matches))
  expect(played).toBe(all.rounds * all.matches)
  return result
}

test('worths follow the side that wins: in noughts and crosses the middle is worth more than an edge', async () => {
  const { middle, edge } = await found()
  expect(middle! / edge!).toBeGreaterThan(1.02)
})

test('the same plan finds the same worths, and leaves alone those that it does not name', async () => {
  expect(await found()).toEqual(await found())
  expect(await found({ names: ['middle'] })).toMatchObject({ edge: 1 })
  expect(await found({ rounds: 0 })).toEqual(worths)
})

test('threads find what this one finds', async () => {
  const gekido = (await loadGame('gekido'))!
  const today = gekido.insight!.thinking!.worths!
  const small: TuningPlan = {
    settings: { mode: 'duel', seats: 2, options: { randomBots: true } },
    seed: 5,
    rounds: 1,
    matches: 2,
    deals: 1,
    names: Object.keys(today),
  }
  const results: Worths[] = []
  for (const threads of [0, 2]) {
    const sides = new Sides(gekido, threads)
    results.push(await tune(sides, today, small, () => {}))
    await sides.close()
  }
  expect(results[1]).toEqual(results[0])
})
