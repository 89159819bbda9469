import { loadWords, type Language } from '@robodrome/games'
import { choose, find, listen, quickLuck, type Any, type Game, type Position, type Seat, type Settings } from '@robodrome/kernel'
import { adviser, decide, pose, questionOf } from '@robodrome/minds'
import { patientComparison, sayClaim } from '@robodrome/review'
import { SAYS } from './review-words.ts'

/** A question as its seat could imagine it, and the names of the players. */
export interface Posed {
  game: Game
  settings: Settings
  position: Position
  seat: Seat
  names: readonly string[]
  entries: number
}

/** Only a few cases, because somebody is waiting; a reason must still hold by two standard errors. */
const CASES = 32

/**
 * How long the AI searches for the best plan that begins with an option. It is limited by playouts, so that a hint has the same reason each
 * time.
 */
const PLANNING = { playouts: 60 }

/** Finds the checked reason why one option is better than the other; null if there is no simple one. `pause` lets moves in between. */
export async function whyBetter(
  posed: Posed,
  { better, chosen, language }: { better: string; chosen: string; language: Language },
  pause: () => Promise<unknown>,
): Promise<string | null> {
  const { game, settings, position, seat, names, entries } = posed
  const answers: string[][] = []
  for (const move of [chosen, better]) {
    answers.push(answerWith(posed, move))
    await pause()
  }
  const pair = { position, seat, chosen: answers[0]!, better: answers[1]! }
  const { reasons } = await patientComparison(game, settings, pair, { seed: entries, cases: CASES, pause })
  const [first] = reasons
  if (first === undefined) return null
  const [words, says] = [(await loadWords(game.id, language, game.box))!, await SAYS[language]()]
  return sayClaim(says, first.claim, { names, seat, words })
}

/** Completes a move to a whole answer: if answers are plans, to the best plan that begins with it. */
function answerWith({ game, settings, position, seat, entries }: Posed, move: string): string[] {
  const plans = game.insight?.plans
  if (plans?.seats(position).includes(seat) !== true) return [move]
  const g: Any = game.clone(position)
  listen(null, () => choose(game, g, seat, find(game, g, seat, move).option))
  if (!plans.seats(g).includes(seat) || plans.moment(g) !== plans.moment(position)) return [move]
  const { line } = decide(adviser, questionOf(game, pose(game, settings, g, seat, quickLuck(entries))), PLANNING)
  return line === undefined ? [move] : line.moves.slice(plans.made(position, seat).length)
}
