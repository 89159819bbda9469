import type { Breakdown, Mark, Phrase } from '@robodrome/phrases'
import type { BotId } from '../content/bots.ts'
import type { CardId } from '../content/cards.ts'
import { COMMAND_IDS, type CommandId } from '../content/commands.ts'
import type { PowerId } from '../content/powers.ts'
import { SYMBOLS, type Face } from '../content/symbols.ts'
import type { TileKind } from '../content/tiles.ts'
import type { Content } from '../content.ts'
import type { Dice } from '../dice.ts'
import { sum } from '../parts.ts'
import type { Cell, Part, PieceKey, Source } from '../state.ts'

/** The names of the pieces of a box in one language. */
export interface Names {
  bot(id: BotId): Phrase
  card(id: CardId | undefined): Phrase
  cards(ids: readonly CardId[]): Phrase
  power(id: PowerId): Phrase
  tile(kind: TileKind): Phrase
  piece(key: PieceKey): Phrase
  source(of: Source): Phrase
  breakdown(title: Phrase, parts: readonly Part[], total: number, outcome?: Phrase): Breakdown
}

/** Language-specific parts of names. */
export interface Speech {
  commandName(id: CommandId): string
  symbolName(face: Face): string
  list(phrases: readonly Phrase[]): Phrase
  nothing: string
  aCard: string
  neverBelow: string
  /** The names of other sources of a number. */
  sources: Readonly<Record<string, string>>
}

const isFace = (letter: string): letter is Face => letter in SYMBOLS

/** Writes Commands and dice in prose, with dice as symbols separated by spaces. */
export const sayingIn = ({ commandName, symbolName, nothing }: Speech) => {
  const symbol = (face: Face): Mark => ({ symbol: face, text: symbolName(face) })
  return {
    command: (id: CommandId): Phrase => [commandName(id)],
    symbol,
    dice: (faces: Dice): Phrase =>
      faces === '' ? [nothing] : [...faces].filter(isFace).flatMap((face, i) => (i === 0 ? [symbol(face)] : [' ', symbol(face)])),
  }
}

/** Collects the names of a box in a language. */
export function namesOf({ bots, cards, powers, tiles }: Content, { commandName, list, aCard, neverBelow, sources }: Speech): Names {
  const named = (key: PieceKey, text: string | undefined): Phrase => [{ piece: key, text: text ?? key }]
  const card = (id: CardId | undefined): Phrase => (id === undefined ? [aCard] : named(`card ${id}`, cards[id]?.name))
  const power = (id: PowerId): Phrase => named(`power ${id}`, powers[id]?.name)
  const tile = (kind: TileKind): Phrase => named(`tile ${kind}`, tiles[kind]?.name)
  const piece = (key: PieceKey): Phrase => {
    const id = key.slice(key.indexOf(' ') + 1)
    return key.startsWith('card ') ? card(id) : key.startsWith('power ') ? power(id) : tile(id)
  }
  const isPiece = (of: Source): of is PieceKey => /^(card|power|tile) /.test(of)
  const source = (of: Source): Phrase => {
    if (isPiece(of)) return piece(of)
    const id = COMMAND_IDS.find((each) => of === `command ${each}`)
    return [id === undefined ? (sources[of] ?? of) : commandName(id)]
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
      // If the sum is below 0, an extra row cancels the negative part, so that the rows add up to 0.
      const floor = total - sum(parts)
      const whole = floor === 0 ? rows : [...rows, { label: [neverBelow], value: floor, rule: 'GK-DMG-7' }]
      return { title, total, tone: 'harm', rows: whole, ...(outcome && { outcome }) }
    },
  }
}

/**
 * GK-SET-4 Tells which tiles are laid where. Corners and edges are shuffled separately. In a Duel (GK-DUEL-2) there is no Center, and all
 * tiles are laid together.
 */
export const laidWhere = ({ rule, cells }: { rule: string; cells: readonly Cell[] }): 'all' | 'corners' | 'edges' =>
  rule === 'GK-DUEL-2' ? 'all' : cells.every((cell) => !cell.includes('1')) ? 'corners' : 'edges'

/** Lists the tiles in their places, row by row. */
export const inRows = ({ cells, tiles }: { cells: readonly Cell[]; tiles: readonly TileKind[] }): TileKind[] =>
  cells
    .map((cell, i) => ({ cell, tile: tiles[i]! }))
    .toSorted((a, b) => (a.cell < b.cell ? -1 : 1))
    .map(({ tile }) => tile)
