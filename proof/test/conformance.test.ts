import { allSettings, fuzz } from '@robodrome/proof'
import { describe, expect, test } from 'vitest'
import { sparks } from '../../kernel/test/games/sparks.ts'
import { ticTacToe } from '../../kernel/test/games/tic-tac-toe.ts'
import { volley } from '../../kernel/test/games/volley.ts'

describe('the proof games keep every promise', () => {
  for (const game of [ticTacToe, sparks, volley]) {
    for (const { title, settings } of allSettings(game)) {
      test(`${game.title}: ${title}, 300 random games with JSON and clones at every node`, () => {
        const report = fuzz(game, settings, { games: 300, seed: 1, thorough: 0.1 })
        expect(report.problems).toEqual([])
        expect(report.unused).toEqual([])
        expect(report.games).toBe(300)
      })
    }
  }
})
