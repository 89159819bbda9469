import { gameIds, loadGame } from '@robodrome/games'
import { studyGame } from '@robodrome/lab'
import { random } from '@robodrome/minds'
import { expect, test } from 'vitest'

test.each(gameIds())('%s tells what every seat brought, counts its turns, and says who used what', async (id) => {
  const game = (await loadGame(id))!
  const settings = { mode: Object.keys(game.modes)[0]!, seats: 2, options: {} }
  const facts = studyGame(game, settings, [{ mind: random, budget: {} }], 1, { deal: 3, turn: 0 })
  expect(facts.seats.map(({ brings }) => brings.length > 0)).toEqual([true, true])
  expect(facts.turns).toBeGreaterThan(1)
  expect(facts.seats.reduce((sum, { score }) => sum + score, 0)).toBeCloseTo(1)
  const known = game.pieces(settings)
  expect(facts.seats.flatMap(({ uses }) => uses).filter((piece) => !known.includes(piece))).toEqual([])
  expect(facts.rule).not.toBe('')
})
