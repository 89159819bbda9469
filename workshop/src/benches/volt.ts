import { BOX, faultsOf, STANDARD, type Box } from '@robodrome/volt'
import * as de from '@robodrome/volt/words/de'
import * as en from '@robodrome/volt/words/en'
import type { Bench } from '../bench.ts'
import { plainContent } from './printed.ts'

const BOOKS = { en, de }

export const bench: Bench = {
  game: 'volt',
  schema: BOX,
  printed: plainContent(STANDARD),
  pieces: [
    { list: 'modules', name: 'id', grows: true },
    { list: 'boards', name: 'id', grows: true },
    { list: 'robots', name: 'id', grows: false },
    { list: 'starts', name: 'id', grows: false },
  ],
  hidden: ['id', 'text', 'german', 'source', 'range'],
  faults: faultsOf,
  idea: {
    title: { en: 'Let SHOCKWAVE deal 2 damage', de: 'Lass SHOCKWAVE 2 Schaden machen' },
    path: ['modules', 15, 'lines', 0, 'n'],
    value: 2,
  },
  textOf(list, piece, language) {
    if (list !== 'modules') return null
    const module = piece as unknown as Box['modules'][number]
    const { dieText, moduleText } = BOOKS[language]
    return { header: dieText(module), text: moduleText(module) }
  },
  isPrinted(_list, piece, [field]) {
    const { source, range } = piece as unknown as { source?: string; range?: string }
    return (field === 'die' ? range : source) !== 'designed'
  },
}
