import type { Game, Position, Settings } from '@robodrome/kernel'
import { ranksOfSides, type TableResult } from './state.ts'

/** LG-FIX-1, LG-TB-2 The end of a table as a competition takes it: ranks of its sides, and what tie-breaks need. */
export function resultOf(game: Game, g: Position, settings: Settings, sides: number): TableResult {
  const result = game.result(g)
  const scores = game.scores?.(g) ?? []
  const bySide = Array.from({ length: sides }, (_, side) => scores[side] ?? 0)
  const diff = bySide.map((own, side) => own - Math.max(...bySide.filter((_, other) => other !== side)))
  return {
    ranks: result && ranksOfSides(result.ranking, sides),
    diff,
    bouts: settings.mode === 'championship' ? bySide : bySide.map(() => 0),
  }
}
