import { lists, plurals, type Breakdown, type Mark, type Phrase } from '@robodrome/phrases'
import type { Seat } from '@robodrome/kernel'
import type { CardId } from '../../content/cards.ts'
import { COMMAND_IDS, type CommandId } from '../../content/commands.ts'
import type { PowerId } from '../../content/powers.ts'
import { SYMBOLS, type Face } from '../../content/symbols.ts'
import type { TileKind } from '../../content/tiles.ts'
import type { Content } from '../../content.ts'
import type { Dice } from '../../dice.ts'
import { sum } from '../../parts.ts'
import type { PieceKey, Source } from '../../state.ts'
import type { Names } from '../names.ts'
import { COMMAND_NAMES, SYMBOL_NAMES } from './pieces.ts'

export const count = plurals<'one'>('de')
export const list = lists('de')

/** A player and what the player does: „Noor zieht“, „du ziehst“. */
export const who = (seat: Seat, does: string, own: string): Mark => ({ seat, own: `du ${own}`, after: ` ${does}` })
/** A player in a title, whom something happens to, and after a preposition such as „von“: names are not inflected. */
export const nominative = (seat: Seat): Mark => ({ seat, own: 'du', after: '' })
export const accusative = (seat: Seat): Mark => ({ seat, own: 'dich', after: '' })
export const dative = (seat: Seat): Mark => ({ seat, own: 'dir', after: '' })

export const commandName = (id: CommandId): string => COMMAND_NAMES[id]
export const symbolName = (face: Face): string => SYMBOL_NAMES[face]

export const command = (id: CommandId): Phrase => [commandName(id)]
export const symbol = (face: Face): Mark => ({ symbol: face, text: symbolName(face) })
const isFace = (letter: string): letter is Face => letter in SYMBOLS
/** Dice as symbols with spaces between. */
export const dice = (faces: Dice): Phrase =>
  faces === '' ? ['nichts'] : [...faces].filter(isFace).flatMap((face, i) => (i === 0 ? [symbol(face)] : [' ', symbol(face)]))

const SOURCES: Readonly<Record<string, string>> = {
  'upgrade ATTACK': 'Angriffs-Upgrade',
  'upgrade DEFENSE': 'Verteidigungs-Upgrade',
  feedback: 'Feedback Loop',
  jolt: 'Counter Jolt',
}

export function namesIn({ bots, cards, powers, tiles }: Content): Names {
  const named = (key: PieceKey, text: string | undefined): Phrase => [{ piece: key, text: text ?? key }]
  const card = (id: CardId | undefined): Phrase => (id === undefined ? ['eine Technikkarte'] : named(`card ${id}`, cards[id]?.name))
  const power = (id: PowerId): Phrase => named(`power ${id}`, powers[id]?.name)
  const tile = (kind: TileKind): Phrase => named(`tile ${kind}`, tiles[kind]?.name)
  const piece = (key: PieceKey): Phrase => {
    const id = key.slice(key.indexOf(' ') + 1)
    return key.startsWith('card ') ? card(id) : key.startsWith('power ') ? power(id) : tile(id)
  }
  const isPiece = (of: Source): of is PieceKey => /^(card|power|tile) /.test(of)
  const source = (of: Source): Phrase => {
    if (isPiece(of)) return piece(of)
    const named = COMMAND_IDS.find((id) => of === `command ${id}`)
    return named === undefined ? [SOURCES[of] ?? of] : command(named)
  }
  return {
    bot: (id) => [bots[id]?.name ?? id],
    card,
    cards: (ids) => list(ids.map((id) => card(id))),
    power,
    tile,
    piece,
    source,
    breakdown(title, parts, total, outcome): Breakdown {
      const rows = parts.map(({ of, value, rule }) => ({ label: source(of), value, rule }))
      // What falls below 0 is made good by a row of its own, so that the rows add up.
      const floor = total - sum(parts)
      const whole = floor === 0 ? rows : [...rows, { label: ['nie unter 0'], value: floor, rule: 'GK-DMG-7' }]
      return { title, total, tone: 'harm', rows: whole, ...(outcome && { outcome }) }
    },
  }
}
