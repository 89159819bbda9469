import { COMMANDS, type Box } from '@robodrome/gekido'
import * as de from '@robodrome/gekido/words/de'
import * as en from '@robodrome/gekido/words/en'
import type { Language } from '@robodrome/games'
import type { Json } from '@robodrome/kernel'
import { labelOf, valueLabel } from '../labels/index.ts'
import { isOther, lackingCopies } from '../paper/marks.ts'
import type { Marked, Panel, Paper } from '../paper/paper.ts'

const BOOKS = { en, de }
const SIDES = ['standard', 'duel'] as const
type Bot = Box['bots'][number]
type Side = (typeof SIDES)[number]

/** What a Structure die unlocks. */
const BONUS: Readonly<Record<string, readonly [en: string, de: string]>> = {
  U: ['Upgrade', 'Upgrade'],
  P: ['Power', 'Power'],
  A: ['Armor', 'Rüstung'],
  C: ['Card', 'Karte'],
  X: ['Extra Charge', 'Extra-Ladung'],
}
const LAST = ['Last die', 'Letzter'] as const
const FACES = 'TSCPDX'
type CommandId = keyof typeof COMMANDS
const COMMAND_IDS = Object.keys(COMMANDS) as CommandId[]

/** A complete Command, as symbols: 3 and 2 of a kind are TTTSS. */
const glyphsOf = (id: CommandId): string => COMMANDS[id].groups.map((count, i) => FACES[i]!.repeat(count)).join('')

/** A Bot's sides are panels; everything else is a card. */
export function papersOf(list: string, piece: Json, printed: Json | undefined, language: Language, content: Json): Paper[] {
  if (list === 'bots') return SIDES.flatMap((side) => sideOf(piece, printed, side, language, content as unknown as Box))
  const { useText, whenText, tileText } = BOOKS[language]
  const name = (field: string): string => labelOf('gekido', [field], language)
  const common = { list, shape: 'card', copies: lackingCopies(piece, printed), numbers: [], panel: null } as const
  if (list === 'tiles') {
    const tile = piece as unknown as Box['tiles'][number]
    return [
      {
        ...common,
        id: tile.kind,
        title: tile.name,
        head: [name('tiles'), valueLabel('gekido', tile.place, language)],
        text: tileText(tile),
      },
    ]
  }
  const use = piece as unknown as Box['cards'][number] | Box['powers'][number]
  return [{ ...common, id: use.id, title: use.name, head: [name(list), whenText(use)], text: useText(use) }]
}

function sideOf(piece: Json, printed: Json | undefined, side: Side, language: Language, content: Box): Paper[] {
  if (printed !== undefined && !['name', 'symbol', 'upgrade', side].some((field) => isOther(piece, printed, [field]))) return []
  const bot = piece as unknown as Bot
  const label = (...path: string[]): string => labelOf('gekido', path, language)
  const paper: Paper = {
    list: 'bots',
    id: bot.id,
    shape: 'panel',
    copies: 1,
    title: bot.name,
    head: [label(side), ''],
    numbers: [],
    text: '',
    panel: panelOf(bot, piece, printed, side, language, content),
  }
  return [paper]
}

function panelOf(bot: Bot, piece: Json, printed: Json | undefined, side: Side, language: Language, { powers }: Box): Panel {
  const at = language === 'en' ? 0 : 1
  const { commandName, symbolName, useText } = BOOKS[language]
  const label = (...path: string[]): string => labelOf('gekido', path, language)
  const marked = <T>(is: T, ...path: (string | number)[]): Marked<T> => ({
    is,
    isChanged: printed !== undefined && isOther(piece, printed, path),
  })
  const { attack, bonus, dice, hand, armor, powers: charges } = bot[side]
  const unlocks = (keys: string): string => [...keys].map((key) => BONUS[key]?.[at] ?? key).join(', ') || LAST[at]
  return {
    facts: [
      marked(symbolName(bot.symbol), 'symbol'),
      marked(`${label('upgrade')}: ${valueLabel('gekido', bot.upgrade, language)}`, 'upgrade'),
      ...(hand > 0 ? [marked(`${label('hand')}: ${hand}`, side, 'hand')] : []),
    ],
    rowsName: `${label('attack', '0')}, ${label('attack', '1')}`,
    rows: COMMAND_IDS.map((id) => marked({ name: commandName(id), glyphs: glyphsOf(id), values: [...attack[id]] }, side, 'attack', id)),
    diceName: label('dice'),
    dice: Array.from({ length: dice }, (_, i) => marked(unlocks(bonus[i] ?? ''), side, 'bonus', i)),
    powersName: label('powers'),
    powers: Object.entries(charges).map(([id, count]) => {
      const power = powers.find((each) => each.id === id)
      return marked({ name: power?.name ?? id, text: power === undefined ? '' : useText(power), charges: count }, side, 'powers', id)
    }),
    armorName: label('armor'),
    armor: marked(armor, side, 'armor'),
  }
}
