import type { Interval } from '../interval.ts'
import type { Named, Spread, Summary } from '../study/summary.ts'
import { BAND, verdictOf } from './findings.ts'
import { escape, signed } from './text.ts'
import type { FindingWords } from './words.ts'

const WIDTH = 500
const ROW = 28
const LEFT = 150
const RIGHT = 130

interface Row extends Interval {
  name: string
  label: string
  note: string
  examples: readonly string[]
  /** The same value in another arm, drawn hollow. */
  other?: Interval | undefined
}

/** Makes a scale that fits all values, with a small margin. */
function scaleOf(values: readonly number[], middle: number): (value: number) => number {
  const finite = values.filter(Number.isFinite)
  const reach = Math.max(0.01, ...finite.map((value) => Math.abs(value - middle))) * 1.08
  return (value) =>
    LEFT + ((Math.min(middle + reach, Math.max(middle - reach, value)) - middle + reach) / (2 * reach)) * (WIDTH - LEFT - RIGHT)
}

/** Draws points with their ranges on one axis whose middle is marked. The title of each point gives its number of games. */
function ranges(rows: readonly Row[], middle: number, band: number, title: string, w: FindingWords): string {
  const x = scaleOf(
    rows.flatMap(({ low, high, share, other }) => [low, high, share, ...(other ? [other.low, other.high] : [])]),
    middle,
  )
  const height = rows.length * ROW + 10
  const lines = rows.map((row, i) => {
    const y = i * ROW + ROW / 2 + 5
    const hollow =
      row.other === undefined
        ? ''
        : `<line class="other" x1="${n(x(row.other.low))}" x2="${n(x(row.other.high))}" y1="${y + 6}" y2="${y + 6}"/><circle class="other" cx="${n(x(row.other.share))}" cy="${y + 6}" r="4"/>`
    return `<g><title>${escape(w.row(row.name, row.label, row.note, row.examples.join(', ')))}</title><text x="0" y="${y + 4}">${escape(row.name)}</text>${hollow}<line class="range" x1="${n(x(row.low))}" x2="${n(x(row.high))}" y1="${y}" y2="${y}"/><circle cx="${n(x(row.share))}" cy="${y}" r="5"/><text class="value" x="${WIDTH}" y="${y + 4}">${escape(row.label)} <tspan class="note">${escape(row.note)}</tspan></text></g>`
  })
  const fair =
    band > 0
      ? `<rect class="band" x="${n(x(middle - band))}" y="0" width="${n(x(middle + band) - x(middle - band))}" height="${height}"/>`
      : ''
  return svg(
    title,
    height,
    `${fair}<line class="middle" x1="${n(x(middle))}" x2="${n(x(middle))}" y1="0" y2="${height}"/>${lines.join('')}`,
  )
}

/** Draws shares of the win around the fair share. */
export const shares = (rows: readonly Named[], fair: number, title: string, w: FindingWords, others?: readonly Named[]): string =>
  ranges(
    rows.map((row) => ({
      ...row,
      label: w.percent(row.share),
      note: w.verdicts[verdictOf(row, fair)],
      other: others?.find(({ name }) => name === row.name),
    })),
    fair,
    BAND,
    title,
    w,
  )

const MOST_PIECES = 30

/** Draws the correlation of each piece with winning, around zero. If there are many pieces, only the strongest correlations are shown. */
export function lifts(rows: readonly Named[], title: string, w: FindingWords, others?: readonly Named[]): string {
  const shown = rows.length <= MOST_PIECES ? rows : [...rows.slice(0, MOST_PIECES / 2), ...rows.slice(-MOST_PIECES / 2)]
  return ranges(
    shown.map((row) => ({
      ...row,
      label: row.low > 0 || row.high < 0 ? signed(row.share, w.number) : w.verdicts.unclear,
      note: w.pieces.games(row.games),
      other: others?.find(({ name }) => name === row.name),
    })),
    0,
    0,
    title,
    w,
  )
}

/** Draws a histogram of game length in turns, with the median marked. */
export function lengths({ from, width, bars, median, low, high }: Spread, title: string, w: FindingWords): string {
  const most = Math.max(1, ...bars)
  const step = WIDTH / bars.length
  const drawn = bars.map((bar, i) => {
    const tall = (bar / most) * 130
    const first = from + i * width
    const isMedian = median >= first && median < first + width
    return `<g><title>${escape(w.turns.bar(first, first + width - 1, bar))}</title><rect class="${isMedian ? 'median' : 'bar'}" x="${n(i * step + 1)}" y="${n(140 - tall)}" width="${n(Math.max(1, step - 2))}" height="${n(tall)}"/></g>`
  })
  const labels = bars.flatMap((_, i) =>
    i % Math.max(1, Math.ceil(bars.length / 8)) === 0
      ? [`<text class="tick" x="${n(i * step + step / 2)}" y="156">${from + i * width}</text>`]
      : [],
  )
  return svg(title, 182, `${drawn.join('')}${labels.join('')}<text x="0" y="176">${escape(w.turns.spread(median, low, high))}</text>`)
}

/** Draws how often the row wins against the column, as percentages. A cell's title gives its number of games. */
export function matrix({ names, cells }: NonNullable<Summary['pairings']>, fair: number, title: string, w: FindingWords): string {
  const step = (WIDTH - 120) / names.length
  const head = names.map(
    (name, j) => `<text class="tick head" x="${n(120 + j * step + step / 2)}" y="14">${escape(name.slice(0, 9))}</text>`,
  )
  const rows = cells.map((row, i) => {
    const y = 22 + i * 34
    const drawn = row.map((cell, j) => {
      if (cell === null) return ''
      const off = Math.max(-1, Math.min(1, (cell.share - fair) / 0.15))
      const tone = off >= 0 ? `rgb(255 176 112 / ${n(0.12 + 0.6 * off)})` : `rgb(90 150 255 / ${n(0.12 - 0.6 * off)})`
      const mark = cell.low > fair + BAND ? '▲' : cell.high < fair - BAND ? '▼' : ''
      return `<g><title>${escape(w.pairings.cell(names[i]!, names[j]!, [cell.share, cell.low, cell.high], cell.games, cell.examples.join(', ')))}</title><rect x="${n(120 + j * step + 1)}" y="${y}" width="${n(step - 2)}" height="32" rx="5" fill="${tone}"/><text class="tick" x="${n(120 + j * step + step / 2)}" y="${y + 21}">${Math.round(100 * cell.share)}${mark}</text></g>`
    })
    return `<text x="0" y="${y + 21}">${escape(names[i]!)}</text>${drawn.join('')}`
  })
  return svg(title, 22 + names.length * 34, head.join('') + rows.join(''))
}

const n = (value: number): string => (Math.round(value * 100) / 100).toString()

const svg = (title: string, height: number, content: string): string =>
  `<svg viewBox="0 0 ${WIDTH} ${height}" role="img" aria-label="${escape(title)}">${content}</svg>`
