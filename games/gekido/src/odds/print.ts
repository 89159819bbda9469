import { COMMANDS } from '../content/commands.ts'
import { written } from '../dice.ts'
import type { Row, Situation } from '../shapes.ts'

/** Who rolls, what lies there and how often it is still rolled. */
export const heading = (name: string, at: Situation): string => {
  const dice =
    at.free === null ? 'before the first roll' : `free ${written(at.free)}${at.locked === '' ? '' : `, locked ${written(at.locked)}`}`
  return `${name} (own symbol ${at.own}), ${dice}, ${at.left} roll${at.left === 1 ? '' : 's'} to come`
}

export function table(rows: readonly Row[]): string[] {
  const line = (cells: readonly string[]): string =>
    `  ${cells[0]!.padEnd(16)} ${cells
      .slice(1, 5)
      .map((cell) => cell.padStart(9))
      .join(' ')}   ${cells[5]!}`.trimEnd()
  const value = (row: Row): string[] => [
    COMMANDS[row.command].name,
    `${(row.chance * 100).toFixed(2)} %`,
    `${row.damage}/${row.malfunction}`,
    row.dealt.toFixed(2),
    row.suffered.toFixed(2),
    row.lock === null ? '' : written(row.lock) || 'nothing',
  ]
  return [
    line(['Command', 'chance', 'numbers', 'dealt', 'suffered', rows.some((row) => row.lock !== null) ? 'best lock' : '']),
    ...rows.map((row) => line(value(row))),
  ]
}
