import type { Game } from '@robodrome/kernel'
import type { Mind, Question } from './mind.ts'

/** Makes the game with other weights for its fitted estimate. */
export function withWeights(game: Game, weights: readonly number[]): Game {
  const features = game.insight?.features
  if (features === undefined) throw new Error(`${game.title} has no features to weigh`)
  return { ...game, insight: { ...game.insight, evaluate: (g) => features.judge(g, weights) } }
}

/** Makes the mind evaluate positions with these weights. */
export const judgingBy = (mind: Mind, weights: readonly number[]): Mind => ({
  ...mind,
  think: (question) => mind.think(withGame(question, withWeights(question.game, weights))),
})

/** Makes the mind evaluate positions with other values for things than the game's own. */
export function judgingWith(mind: Mind, game: Game, worths: Readonly<Record<string, number>>): Mind {
  const judged = game.insight?.thinking?.judgedBy?.(worths)
  if (judged === undefined) throw new Error(`${game.title} has no worths to change`)
  const other = { ...game, insight: { ...game.insight, ...judged } }
  return { ...mind, think: (question) => mind.think(withGame(question, other)) }
}

/** Asks the same question about a game that differs only in its estimate. */
export const withGame = (question: Question, game: Game): Question => ({
  game,
  settings: question.settings,
  seat: question.seat,
  get view() {
    return question.view
  },
  options: question.options,
  ...(question.line && { line: question.line }),
  ...(question.open && { open: question.open }),
  luck: question.luck,
  imagine: (luck) => question.imagine(luck),
})
