import { BOX, faultsOf, MOMENTS, STANDARD, type Box } from '@robodrome/volt'
import * as de from '@robodrome/volt/words/de'
import * as en from '@robodrome/volt/words/en'
import type { Bench } from '../bench.ts'
import { labelOf, valueLabel } from '../labels/index.ts'
import { lackingCopies } from '../paper/marks.ts'
import { valueAt, wordOf } from '../paths.ts'
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
  notLines: ['die', 'killbots'],
  phases: (list) => (list === 'modules' ? MOMENTS : []),
  phasesOf: (_list, piece, field) => [wordOf(valueAt(piece, [...field, 'at']))],
  faults: faultsOf,
  alike: ['deck'],
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
  places(list, piece, content) {
    if (list !== 'modules') return []
    const { id, lines } = piece as unknown as Box['modules'][number]
    // A module against lightning is useful only on a board with high voltage or barriers.
    const needsVoltage = lines.some((line) => line.do === 'discharge')
    const { boards } = content as unknown as Box
    const board = boards.find(({ highVoltage, barriers }) => !needsVoltage || highVoltage !== '' || barriers !== '') ?? boards[0]!
    const position = { board: board.id, robots: [`V@d4 n1 +${id}`, 'M@f4 n2'], tokens: ['c3', 'g7'] }
    return [{ id: 'built', settings: { mode: 'modules', seats: 2, options: {} }, position }]
  },
  /** A seat brings a robot, and robots have no numbers. */
  movable: () => [],
  papersOf(list, piece, printed, language) {
    const copies = lackingCopies(piece, printed)
    const common = { list, copies, numbers: [], panel: null }
    if (list === 'boards') {
      const board = piece as unknown as Box['boards'][number]
      return [
        { ...common, id: board.id, shape: 'board', title: board.id, head: [labelOf('volt', [list], language), ''], text: board.champion },
      ]
    }
    if (list !== 'modules') return []
    const module = piece as unknown as Box['modules'][number]
    const { header, text } = this.textOf(list, piece, language)!
    return [{ ...common, id: module.id, shape: 'card', title: module.id, head: [valueLabel('volt', module.deck, language), header], text }]
  },
  isPrinted(_list, piece, [field]) {
    const { source, range } = piece as unknown as { source?: string; range?: string }
    return (field === 'die' ? range : source) !== 'designed'
  },
}
