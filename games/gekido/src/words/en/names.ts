import { lists, plurals, type Mark, type Phrase } from '@robodrome/phrases'
import type { Seat } from '@robodrome/kernel'
import type { CardId } from '../../content/cards.ts'
import { COMMANDS, type CommandId } from '../../content/commands.ts'
import type { PowerId } from '../../content/powers.ts'
import { SYMBOLS, type Face } from '../../content/symbols.ts'
import type { TileKind } from '../../content/tiles.ts'
import type { Content } from '../../content.ts'
import type { Dice } from '../../dice.ts'
import { sum } from '../../parts.ts'
import type { PieceKey, Source } from '../../state.ts'
import type { Names } from '../names.ts'

export const count = plurals<'one'>('en')
export const list = lists('en')

/** A player and what the player does: "Noor draws", "you draw". */
export const who = (seat: Seat, does: string, own: string): Mark => ({ seat, own: `you ${own}`, after: ` ${does}` })
/** A player to whom something happens. */
export const whom = (seat: Seat): Mark => ({ seat, own: 'you', after: '' })
export const whose = (seat: Seat): Mark => ({ seat, own: 'your', after: '’s' })

export const commandName = (id: CommandId): string => COMMANDS[id].name
export const symbolName = (face: Face): string => SYMBOLS[face].name

export const command = (id: CommandId): Phrase => [commandName(id)]
export const symbol = (face: Face): Mark => ({ symbol: face, text: symbolName(face) })
const isFace = (letter: string): letter is Face => letter in SYMBOLS
/** Dice as symbols with spaces between. */
export const dice = (faces: Dice): Phrase =>
  faces === '' ? ['nothing'] : [...faces].filter(isFace).flatMap((face, i) => (i === 0 ? [symbol(face)] : [' ', symbol(face)]))

const SOURCES: Readonly<Record<string, string>> = {
  'upgrade ATTACK': 'Attack Upgrade',
  'upgrade DEFENSE': 'Defense Upgrade',
  feedback: 'Feedback Loop',
  jolt: 'Counter Jolt',
}

export function namesIn({ bots, cards, powers, tiles }: Content): Names {
  const named = (key: PieceKey, text: string | undefined): Phrase => [{ piece: key, text: text ?? key }]
  const card = (id: CardId | undefined): Phrase => (id === undefined ? ['a Tech card'] : named(`card ${id}`, cards[id]?.name))
  const power = (id: PowerId): Phrase => named(`power ${id}`, powers[id]?.name)
  const tile = (kind: TileKind): Phrase => named(`tile ${kind}`, tiles[kind]?.name)
  const piece = (key: PieceKey): Phrase => {
    const id = key.slice(key.indexOf(' ') + 1)
    return key.startsWith('card ') ? card(id) : key.startsWith('power ') ? power(id) : tile(id)
  }
  const isPiece = (of: Source): of is PieceKey => /^(card|power|tile) /.test(of)
  const source = (of: Source): Phrase => {
    if (isPiece(of)) return piece(of)
    return [SOURCES[of] ?? Object.values(COMMANDS).find(({ id }) => of === `command ${id}`)?.name ?? of]
  }
  return {
    bot: (id) => [bots[id]?.name ?? id],
    card,
    cards: (ids) => list(ids.map((id) => card(id))),
    power,
    tile,
    piece,
    source,
    breakdown(title, parts, total, outcome) {
      const rows = parts.map(({ of, value, rule }) => ({ label: source(of), value, rule }))
      // What falls below 0 is made good by a row of its own, so that the rows add up.
      const floor = total - sum(parts)
      const whole = floor === 0 ? rows : [...rows, { label: ['never below 0'], value: floor, rule: 'GK-DMG-7' }]
      return { title, total, tone: 'harm', rows: whole, ...(outcome && { outcome }) }
    },
  }
}
