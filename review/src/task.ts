import { choose, find, listen, quickLuck, start, type Any, type Entry, type Game, type Seat, type Settings } from '@robodrome/kernel'
import { adviser, among, decide, isMistake, judge, type Budget } from '@robodrome/minds'
import type { Reader, Words } from '@robodrome/phrases'
import { load, replay, type Saved } from '@robodrome/table'
import { questionAt, titleOf, type Decision } from './decisions.ts'
import type { Reason } from './reasons.ts'

/** A decision to make again: the match up to it, what was chosen, what was better, and why. It is plain data, so it can be stored. */
export interface Task {
  settings: Settings
  from?: Saved | undefined
  /** All entries before the decision. */
  entries: readonly Entry[]
  seat: Seat
  chosen: readonly string[]
  better: readonly string[]
  reasons: readonly Reason[]
}

/** A judged answer to a task. */
export interface Answered {
  isRight: boolean
  moves: readonly string[]
}

/** How long to compare an answer with the better option. */
export const ANSWER_CARE: Budget = { playouts: 500 }

/** Returns the position of a task as it really was; the player who answers sees only what the seat knew. */
export function positionOf(game: Game, { settings, from, entries }: Pick<Task, 'settings' | 'from' | 'entries'>): Any {
  const g: Any = listen(null, () => (from ? load(game, from) : start(game, settings)))
  for (const [i, entry] of entries.entries()) {
    const problem = listen(null, () => replay(game, g, entry))
    if (problem !== null) throw new Error(`entry ${i + 1}: ${problem.message}`)
  }
  return g
}

/**
 * Judges an answer. The better option is right, and the option chosen in the match is wrong. Any other answer is compared by search and is
 * right unless it is certainly worse. Null if a plan is incomplete.
 */
export function answered(game: Game, task: Task, moves: readonly string[], care: Budget = ANSWER_CARE): Answered | null {
  const { settings, seat, entries } = task
  const position = positionOf(game, task)
  const decision = decisionFrom(game, { position, seat, entries: entries.length, moves })
  if (decision === null) return null
  const { question } = questionAt(game, settings, decision)
  const given = decision.moves
  if (isSame(given, task.better)) return { isRight: true, moves: given }
  if (isSame(given, task.chosen)) return { isRight: false, moves: given }
  if (decision.plan === undefined) {
    const [text] = given
    return { isRight: !judge(decide(adviser, among(question, [text!, ...task.better]), care), text!).isMistake, moves: given }
  }
  const { weighed } = decide(adviser, question, care)
  return { isRight: weighed === undefined || !isMistake(weighed.cost, weighed.error), moves: given }
}

const isSame = (one: readonly string[], other: readonly string[]): boolean => one.join('\n') === other.join('\n')

/** Turns the moves into a decision. A plan counts once its last move completes it; moves taken back on the way are omitted. */
function decisionFrom(game: Game, { position, seat, entries, moves }: Decision): Decision | null {
  const plans = game.insight?.plans
  if (plans?.seats(position).includes(seat) !== true) return { position, seat, entries, moves: moves.slice(-1) }
  const g: Any = game.clone(position)
  for (const move of moves.slice(0, -1)) listen(null, () => choose(game, g, seat, find(game, g, seat, move).option))
  const plan: unknown = plans.draw(g, seat, quickLuck(0))
  const whole = plans.moves(g, seat, plan)
  if (whole.length !== plans.made(g, seat).length + 1 || whole.at(-1) !== moves.at(-1)) return null
  return { position, seat, entries, moves: whole, plan }
}

/** Names an answer to a task. */
export const titlesAt = (game: Game, words: Words, task: Task, moves: readonly string[], reader: Reader): string =>
  titleOf(game, words, { position: positionOf(game, task), seat: task.seat, entries: task.entries.length, moves }, reader)

/** Returns the answer at the start of a line of moves: one move, or a whole plan; null if the line is too short for it. */
export function answerIn(game: Game, position: Any, seat: Seat, moves: readonly string[]): readonly string[] | null {
  for (let count = 1; count <= moves.length; count++) {
    const found = decisionFrom(game, { position, seat, entries: 0, moves: moves.slice(0, count) })
    if (found !== null) return found.moves
  }
  return null
}
