import { choose, listen, quickLuck, type Any } from '@robodrome/kernel'
import { minds, type Mind, type Question } from '@robodrome/minds'
import type { Player } from './experiment.ts'
import type { Thinker } from './study/facts.ts'

/** The seed for the position in which a restricted mind tries out what an option uses. */
const LOOK = 7

/** Makes the same mind without permission to use a piece: options that use it are removed, unless none would be left. */
export const without = (mind: Mind, piece: string): Mind => ({
  ...mind,
  think(question) {
    const left = question.options.length < 2 ? question.options : question.options.filter(({ value }) => !usesPiece(question, value, piece))
    return mind.think(left.length === 0 || left.length === question.options.length ? question : { ...question, options: left })
  },
})

/** Whether choosing an option immediately uses the piece, according to the game's events. */
function usesPiece({ game, seat, open, imagine }: Question, option: unknown, piece: string): boolean {
  const g: Any = open === undefined ? imagine(quickLuck(LOOK)) : game.clone(open)
  let isUsed = false
  listen(
    (event) => {
      if (event.uses === piece && 'seat' in event && event.seat === seat) isUsed = true
    },
    () => choose(game, g, seat, option),
  )
  return isUsed
}

/** Makes the mind of a player of an experiment, with its budget and its restriction. */
export const thinkerOf = ({ mind, budget, without: piece }: Player): Thinker => ({
  mind: piece === undefined ? minds[mind]! : without(minds[mind]!, piece),
  budget,
})
