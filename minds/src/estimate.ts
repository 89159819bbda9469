import type { Game } from '@robodrome/kernel'
import type { Mind } from './mind.ts'

/** A game that is judged by other weights. */
export function withWeights(game: Game, weights: readonly number[]): Game {
  const { features } = game
  return features === undefined ? game : { ...game, evaluate: (g) => features.judge(g, weights) }
}

/** A mind that judges positions by other weights. */
export const judgingBy = (mind: Mind, weights: readonly number[]): Mind => ({
  ...mind,
  think: (question) => mind.think({ ...question, game: withWeights(question.game, weights) }),
})
