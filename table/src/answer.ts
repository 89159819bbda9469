import { quickLuck, type Game, type Json, type Position, type Seat, type Stream } from '@robodrome/kernel'
import { save } from './save.ts'
import { Refused } from './refused.ts'

/**
 * The answer to a seat. It is worked out on imagined positions, so that it cannot depend on what the seat may not know; always on the
 * same ones, so that asking twice tells nothing more. Of every game a seat may ask for the `chances` to win and for a `copy` to play on with elsewhere.
 */
export function answerTo(game: Game, g: Position, seat: Seat | null, kind: string, args: Json): Json {
  const luck = quickLuck(1)
  if (kind === 'chances') return guessChances(game, g, seat, luck)
  const imagined = game.imagine(g, seat, luck)
  if (kind === 'copy') return save(game, imagined) as Json
  const found = ownAnswer(game, imagined, seat, kind, args)
  if (found === null) throw new Refused('unanswered', `${game.title} has no answer to "${kind}"`)
  return found
}

function ownAnswer({ answers }: Game, imagined: Position, seat: Seat | null, kind: string, args: Json): Json | null {
  return answers !== undefined && Object.hasOwn(answers, kind) ? (answers[kind]!(imagined, seat, args) as Json | null) : null
}

/** How many positions that look the same a guess about the chances is taken from. */
const GUESSES = 4

/** The chance of each seat to win as far as one of them (or an onlooker) can tell; null where the game has no estimate. */
export function guessChances(game: Game, g: Position, seat: Seat | null, luck: Stream): number[] | null {
  const total: number[] = []
  for (let i = 0; i < GUESSES; i++) {
    const guess = chancesOf(game, game.imagine(g, seat, luck))
    if (guess === null) return null
    guess.forEach((chance, each) => (total[each] = (total[each] ?? 0) + chance / GUESSES))
  }
  return total
}

/** What each seat has, as shares of one: teammates share what their team has, and what is missing to one belongs to sides that no seat plays. */
export function chancesOf(game: Game, g: Position): number[] | null {
  const result = game.result(g)
  if (result !== null) {
    const won = result.ranking[0] ?? []
    return Array.from({ length: result.ranking.flat().length }, (_, seat) => (won.includes(seat) ? 1 / won.length : 0))
  }
  const values = game.insight?.evaluate?.(g)
  const sum = values?.reduce((all, value) => all + value, 0) ?? 0
  return values?.map((value) => value / Math.max(1, sum)) ?? null
}
