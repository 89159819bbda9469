import { BOX, faultsOf, STANDARD, takesAmount, WINDOWS, type Box } from '@robodrome/gekido'
import * as de from '@robodrome/gekido/words/de'
import * as en from '@robodrome/gekido/words/en'
import type { Bench, PieceText } from '../bench.ts'
import { chancesOf } from './gekido-follows.ts'
import { papersOf } from './gekido-paper.ts'
import { placesOf } from './gekido-places.ts'
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
  notLines: [],
  singleLine: (list) => (list === 'cards' || list === 'powers' ? { effect: 'does', others: ['windows', 'amount'] } : undefined),
  phases: (list) => (list === 'bots' ? [] : ['turn', ...WINDOWS]),
  phasesOf(list, piece) {
    if (list === 'tiles') return ['RA']
    const { windows } = piece as unknown as Box['powers'][number]
    return windows.length === 0 ? ['turn'] : windows
  },
  faults: faultsOf,
  alike: ['colour', 'does'],
  idea: {
    title: { en: 'Give Slicer a second Surge in the Duel', de: 'Gib Slicer im Duell eine zweite Ladung' },
    path: ['bots', 1, 'duel', 'powers', 'SURGE'],
    value: 2,
  },
  places: (list, piece, content) => placesOf(list, piece, content as unknown as Box),
  counts: (piece, field) => field !== 'amount' || takesAmount((piece as unknown as Box['powers'][number]).does),
  follows: (list, piece, field, language) => (list === 'bots' ? chancesOf(piece as unknown as Box['bots'][number], field, language) : []),
  textOf: (_list, piece, language) => textOf(piece as unknown as Piece, BOOKS[language]),
  papersOf: (list, piece, printed, language, content) => papersOf(list, piece, printed, language, content),
  movable(mode) {
    const side = mode === 'duel' ? 'duel' : 'standard'
    return [
      { path: `bots.*.${side}.attack.*.0`, label: { en: 'Damage', de: 'Schaden' } },
      { path: `bots.*.${side}.attack.*.1`, label: { en: 'Malfunction', de: 'Fehlfunktion' } },
      { path: `bots.*.${side}.powers.*`, label: { en: 'Charges', de: 'Ladungen' } },
    ]
  },
  faces: ['T', 'S', 'C', 'D', 'P', 'X'],
  isPrinted: (_list, piece, field) => originAt(piece, field) !== 'designed',
}
