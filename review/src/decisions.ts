import {
  choose,
  options,
  quickLuck,
  write,
  type Any,
  type Entry,
  type Game,
  type Position,
  type Seat,
  type Settings,
} from '@robodrome/kernel'
import { pose, questionOf, weighing, type Question } from '@robodrome/minds'
import { nameOption, plain, type Label, type Phrase, type Reader, type Words } from '@robodrome/phrases'
import { replay } from '@robodrome/table'

/** A decision of a seat, and its place in the record. With `plan`, it is a complete answer that was assembled move by move. */
export interface Decision {
  position: Any
  seat: Seat
  entries: number
  moves: readonly string[]
  plan?: unknown
}

/** Lists all decisions of a seat in which it had a choice. */
export function decisionsOf(game: Game, g: Position, entries: readonly Entry[], seat: Seat): Decision[] {
  const made: Decision[] = []
  const plans = game.insight?.plans
  let begun: { position: Any; entries: number; moment: string } | undefined
  for (const [i, entry] of entries.entries()) {
    if (entry.kind === 'choice' && entry.seat === seat) {
      const legal = options(game, g, seat).map((option) => write(game, g, option))
      if (plans?.seats(g).includes(seat) === true) {
        const moment = plans.moment(g)
        if (begun?.moment !== moment) begun = { position: game.clone(g), entries: i, moment }
        const plan: unknown = plans.draw(g, seat, quickLuck(0))
        const moves = plans.moves(g, seat, plan)
        // This move completes the plan, which could still be changed until then.
        if (moves.length === plans.made(g, seat).length + 1 && entry.text === moves.at(-1))
          made.push({ position: begun.position, seat, entries: begun.entries, moves, plan })
      } else if (legal.length > 1 && legal.includes(entry.text))
        // Asides, such as taking back a die, are not decisions.
        made.push({ position: game.clone(g), seat, entries: i, moves: [entry.text] })
    }
    const problem = replay(game, g, entry)
    if (problem !== null) throw new Error(`entry ${i + 1}: ${problem.message}`)
  }
  return made
}

/** Poses the decision as a question to a mind that knows only what its seat knew. */
export function questionAt(
  game: Game,
  settings: Settings,
  { position, seat, entries, plan }: Decision,
): { question: Question; imagined: Any } {
  const puzzle = pose(game, settings, position, seat, quickLuck(entries, QUESTION_STREAM))
  const question = questionOf(game, puzzle)
  return { question: plan === undefined ? question : weighing(question, plan), imagined: puzzle.position }
}
const QUESTION_STREAM = 31

/** Names a move by its title; if two moves share a title, with more details. */
type Naming = (label: Label, move: string) => (Phrase | string)[]
const NAMINGS: readonly Naming[] = [
  ({ title }) => [title],
  ({ title, effect }) => (effect === undefined ? [title] : [title, effect]),
  ({ title }, move) => [title, move],
]

/** Names two answers to the same question so that a reader can tell them apart. */
export function titlesOfBoth(game: Game, words: Words, decision: Decision, better: readonly string[], reader: Reader): [string, string] {
  const named = (name: Naming): [string, string] => [
    titlesOf(game, words, decision, decision.moves, reader, name).join(', '),
    titlesOf(game, words, decision, better, reader, name).join(', '),
  ]
  return NAMINGS.map(named).find(([one, two]) => one !== two) ?? [decision.moves.join(', '), better.join(', ')]
}

/** Names a decision's answer. */
export const titleOf = (game: Game, words: Words, decision: Decision, reader: Reader): string =>
  titlesOf(game, words, decision, decision.moves, reader, NAMINGS[0]!).join(', ')

/** Names moves made one after another. The last one, if it only confirms a plan, is left out. */
function titlesOf(
  game: Game,
  words: Words,
  { position, seat }: Decision,
  moves: readonly string[],
  reader: Reader,
  name: Naming,
): string[] {
  const g: Any = game.clone(position)
  return (moves.length > 1 ? moves.slice(0, -1) : moves).map((move) => {
    const option = options(game, g, seat).find((one) => write(game, g, one) === move)
    const title = name(nameOption(words, option as { kind: string }, game.view(g, seat)), move)
      .map((part) => (typeof part === 'string' ? part : plain(part, reader)))
      .join(', ')
    if (moves.length > 1) choose(game, g, seat, option)
    return title
  })
}
