import { digestOf } from '@robodrome/games'
import type { Json } from '@robodrome/kernel'
import type { Path } from '../fields.ts'
import { valueAt } from '../paths.ts'

/** Whether a part of a piece differs from that of the printed piece; every part of a new piece counts as different. */
export const isOther = (piece: Json, printed: Json | undefined, path: Path): boolean => {
  const [now, before] = [valueAt(piece, path), printed === undefined ? undefined : valueAt(printed, path)]
  return now === undefined || before === undefined ? now !== before : digestOf(now) !== digestOf(before)
}

/** How many copies of a piece the owner of the printed game lacks: all if the piece differs, otherwise the additional ones. */
export function lackingCopies(piece: Json, printed: Json | undefined): number {
  const count = (each: Json): number => {
    const copies = valueAt(each, ['copies'])
    return typeof copies === 'number' ? copies : 1
  }
  if (printed === undefined) return count(piece)
  const plain = (each: Json): Json => ({ ...(each as object), copies: 0 })
  return digestOf(plain(piece)) === digestOf(plain(printed)) ? Math.max(0, count(piece) - count(printed)) : count(piece)
}
