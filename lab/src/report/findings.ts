import type { Interval } from '../interval.ts'
import type { Named, Summary } from '../study/summary.ts'
import { percent, points } from './text.ts'

/** How far from even counts as fair. */
export const BAND = 0.02

export type Verdict = 'too strong' | 'too weak' | 'fair' | 'unclear'

/** Whether a share is surely outside the fair band, surely inside it, or neither. */
export function verdictOf({ low, high }: Interval, fair: number): Verdict {
  if (low > fair + BAND) return 'too strong'
  if (high < fair - BAND) return 'too weak'
  return low >= fair - BAND && high <= fair + BAND ? 'fair' : 'unclear'
}

/** Each chart's finding in one sentence. It claims nothing within a confidence interval. */
export function broughtFinding({ brought, fair }: Summary): string {
  const of = (verdict: Verdict): Named[] => brought.filter((each) => verdictOf(each, fair) === verdict)
  const [strong, weak] = [of('too strong'), of('too weak').toReversed()]
  if (strong.length + weak.length === 0) {
    return brought.every((each) => verdictOf(each, fair) === 'fair') ? 'Nothing stands out' : 'Nothing clearly stands out'
  }
  return sentence([
    ...(strong.length > 0 ? [`${list(strong)} ${strong.length === 1 ? 'is' : 'are'} too strong`] : []),
    ...(weak.length > 0 ? [`${list(weak)} too weak`] : []),
  ])
}

export function seatFinding({ bySeat, fair }: Summary): string {
  if (bySeat.length < 2) return 'One seat'
  const best = bySeat.toSorted((a, b) => b.low - a.low)[0]!
  const at = bySeat.indexOf(best)
  if (best.low <= fair) return 'No clear seat advantage'
  return `Seat ${at + 1} is ahead by ${points(best.share - fair)}`
}

export function pieceFinding({ pieces }: Summary): string {
  const sure = pieces.filter(({ low, high }) => low > 0 || high < 0)
  const top = sure[0]
  if (top === undefined) return 'No piece clearly correlates with winning'
  return top.low > 0 ? `${top.name} correlates most with winning` : `${sure.at(-1)!.name} correlates most with losing`
}

/** Pairings with fewer games are ignored: among many of them some always look lopsided. */
const FEWEST_MEETINGS = 20

export function pairingFinding({ pairings, fair }: Summary): string {
  if (pairings === null) return ''
  const cells = pairings.cells.flatMap((row, i) =>
    row.flatMap((cell, j) => (cell === null || cell.games < FEWEST_MEETINGS ? [] : [{ cell, row: i, column: j }])),
  )
  const worst = cells.toSorted((a, b) => b.cell.low - a.cell.low)[0]
  if (worst === undefined || worst.cell.low <= fair + BAND) return 'No pairing is clearly lopsided'
  return `${pairings.names[worst.row]} beats ${pairings.names[worst.column]} in ${percent(worst.cell.share)} of ${worst.cell.games} games`
}

export const lengthFinding = ({ turns }: Summary): string => `Half the games end by turn ${turns.median}`

export function luckFinding({ byLuck }: Summary): string {
  return byLuck === null ? 'Nothing to tell about luck' : `Luck decides ${percent(byLuck.share)} of the games`
}

const MOST_NAMED = 3

function list(named: readonly Named[]): string {
  const names = named.slice(0, MOST_NAMED).map(({ name }) => name)
  const more = named.length - names.length
  const all = more > 0 ? [...names, `${more} more`] : names
  return all.length === 1 ? all[0]! : `${all.slice(0, -1).join(', ')} and ${all.at(-1)}`
}

const sentence = (parts: readonly string[]): string => parts.join(', ')
