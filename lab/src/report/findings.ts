import type { Interval } from '../interval.ts'
import type { Named, Summary } from '../study/summary.ts'
import type { FindingWords, Verdict } from './words.ts'

/** How far a share may be from even and still count as fair. */
export const BAND = 0.02

/** Whether a share is certainly outside the fair band, certainly inside it, or neither. */
export function verdictOf({ low, high }: Interval, fair: number): Verdict {
  if (low > fair + BAND) return 'too strong'
  if (high < fair - BAND) return 'too weak'
  return low >= fair - BAND && high <= fair + BAND ? 'fair' : 'unclear'
}

/** Words each chart's finding in one sentence. It claims nothing that is within a confidence interval. */
export function broughtFinding({ brought, fair }: Summary, w: FindingWords): string {
  const of = (verdict: Verdict): Named[] => brought.filter((each) => verdictOf(each, fair) === verdict)
  const [strong, weak] = [of('too strong'), of('too weak').toReversed()]
  if (strong.length + weak.length === 0) {
    return brought.every((each) => verdictOf(each, fair) === 'fair') ? w.brought.even : w.brought.unsure
  }
  return w.brought.stand(namesOf(strong, w), namesOf(weak, w))
}

export function seatFinding({ bySeat, fair }: Summary, w: FindingWords): string {
  const best = bySeat.toSorted((a, b) => b.low - a.low)[0]!
  return best.low <= fair ? w.seats.unsure : w.seats.ahead(bySeat.indexOf(best) + 1, best.share - fair)
}

export function pieceFinding({ pieces }: Summary, w: FindingWords): string {
  const sure = pieces.filter(({ low, high }) => low > 0 || high < 0)
  const top = sure[0]
  if (top === undefined) return w.pieces.unsure
  return top.low > 0 ? w.pieces.winning(top.name) : w.pieces.losing(sure.at(-1)!.name)
}

/** Pairings with fewer games are ignored, because among many of them, some always look lopsided by chance. */
const FEWEST_MEETINGS = 20

export function pairingFinding({ names, cells }: NonNullable<Summary['pairings']>, fair: number, w: FindingWords): string {
  const met = cells.flatMap((row, i) =>
    row.flatMap((cell, j) => (cell === null || cell.games < FEWEST_MEETINGS ? [] : [{ cell, row: i, column: j }])),
  )
  const worst = met.toSorted((a, b) => b.cell.low - a.cell.low)[0]
  if (worst === undefined || worst.cell.low <= fair + BAND) return w.pairings.unsure
  return w.pairings.beats(names[worst.row]!, names[worst.column]!, worst.cell.share, worst.cell.games)
}

export const luckFinding = ({ byLuck }: Summary, w: FindingWords): string =>
  byLuck === null ? w.luck.unknown : w.luck.decides(byLuck.share)

const MOST_NAMED = 3

function namesOf(named: readonly Named[], w: FindingWords): string[] {
  const names = named.slice(0, MOST_NAMED).map(({ name }) => name)
  const more = named.length - names.length
  return more > 0 ? [...names, w.more(more)] : names
}
