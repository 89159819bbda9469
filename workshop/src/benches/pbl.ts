import type { Json, Settings } from '@robodrome/kernel'
import { BOX, faultsOf, STANDARD, type Box, type Card } from '@robodrome/pbl'
import * as de from '@robodrome/pbl/words/de'
import * as en from '@robodrome/pbl/words/en'
import type { Bench, Place } from '../bench.ts'
import { labelOf, valueLabel } from '../labels/index.ts'
import { lackingCopies } from '../paper/marks.ts'
import { valueAt, withValue } from '../paths.ts'
import { phases, phasesOf } from './pbl-phases.ts'
import { plainContent } from './printed.ts'

const BOOKS = { en, de }
/** Fields whose source is that of a card's numbers. All other fields, except the name, have the source of the card's effect. */
const NUMBERS = ['attack', 'defense', 'speed', 'points', 'level', 'skill', 'spaces', 'slot', 'builder', 'critical']

/** The parts of a robot, by their names in positions. */
const SLOTS = ['head', 'left arm', 'right arm', 'legs']
/** The numbers on a card, in this order. */
const SHOWN = ['attack', 'defense', 'speed', 'points', 'level', 'skill', 'spaces']

/** A curse is placed with the opponent. */
const isCurse = (card: Card): boolean => 'onPlay' in card && card.onPlay?.do === 'curse'

/** Where a card lies once it is built. */
function builtAs(card: Card): { [field: string]: Json } | null {
  if (card.kind === 'armor') return { [SLOTS[card.slot]!]: [card.name] }
  if (card.kind === 'expert') return { expert: [card.name] }
  if (card.kind === 'hangar') return { hangars: [card.name] }
  return card.kind === 'crew' && !isCurse(card) ? { crew: [card.name] } : null
}

export const bench: Bench = {
  game: 'pbl',
  schema: BOX,
  printed: plainContent(STANDARD),
  pieces: [
    { list: 'cards', name: 'name', grows: true },
    { list: 'starters', name: 'name', grows: true },
    { list: 'robots', name: 'name', grows: false },
  ],
  hidden: ['id', 'kind', 'text', 'german', 'from'],
  notLines: ['ultimate'],
  singleLine: (_list, piece) => (valueAt(piece, ['kind']) === 'action' ? { moment: 'when', effect: 'effect', others: [] } : undefined),
  filled(blank, content) {
    const { cards } = content as unknown as Box
    const expert = cards.find(({ kind }) => kind === 'expert')
    if (valueAt(blank, ['do']) === 'search') return withValue(blank, ['for'], 'armor')
    if (valueAt(blank, ['do']) === 'summon' && expert !== undefined) return withValue(blank, ['pilot'], expert.name)
    return valueAt(blank, ['when']) === 'blew off' ? withValue(blank, ['draw'], 1) : blank
  },
  phases,
  phasesOf: (_list, piece, field) => phasesOf(piece, field),
  faults: faultsOf,
  alike: ['kind', 'slot', 'level'],
  idea: { title: { en: 'A halo that draws 3 cards', de: 'Ein Halo, der 3 Karten zieht' }, path: ['cards', 7, 'onPlay', 'n'], value: 3 },
  textOf(_list, piece, language) {
    const card = piece as unknown as Card
    const { actionWhen, cardText } = BOOKS[language]
    return { header: actionWhen(card), text: cardText(card) }
  },
  places(list, piece, content) {
    const card = piece as unknown as Card
    const robots = (content as unknown as Box).robots.map(({ name }) => name)
    const settings: Settings = { mode: 'quick', seats: 2, options: {} }
    const begin = (id: 'built' | 'hand', own: { [field: string]: Json }): Place => ({
      id,
      settings,
      position: {
        sides: [
          { robot: robots[0]!, ...own },
          { robot: robots[1]!, hand: 3 },
        ],
      },
    })
    if (list === 'starters') return [begin('built', { pilot: card.name, hand: 3 })]
    if (list !== 'cards') return []
    const built = builtAs(card)
    return [...(built === null ? [] : [begin('built', { ...built, hand: 3 })]), begin('hand', { hand: [card.name] })]
  },
  movable: () => [
    { path: 'starters.*.attack', label: { en: 'Attack dice', de: 'Angriffswürfel' } },
    { path: 'starters.*.defense', label: { en: 'Defense dice', de: 'Verteidigungswürfel' } },
    { path: 'starters.*.critical.attack', label: { en: 'Critical attack dice', de: 'Kritische Angriffswürfel' } },
  ],
  papersOf(list, piece, printed, language) {
    if (list === 'robots') return []
    const card = piece as unknown as Card
    const { header, text } = this.textOf(list, piece, language)!
    const numbers = SHOWN.flatMap((field) => {
      const value = valueAt(piece, [field])
      return typeof value === 'number' || typeof value === 'string'
        ? [{ name: labelOf('pbl', [list, 0, field], language), value: valueLabel('pbl', value, language) }]
        : []
    })
    const kind = list === 'starters' ? labelOf('pbl', [list], language) : valueLabel('pbl', card.kind, language)
    return [
      {
        list,
        id: card.id,
        shape: 'card',
        copies: lackingCopies(piece, printed),
        title: card.name,
        head: [kind, header],
        numbers,
        text,
        panel: null,
      },
    ]
  },
  isPrinted(_list, piece, [field]) {
    const { from } = piece as unknown as Card
    return from[field === 'name' ? 0 : NUMBERS.includes(String(field)) ? 1 : 2] !== 'designed'
  },
}
