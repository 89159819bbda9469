import type { Snapshot } from '@robodrome/table'
import type { BoardModule } from '../boards/board.ts'
import { isCalledOff } from '../frame/after/ceremony.tsx'
import { afterWords } from '../words/after.ts'
import { livingWords } from '../words/living.ts'

const w = livingWords.screen

/** The winners in a sentence: players, rivals without a seat, or nobody. */
export const whoWon = (snapshot: Pick<Snapshot, 'result'>, rivals: BoardModule['rivals'], nameOf: (seat: number) => string): string => {
  if (isCalledOff(snapshot, rivals)) return w.noWinner
  const names = (snapshot.result?.ranking[0] ?? []).map(nameOf)
  if (names.length === 0) return afterWords.rivalsWon(rivals!)
  return names.length === 1 ? w.wins(names[0]!) : w.winTogether(names.join(', '))
}
