import { minds, type Budget } from '@robodrome/minds'
import type { Pairing, Rung } from '../ladder.ts'
import { escape } from './text.ts'

const WIDTH = 660
const ROW = 30
const LEFT = 230
const RIGHT = 200
const TOP = 26

/** A self-contained image for a document, which may be light or dark. */
const STYLE = `text{font:14px Inter,system-ui,sans-serif;fill:#222}.dim{fill:#666;font-size:12px}.end{text-anchor:end}.middle{text-anchor:middle}
line{stroke:#999}.range{stroke:#222;stroke-width:2.5}.aim{stroke-dasharray:4 3}circle{fill:#222}
@media(prefers-color-scheme:dark){text{fill:#eee}.dim{fill:#aaa}.range{stroke:#eee}circle{fill:#eee}}`

const titleOf = (id: string): string => minds[id]!.title
const percent = (share: number): string => `${Math.round(100 * share)} %`
const x = (share: number): string => (LEFT + share * (WIDTH - LEFT - RIGHT)).toFixed(1)

/** Draws every pairing as a point with its range, for the first mind's share of the points. */
export function ladderPicture(title: string, rungs: readonly Rung[]): string {
  const height = TOP + rungs.length * ROW + 8
  const marks = [0, 0.25, 0.5, 0.75, 1].map(
    (at) =>
      `<text class="dim middle" x="${x(at)}" y="14">${percent(at)}</text><line class="aim" x1="${x(at)}" x2="${x(at)}" y1="20" y2="${height}"/>`,
  )
  const rows = rungs.map(({ pairing: { first, second }, outcome: { standings } }, i) => {
    const { share, low, high, games } = standings[0]!
    const y = TOP + i * ROW + ROW / 2
    return `<text x="0" y="${y + 5}">${escape(`${titleOf(first)} : ${titleOf(second)}`)}</text><line class="range" x1="${x(low)}" x2="${x(high)}" y1="${y}" y2="${y}"/><circle cx="${x(share)}" cy="${y}" r="5"/><text class="dim end" x="${WIDTH}" y="${y + 5}">${percent(share)} (${Math.round(100 * low)} to ${Math.round(100 * high)}), ${games} games</text>`
  })
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${height}" width="${WIDTH}" height="${height}" role="img" aria-label="${escape(title)}"><style>${STYLE}</style>${marks.join('')}${rows.join('')}</svg>\n`
}

const PARTS: Readonly<Record<Pairing['part'], string>> = {
  levels: 'a level against a lower one',
  beginner: 'the first opponent of newcomers against a beginner',
  gauntlet: 'the highest level against the gauntlet',
}

const timeOf = (budget: Budget | undefined): string =>
  budget === undefined ? 'as each likes' : budget.ms === undefined ? `${budget.playouts} playouts` : `${budget.ms} ms`

function rowOf({ pairing: { part, first, second, budget, claims }, outcome: { standings, finding } }: Rung): string {
  const { share, low, high, games } = standings[0]!
  const found = {
    low: `${percent(claims.low)} rather than ${percent(claims.high)}`,
    high: `${percent(claims.high)} rather than ${percent(claims.low)}`,
  }
  const verdict =
    finding === null || finding.verdict === 'open' ? `open (${percent(claims.low)} or ${percent(claims.high)})` : found[finding.verdict]
  const spent = standings.map(({ msPerDecision }) => `${msPerDecision.toFixed(msPerDecision < 10 ? 1 : 0)} ms`).join(' : ')
  return `| ${titleOf(first)} : ${titleOf(second)} | ${PARTS[part]} | ${timeOf(budget)} | ${spent} | ${percent(share)} (${Math.round(100 * low)} to ${Math.round(100 * high)}) | ${games} | ${verdict} |`
}

export interface LadderPart {
  /** The marker by which to find the document's part about this ladder. */
  key: string
  title: string
  /** The command that repeats the measurement. */
  command: string
  picture: string
}

const marker = (key: string, end = ''): string => `<!-- ${end}ladder ${key} -->`

/** Writes the part of a document about one ladder. */
export function ladderText({ key, title, command, picture }: LadderPart, rungs: readonly Rung[]): string {
  return [
    marker(key),
    `## Ladder: ${title}`,
    '',
    `![${title}: points of the first of each two, with 95 % intervals](${picture})`,
    '',
    '| pairing | what it shows | CPU time a decision | spent on average | points of the first | games | sequential test |',
    '|---|---|---|---|---|---|---|',
    ...rungs.map(rowOf),
    '',
    `Mirrored deals; a pairing ends where its sequential test is decided, which flatters those that ended early, or when its time is over. Measured by \`${command}\`.`,
    marker(key, '/'),
  ].join('\n')
}

/** Replaces the part about the same ladder in a document, or appends it. */
export function withLadder(document: string, key: string, part: string): string {
  const from = document.indexOf(marker(key))
  const to = document.indexOf(marker(key, '/'))
  if (from < 0 || to < from) return `${document.trimEnd()}\n\n${part}\n`
  return document.slice(0, from) + part + document.slice(to + marker(key, '/').length)
}
