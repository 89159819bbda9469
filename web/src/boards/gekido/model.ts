import {
  contentOf,
  read,
  SYMBOLS,
  type Attack,
  type Bot,
  type BotView,
  type Cell,
  type CommandId,
  type Option,
  type Panel,
  type Question,
  type RefusalId,
  type Terms,
  type Tile,
  type Use,
  type View,
} from '@robodrome/gekido/page'
import type { Seat } from '@robodrome/kernel'
import { plain, type Phrase, type Reader } from '@robodrome/phrases'
import type { Snapshot } from '@robodrome/table'
import type { BoardProps } from '../board.ts'
import { wordsIn, piecesIn } from './said.ts'
import { words } from './words/index.ts'

export type Seen = Snapshot<Terms>
export type Props = BoardProps<Terms>

/** The view in the snapshot, which exists from the start of the battle. */
export const viewOf = (snapshot: Seen): View => snapshot.view!

export const botOf = (view: View, seat: Seat): BotView | undefined => view.bots[seat]
export const kindOf = (view: View, seat: Seat): Bot => contentOf(view).bots[view.bots[seat]!.bot]!
export const panelOf = (view: View, seat: Seat): Panel => kindOf(view, seat)[view.mode]
export const botName = (view: View, seat: Seat): string => (view.bots[seat] ? kindOf(view, seat).name : words.strip.noBot)
export const seatsOf = (view: View): Seat[] => Array.from({ length: view.seats }, (_, seat) => seat)
export const seatAt = (view: View, cell: Cell): Seat | undefined => seatsOf(view).find((seat) => view.bots[seat]?.at === cell)
export const isOut = (view: View, seat: Seat): boolean => view.fallen.includes(seat)

export const total = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0)

export const sizeOf = (view: View): number => (view.mode === 'duel' ? 2 : 3)
export const rowOf = (cell: Cell): number => Number(cell[0])
export const columnOf = (cell: Cell): number => Number(cell[2])
export const cellAt = (row: number, column: number): Cell => `${row},${column}`
export const tileAt = (view: View, cell: Cell): Tile => piecesIn(contentOf(view)).tiles[view.arena[cell]!]!
export const tileName = (view: View, cell: Cell): string => words.tile[view.arena[cell]!] ?? tileAt(view, cell).name

const GLYPHS: Readonly<Record<string, string>> = Object.fromEntries(Object.entries(SYMBOLS).map(([face, { glyph }]) => [face, glyph]))

/** A phrase as the text of a chip or button: symbols as their shapes. */
export const textOf = (phrase: Phrase, reader: Reader): string =>
  plain(
    phrase.map((part) => (typeof part !== 'string' && 'symbol' in part ? (GLYPHS[part.symbol] ?? part.text) : part)),
    reader,
  )

/** A possible or forbidden choice with its reason. */
export interface Choice {
  text: string
  option: Option
  rule?: RefusalId
}

/** All moves of the seat that must choose, legal ones first. */
export const choicesOf = (snapshot: Seen): Choice[] => [...snapshot.options, ...snapshot.refusals]

/** The key of the piece that an option uses, as in events. */
export const pieceOf = (use: Use): string =>
  use.kind === 'card' ? `card ${use.card}` : use.kind === 'power' ? `power ${use.power}` : `tile ${use.tile}`

/** The unconfirmed choice, as data. */
export const optionIn = (snapshot: Seen, chosen: string | null): Option | undefined =>
  chosen === null || snapshot.view === null ? undefined : read(chosen, snapshot.view)

/** Why a move is forbidden, in a few words. */
export const reasonFor = (view: View, { option, rule }: Choice, reader: Reader): string =>
  rule === undefined ? '' : textOf(wordsIn(contentOf(view)).refusals[rule](option, view), reader)

export const isAsked = (snapshot: Seen, seat: Seat | null): seat is Seat => seat !== null && snapshot.asked.includes(seat)

/** The target of the active Bot, from the moment of aiming; null outside attacks. */
export function targetIn(snapshot: Seen): Seat | null {
  const { attack } = viewOf(snapshot)
  const last = snapshot.events.at(-1)?.event
  return attack?.target ?? (last?.kind === 'target' ? last.target : null)
}

/** The open question of any seat; null if there is none. */
export const questionIn = (snapshot: Seen): Question | null => snapshot.questions[0]?.question ?? null
export const kindAsked = (snapshot: Seen): Question['kind'] | null => questionIn(snapshot)?.kind ?? null

export const commandName = (attack: Attack): CommandId | null => (attack.command === '' ? null : attack.command)
