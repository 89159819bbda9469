import { BASE, BOX, faultsOf, NO_EFFECTS, type Program } from '@robodrome/aimbots'
import * as de from '@robodrome/aimbots/words/de'
import * as en from '@robodrome/aimbots/words/en'
import type { Bench } from '../bench.ts'
import { labelOf } from '../labels/index.ts'
import { lackingCopies } from '../paper/marks.ts'
import { plainContent } from './printed.ts'

const BOOKS = { en, de }

/** The bots next to the one being tried out, which faces an enemy two spaces away. */
const OTHERS = [
  'R:Turtle@c1',
  'R:Turret@d1',
  'R:Jet@e1',
  'R:Jet@f1',
  'B:Jack@b7',
  'B:Jack@c7',
  'B:Captain@d7',
  'B:Hacker@e7',
  'B:Hacker@f7',
]

export const bench: Bench = {
  game: 'aimbots',
  schema: BOX,
  printed: plainContent(BASE),
  pieces: [{ list: 'programs', name: 'name', grows: false }],
  hidden: ['id', 'text', 'source', 'trigger'],
  notLines: [],
  phases: () => Object.keys(NO_EFFECTS).filter((moment) => moment !== 'cost' && moment !== 'booster'),
  phasesOf: (_list, _piece, field) => [String(field.at(-1))],
  faults: faultsOf,
  alike: ['armor', 'complexity'],
  idea: {
    title: { en: 'A Sparrow that flies even farther', de: 'Ein Sparrow, der noch weiter fliegt' },
    path: ['programs', 2, 'effects', 'booster', 'plus'],
    value: 3,
  },
  textOf(_list, piece, language) {
    const program = piece as unknown as Program
    const { programText, reachText } = BOOKS[language]
    return { header: reachText(program.reach), text: programText(program) }
  },
  places(_list, piece) {
    const { name } = piece as unknown as Program
    const bots = [`R:${name}@b5`, ...OTHERS]
    return [{ id: 'built', settings: { mode: 'first', seats: 2, options: {} }, position: { bots } }]
  },
  movable: () => [
    { path: 'programs.*.effects.cost.attack', label: { en: 'Attack cost', de: 'Kosten eines Angriffs' } },
    { path: 'programs.*.effects.booster.plus', label: { en: 'Booster', de: 'Booster' } },
    { path: 'programs.*.reach.1', label: { en: 'Farthest reach', de: 'Größte Reichweite' } },
  ],
  papersOf(list, piece, printed, language) {
    const program = piece as unknown as Program
    const { header, text } = this.textOf(list, piece, language)!
    const numbers = (['armor', 'complexity'] as const).map((field) => ({
      name: labelOf('aimbots', [list, 0, field], language),
      value: String(program[field]),
    }))
    const kind = labelOf('aimbots', [list], language)
    return [
      {
        list,
        id: program.id,
        shape: 'card',
        copies: lackingCopies(piece, printed),
        title: program.name,
        head: [kind, header],
        numbers,
        text,
        panel: null,
      },
    ]
  },
  isPrinted(_list, piece, [field]) {
    const { source } = piece as unknown as Program
    return (field === 'name' || field === 'armor' ? source[field] : source.effect) !== 'designed'
  },
}
