import { SecondBracket } from './bracket.ts'
import type { Kept, SecondStage } from './stage.ts'

/** Makes the bracket of a stage with its results so far. */
export function bracketOf(book: Kept, stage: SecondStage): SecondBracket {
  const endings = new Map<string, number | 'nobody'>()
  for (const { match, place } of stage.matches) {
    if (match.isOpen) continue
    const winner = match.decision === 'double forfeit' ? -1 : match.ranks.indexOf(1)
    endings.set(place, winner < 0 ? 'nobody' : stage.numbers.indexOf(match.sides[winner]!) + 1)
  }
  return new SecondBracket(stage.numbers.length, stage.kind === 'double knockout', book.definition.third, endings)
}
