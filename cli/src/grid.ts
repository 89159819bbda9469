import { wrap } from './text.ts'
import type { Colors } from './world.ts'

const GAP = 2
const NARROWEST = 8

/** Formats a table in columns, wrapping each cell to the width of its column; the header is underlined. */
export function grid(head: readonly string[], rows: readonly (readonly string[])[], width: number, colors: Colors): string {
  const widths = widthsOf([head, ...rows], width)
  const line = (cells: readonly string[]): string => {
    const broken = widths.map((wide, i) => wrap(cells[i] ?? '', wide).split('\n'))
    const down = Math.max(...broken.map(({ length }) => length))
    return Array.from({ length: down }, (_, at) =>
      broken
        .map((lines, i) => (lines[at] ?? '').padEnd(widths[i]!))
        .join(' '.repeat(GAP))
        .trimEnd(),
    ).join('\n')
  }
  const rule = colors.dim(widths.map((wide) => '-'.repeat(wide)).join(' '.repeat(GAP)))
  return [line(head), rule, ...rows.map(line)].join('\n')
}

/** Returns the widths of the longest cells. If they add up to too much, the widest columns shrink. */
function widthsOf(rows: readonly (readonly string[])[], width: number): number[] {
  const widths = rows[0]!.map((_, i) => Math.max(1, ...rows.map((row) => row[i]?.length ?? 0)))
  const room = width - GAP * (widths.length - 1)
  let over = widths.reduce((sum, wide) => sum + wide, 0) - room
  while (over > 0) {
    const widest = Math.max(...widths)
    if (widest <= NARROWEST) break
    widths[widths.indexOf(widest)] = widest - 1
    over--
  }
  return widths
}
