import type { Game } from '@robodrome/kernel'
import type { Mind, Question } from './mind.ts'

/** A game that is judged by other weights than its own. */
export function withWeights(game: Game, weights: readonly number[]): Game {
  const features = game.insight?.features
  if (features === undefined) throw new Error(`${game.title} has no features that could weigh anything`)
  return { ...game, insight: { ...game.insight, evaluate: (g) => features.judge(g, weights) } }
}

/** A mind that judges positions by other weights than the game's own. */
export const judgingBy = (mind: Mind, weights: readonly number[]): Mind => ({
  ...mind,
  think: (question) => mind.think(withGame(question, withWeights(question.game, weights))),
})

/** A mind that judges a game by other worths than the game's own. */
export function judgingWith(mind: Mind, game: Game, worths: Readonly<Record<string, number>>): Mind {
  const judged = game.insight?.thinking?.judgedBy?.(worths)
  if (judged === undefined) throw new Error(`${game.title} has no worths that could be others`)
  const other = { ...game, insight: { ...game.insight, ...judged } }
  return { ...mind, think: (question) => mind.think(withGame(question, other)) }
}

/** A question as it is put in a game that differs in nothing but how it is judged. */
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
