import type { Phrase } from '@robodrome/phrases'
import { Sentence } from '../../kit/sentence.tsx'
import type { BoardProps } from './model.ts'
import { SYMBOLS } from './symbols.tsx'

/** A phrase of the game, with names, symbols and numbers. */
export const Said = ({ phrase, props: { reader, breakdown } }: { phrase: Phrase; props: BoardProps }) => (
  <Sentence parts={phrase} reader={reader} symbols={SYMBOLS} breakdown={breakdown} />
)
