import type { Game, Happened, Position, Result, Seat, Settings } from '@robodrome/kernel'
import { ranksOfSides, type TableResult, type Tally } from './state.ts'

/** What the result of a match depends on besides its last position: abandoned seats, and all events. */
export interface Told {
  left?: readonly Seat[]
  told?: readonly Happened[]
  /** The result that the players agreed on; if it is missing, the game's result counts. */
  result?: Result | null
}

/** LG-FIX-1, LG-TB-2 Computes the result of a table for a competition: ranks of its sides, tie-break values, and season counts. */
export function resultOf(
  game: Game,
  g: Position,
  settings: Settings,
  sides: number,
  { left = [], told, result = game.result(g) }: Told = {},
): TableResult {
  const scores = game.scores?.(g) ?? []
  const bySide = Array.from({ length: sides }, (_, side) => scores[side] ?? 0)
  const diff = bySide.map((own, side) => own - Math.max(...bySide.filter((_, other) => other !== side)))
  return {
    ranks: result ? ranksOfSides(result.ranking, sides) : ranksByLeaving(sides, left),
    diff,
    bouts: settings.mode === 'championship' ? bySide : bySide.map(() => 0),
    ...(told &&
      game.tally && { tally: tallyOf(game, told, sides), turns: told.filter(({ kind }) => kind === game.insight?.study?.turn).length }),
  }
}

/** LG-STAT-1 */
function tallyOf(game: Game, told: readonly Happened[], sides: number): Tally[] {
  const tally = Array.from({ length: sides }, (): Record<string, number> => ({}))
  for (const event of told) {
    const counted = game.tally!(event)
    if (counted === null) continue
    const own = tally[counted.seat % sides]!
    own[counted.what] = (own[counted.what] ?? 0) + 1
  }
  return tally
}

/** LG-FIX-3 Ranks the sides: a player who gives up loses, even before the game has a winner. If all have left, the match was called off. */
function ranksByLeaving(sides: number, left: readonly Seat[]): number[] | null {
  const gone = new Set(left.map((seat) => seat % sides))
  if (gone.size === 0 || gone.size === sides) return null
  return Array.from({ length: sides }, (_, side) => (gone.has(side) ? 1 + sides - gone.size : 1))
}
