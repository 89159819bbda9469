import type { Game, Position, Seat, Settings } from '@robodrome/kernel'
import { ranksOfSides, type TableResult } from './state.ts'

/** LG-FIX-1, LG-TB-2 The end of a table as a competition takes it: ranks of its sides, and what tie-breaks need. `left`: seats that were given up. */
export function resultOf(game: Game, g: Position, settings: Settings, sides: number, left: readonly Seat[] = []): TableResult {
  const result = game.result(g)
  const scores = game.scores?.(g) ?? []
  const bySide = Array.from({ length: sides }, (_, side) => scores[side] ?? 0)
  const diff = bySide.map((own, side) => own - Math.max(...bySide.filter((_, other) => other !== side)))
  return {
    ranks: result ? ranksOfSides(result.ranking, sides) : ranksByLeaving(sides, left),
    diff,
    bouts: settings.mode === 'championship' ? bySide : bySide.map(() => 0),
  }
}

/** LG-FIX-3 Who gives up a match has lost it, also before the game knows of a winner; where all have left it was called off. */
function ranksByLeaving(sides: number, left: readonly Seat[]): number[] | null {
  const gone = new Set(left.map((seat) => seat % sides))
  if (gone.size === 0 || gone.size === sides) return null
  return Array.from({ length: sides }, (_, side) => (gone.has(side) ? 1 + sides - gone.size : 1))
}
