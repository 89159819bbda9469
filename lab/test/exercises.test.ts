import { loadGame } from '@robodrome/games'
import { Match, quickLuck } from '@robodrome/kernel'
import { gradeOf, marginOf, type Exercise, type Quarry } from '@robodrome/table'
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { matchAt, mineGame, missedBy, prove, sampleOf, solve, solveAgain, USUAL, WIN } from '../src/index.ts'

const TRAINING = { mode: 'training', seats: 2, options: {} }

/** A position with MERCURY two spaces from a token and one die left to place. */
async function lastDie() {
  const game = (await loadGame('volt'))!
  const match = new Match(
    game,
    TRAINING,
    quickLuck(1),
    game.arrange({ robots: ['M@c1 n1', 'V@h9 n2'], tokens: ['c3', 'g7', 'e6'] }, TRAINING),
  )
  for (const text of ['I R1 W', 'II R2 W']) expect(match.choose(0, text)).toBeNull()
  return { game, settings: TRAINING, position: match.position, seat: 0 }
}

test('a question with a goal is solved by the chances of the game: only one die reaches the token', async () => {
  const decision = await lastDie()
  const found = solve(decision, 0, 1)!
  expect(found).toMatchObject({ goal: 'point', best: ['III B2 N'] })
  expect(found.worth[0]!.value).toBeGreaterThan(0.6)
  expect(prove(decision, { ...USUAL, margin: 0.1 }, 3)!.best).toEqual(found.best)
  expect(prove(decision, { ...USUAL, margin: 1.01 }, 3)).toBeNull()
})

test('weaker minds grade it: a random mind nearly always misses, a mind that looks one choice ahead finds it', async () => {
  const missed = missedBy(await lastDie(), ['III B2 N'], 96, 1, 5)
  expect(missed['random']).toBeCloseTo(1 - 1 / 96, 2)
  expect(missed['rule-of-thumb']).toBe(0)
  expect(gradeOf({ missed })).toBe(1)
  expect(gradeOf({ missed: { random: 0, 'rule-of-thumb': 1, 'search-30': 1, 'search-90': 1 } })).toBe(5)
})

test('a game without such questions is solved by search, for winning; the margin is to the best of the others', async () => {
  const game = (await loadGame('gekido'))!
  const settings = { mode: 'standard', seats: 2, options: {} }
  const position = game.arrange(
    { at: 'lock', bots: { 0: { bot: 'MEOW', at: '0,1' }, 1: { bot: 'SLICER', at: '1,1' } }, attack: { target: 1, roll: 1, free: 'TTTTT' } },
    settings,
  )
  const match = new Match(game, settings, quickLuck(1), position)
  const found = solve({ game, settings, position: match.position, seat: 0 }, 60, 1)!
  expect(found.goal).toBe(WIN)
  expect(found.best).toEqual(['command Five of a Kind'])
  expect(found.margin).toBeCloseTo(marginOf(found), 9)
})

test('an exercise of the file is solved again from its position alone; one that names another choice as best does not agree', async () => {
  const game = (await loadGame('pbl'))!
  const file = new URL('../../games/pbl/puzzles.json', import.meta.url)
  const quarries = JSON.parse(readFileSync(file, 'utf8')) as Quarry[]
  const [{ quarry, exercise }] = sampleOf(quarries, 1, 3) as [{ quarry: Quarry; exercise: Exercise }]
  expect(matchAt(game, quarry, exercise.at).asked()).toContain(exercise.seat)
  expect(solveAgain(game, quarry, exercise, 5)).toMatchObject({ agrees: true })
  const wrong = { ...exercise, best: [exercise.worth.at(-1)!.text] }
  expect(solveAgain(game, quarry, wrong, 5)).toMatchObject({ agrees: false, best: exercise.best[0] })
})

test('of a game that has others, too, only exercises are taken whose best choice is a shot, or that are not easy', async () => {
  const game = (await loadGame('volt'))!
  const plan = { ...USUAL, game: 'volt', settings: TRAINING, seed: 5118, margin: 0.06, whim: 2, rivals: 0 }
  const found = (more: Partial<typeof plan>) => mineGame(game, { ...plan, ...more }, plan.seed).exercises
  const isShot = ({ best }: Exercise): boolean => best[0]!.includes(' R')
  const harder = found({ grade: 2 })
  expect(found({ best: ' R' }).map(isShot)).toEqual([true])
  expect(harder.map(isShot)).toEqual([false])
  expect(gradeOf(harder[0]!)).toBeGreaterThan(1)
})

test('a sample has no exercise twice, and is all of them where there are fewer', () => {
  const quarry = { settings: TRAINING, entries: [], exercises: ['1-1', '1-2', '1-3'].map((id) => ({ id }) as Exercise) }
  const ids = sampleOf([quarry], 20, 1).map(({ exercise }) => exercise.id)
  expect(ids.toSorted((a, b) => a.localeCompare(b))).toEqual(['1-1', '1-2', '1-3'])
  expect(sampleOf([quarry], 2, 1)).toHaveLength(2)
})
