import { digestOf, keyOf, type Language } from '@robodrome/games'
import type { Json } from '@robodrome/kernel'
import type { Bench } from '../bench.ts'
import { fits, pieceNamed, piecesIn } from '../pieces.ts'
import type { Paper } from './paper.ts'

/** The pieces to print: those that differ from the printed game, or all of them. */
export function papersFor(bench: Bench, content: Json, language: Language, isAll = false): Paper[] {
  return bench.pieces.flatMap(({ list }) =>
    piecesIn(content, list).flatMap((piece) => {
      const printed = pieceNamed(bench.printed, list, keyOf(piece))
      const isSame = printed !== undefined && digestOf(printed) === digestOf(piece)
      if ((isSame && !isAll) || !fits(bench, list, piece)) return []
      return bench.papersOf(list, piece, isAll ? undefined : printed, language, content).filter(({ copies }) => copies > 0)
    }),
  )
}
