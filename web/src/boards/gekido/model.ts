import {
  BOTS,
  SYMBOLS,
  type Attack,
  type Bot,
  type BotView,
  type Cell,
  type CommandId,
  type Face,
  type Panel,
  type TileKind,
  type View,
} from '@robodrome/gekido/page'
import type { Seat } from '@robodrome/kernel'
import type { Snapshot } from '@robodrome/table'
import { words } from './words/index.ts'

/** The snapshot's view as Gekido shows it. */
export const viewOf = (snapshot: Snapshot): View => snapshot.view as unknown as View

export const botOf = (view: View, seat: Seat): BotView | undefined => view.bots[seat]
export const kindOf = (view: View, seat: Seat): Bot => BOTS[view.bots[seat]!.bot]
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
export const tileName = (view: View, cell: Cell): string => words.tile[view.arena[cell] as TileKind]

export const glyph = (face: string): string => SYMBOLS[face as Face].glyph
export const glyphs = (dice: string): string => [...dice].map(glyph).join('\u00a0')

/** Something the seat may choose, or may not and why. */
export interface Choice {
  text: string
  rule?: string
}

/** All moves of the seat that is asked, legal ones first. */
export const choicesOf = (snapshot: Snapshot): Choice[] => [
  ...snapshot.options.map(({ text }) => ({ text })),
  ...snapshot.refusals.map(({ text, rule }) => ({ text, rule })),
]

export const isAsked = (snapshot: Snapshot, seat: Seat | null): seat is Seat => seat !== null && snapshot.asked.includes(seat)

/** The question that waits, as the game names its rule; '' when nothing waits. */
export const questionOf = (snapshot: Snapshot): string => (snapshot.view === null ? '' : viewOf(snapshot).question)

export const commandName = (attack: Attack): CommandId | null => (attack.command === '' ? null : attack.command)
