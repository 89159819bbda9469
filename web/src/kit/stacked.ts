/** The area of one seat's share between those below it and those above, over all rows, as an SVG path. */
export function areaOf(rows: readonly (readonly number[])[], seat: number, width: number, height: number): string {
  const x = (i: number): number => (i / Math.max(1, rows.length - 1)) * width
  const sum = (row: readonly number[], upTo: number): number => row.slice(0, upTo).reduce((all, each) => all + each, 0)
  const edge = (upTo: number): string[] => rows.map((row, i) => `${x(i).toFixed(1)} ${(height - sum(row, upTo) * height).toFixed(1)}`)
  return `M${edge(seat).join('L')}L${edge(seat + 1)
    .toReversed()
    .join('L')}Z`
}
