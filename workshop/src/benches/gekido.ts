import { BOX, faultsOf, STANDARD, takesAmount, type Box } from '@robodrome/gekido'
import * as de from '@robodrome/gekido/words/de'
import * as en from '@robodrome/gekido/words/en'
import type { Bench, PieceText } from '../bench.ts'
import { papersOf } from './gekido-paper.ts'
import { originAt, plainContent } from './printed.ts'

const BOOKS = { en, de }
type Piece = Box['bots'][number] | Box['cards'][number] | Box['powers'][number] | Box['tiles'][number]

function textOf(piece: Piece, { tileText, useText, whenText }: Pick<typeof en, 'tileText' | 'useText' | 'whenText'>): PieceText | null {
  if ('place' in piece) return { header: piece.place, text: tileText(piece) }
  if (!('does' in piece)) return null
  return { header: whenText(piece), text: useText(piece) }
}

export const bench: Bench = {
  game: 'gekido',
  schema: BOX,
  printed: plainContent(STANDARD),
  pieces: [
    { list: 'bots', name: 'name', grows: false },
    { list: 'powers', name: 'name', grows: true },
    { list: 'cards', name: 'name', grows: true },
    { list: 'tiles', name: 'name', grows: false },
  ],
  hidden: ['id', 'kind', 'text', 'from', 'place'],
  faults: faultsOf,
  idea: {
    title: { en: 'Give Slicer a second Surge in the Duel', de: 'Gib Slicer im Duell eine zweite Ladung' },
    path: ['bots', 1, 'duel', 'powers', 'SURGE'],
    value: 2,
  },
  optionsWith: (list, id) => (list === 'bots' ? { bots: [id, null] } : {}),
  counts: (piece, field) => field !== 'amount' || takesAmount((piece as unknown as Box['powers'][number]).does),
  textOf: (_list, piece, language) => textOf(piece as unknown as Piece, BOOKS[language]),
  papersOf: (list, piece, printed, language, content) => papersOf(list, piece, printed, language, content),
  faces: ['T', 'S', 'C', 'D', 'P', 'X'],
  isPrinted: (_list, piece, field) => originAt(piece, field) !== 'designed',
}
