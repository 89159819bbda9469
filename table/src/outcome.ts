import { writeOutcome, type Any, type Chance, type Position } from '@robodrome/kernel'
import { parseJson } from './parse-json.ts'

/** Reads the outcome that a text means; undefined if it could not have been drawn here. */
export function readOutcome(chance: Chance, g: Position, notes: Any, text: string): unknown {
  const outcome = chance.read ? (chance.read(text.trim()) as unknown) : parseJson(text)
  return outcome !== undefined && isPossible(chance, g, notes, outcome) ? outcome : undefined
}

export const isPossible = (chance: Chance, g: Position, notes: Any, outcome: unknown): boolean =>
  chance.possible?.(g, notes, outcome) ??
  chance.outcomes?.(g, notes).some(([known]) => writeOutcome(chance, known) === writeOutcome(chance, outcome)) ??
  false
