import { quickLuck, type Game, type Json, type Position, type Seat, type Stream } from '@robodrome/kernel'
import { save } from './save.ts'
import { Refused } from './refused.ts'
import { tableSays } from './says.ts'

/**
 * Computes the answer for a seat on imagined positions, so that it cannot depend on anything hidden from that seat. The positions are the
 * same every time, so asking twice reveals nothing more. In every game, a seat may ask for its win `chances` and for a `copy` to play on
 * elsewhere.
 */
export function answerTo(game: Game, g: Position, seat: Seat | null, kind: string, args: Json): Json {
  const luck = quickLuck(1)
  if (kind === 'chances') return guessChances(game, g, seat, luck)
  const imagined = game.imagine(g, seat, luck)
  if (kind === 'copy') return save(game, imagined) as Json
  const found = ownAnswer(game, imagined, seat, kind, args)
  if (found === null) throw new Refused('unanswered', tableSays('noAnswer', { game: game.title, question: kind }))
  return found
}

function ownAnswer({ answers }: Game, imagined: Position, seat: Seat | null, kind: string, args: Json): Json | null {
  return answers !== undefined && Object.hasOwn(answers, kind) ? (answers[kind]!(imagined, seat, args) as Json | null) : null
}

/** The number of imagined positions to average chances over. */
const GUESSES = 4

/** Estimates the win chance of each seat from what one of them (or a spectator) can know; null if the game has no estimate. */
export function guessChances(game: Game, g: Position, seat: Seat | null, luck: Stream): number[] | null {
  const total: number[] = []
  for (let i = 0; i < GUESSES; i++) {
    const guess = chancesOf(game, game.imagine(g, seat, luck))
    if (guess === null) return null
    guess.forEach((chance, each) => (total[each] = (total[each] ?? 0) + chance / GUESSES))
  }
  return total
}

/**
 * Returns each seat's share of the total value: teammates split the value of their team, and any remainder belongs to sides without
 * players.
 */
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
