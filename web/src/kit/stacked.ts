type Rows = readonly (readonly number[])[]

const sumOf = (row: readonly number[], upTo: number): number => row.slice(0, upTo).reduce((all, each) => all + each, 0)

/** A seat's band of a stacked graph, over all rows, as an SVG path. */
export function areaOf(rows: Rows, seat: number, width: number, height: number): string {
  const x = (i: number): number => (i / Math.max(1, rows.length - 1)) * width
  const edge = (upTo: number): string[] => rows.map((row, i) => `${x(i).toFixed(1)} ${(height - sumOf(row, upTo) * height).toFixed(1)}`)
  return `M${edge(seat).join('L')}L${edge(seat + 1)
    .toReversed()
    .join('L')}Z`
}

/** How many positions are tried for a name, from the left, and at how many points the height of the band is measured behind it. */
const PLACES = 24
const POINTS = 8

/**
 * Finds a position for a name inside a band, clear of its edges: its left end and its middle, as shares of the picture. Null if the band
 * has no room for it.
 */
export function placeInBand(rows: Rows, band: number, wide: number, high: number): { left: number; middle: number } | null {
  for (let i = 0; i <= PLACES; i++) {
    const left = (i / PLACES) * (1 - wide)
    const behind = Array.from({ length: POINTS + 1 }, (_, n) => left + (n / POINTS) * wide)
    const floor = Math.max(...behind.map((x) => edgeAt(rows, band, x)))
    const ceiling = Math.min(...behind.map((x) => edgeAt(rows, band + 1, x)))
    if (ceiling - floor >= high) return { left, middle: (floor + ceiling) / 2 }
  }
  return null
}

/** The height of a band's lower edge between two rows. */
function edgeAt(rows: Rows, band: number, x: number): number {
  const at = x * (rows.length - 1)
  const before = Math.min(Math.floor(at), rows.length - 1)
  const [low, high] = [rows[before]!, rows[Math.min(before + 1, rows.length - 1)]!].map((row) => sumOf(row, band)) as [number, number]
  return low + (high - low) * (at - before)
}
