import { plain } from '@robodrome/phrases'
import type { Content } from '../content.ts'
import { written } from '../dice.ts'
import type { Row, Situation } from '../shapes.ts'
import type { PieceKey } from '../state.ts'
import { odds as de } from '../words/de/odds.ts'
import { odds as en, type OddsWords } from '../words/en/odds.ts'

export const saysIn = (language: string): OddsWords => (language === 'de' ? de : en)

/** The name of a card, Power or tile. */
export const pieceName = (says: OddsWords, content: Content, key: PieceKey): string =>
  plain(says.namesIn(content).piece(key), { own: [], nameOf: String })

/** The attacker, the current dice, and the number of rolls left. */
export function heading(says: OddsWords, name: string, at: Situation): string {
  const dice = at.free === null ? says.beforeFirst : says.dice(written(at.free), written(at.locked))
  return says.heading(name, at.own, dice, at.left)
}

export function table(says: OddsWords, rows: readonly Row[]): string[] {
  const line = (cells: readonly string[]): string =>
    `  ${cells[0]!.padEnd(16)} ${cells
      .slice(1, 5)
      .map((cell) => cell.padStart(9))
      .join(' ')}   ${cells[5]!}`.trimEnd()
  const value = (row: Row): string[] => [
    says.commandName(row.command),
    `${says.number(row.chance * 100)} %`,
    `${row.damage}/${row.malfunction}`,
    says.number(row.dealt),
    says.number(row.suffered),
    row.lock === null ? '' : written(row.lock) || says.nothing,
  ]
  const titles = rows.some((row) => row.lock !== null) ? says.columns : [...says.columns.slice(0, -1), '']
  return [line(titles), ...rows.map((row) => line(value(row)))]
}
