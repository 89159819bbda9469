import { asked, choose, happen, node, options, quickLuck, start, type Game, type Position, type Settings } from '@robodrome/kernel'
import { nodeName, pick, some } from '../conformance/check.ts'
import { bruteForce } from './brute-force.ts'
import type { Claims } from './claim.ts'

/** The tolerance in standard errors between a claim and a sample: chance alone exceeds it once in millions. */
const ERRORS = 5
const ROUNDING = 1e-6
/** If a node has more claims than this, only some of them are checked. */
const AT_A_NODE = 2

export interface OddsReport {
  /** The numbers of claims enumerated, sampled, and skipped because they would take too long. */
  counted: number
  sampled: number
  passedOver: number
  differences: string[]
}

/** Plays random games and checks every stated chance by brute force over the game's own rules. */
export function holdOdds(
  game: Game,
  settings: Settings,
  claims: Claims,
  { seed, most, nodes = 4000 }: { seed: number; most: number; nodes?: number },
): OddsReport {
  const report: OddsReport = { counted: 0, sampled: 0, passedOver: 0, differences: [] }
  let seen = 0
  for (let i = 0; seen < nodes && report.counted + report.sampled < most && report.differences.length < 5; i++) {
    const luck = quickLuck(seed + i)
    const closer = quickLuck(seed + i, 1)
    const g = start(game, settings) as Position
    for (let at = node(game, g); at.kind !== 'over' && seen++ < nodes; at = node(game, g)) {
      if (at.kind === 'chance') happen(game, g, luck.outcome(at.rule, g, at.notes))
      else {
        hold(game, g, claims, closer, report, `${settings.mode}, ${settings.seats} seats, seed ${seed + i}`)
        const seat = pick(luck, asked(game, g))
        choose(game, g, seat, pick(luck, options(game, g, seat)))
      }
      if (report.counted + report.sampled >= most || report.differences.length >= 5) break
    }
  }
  return report
}

function hold(game: Game, g: Position, claims: Claims, luck: ReturnType<typeof quickLuck>, report: OddsReport, where: string): void {
  for (const claim of some(luck, claims(g), AT_A_NODE)) {
    const found = bruteForce(game, claim, luck)
    if (found === null) report.passedOver++
    else if (found.error === 0) report.counted++
    else report.sampled++
    const slack = (found?.error ?? 0) * ERRORS + ROUNDING
    if (found === null || (found.chance >= claim.least - slack && found.chance <= claim.most + slack)) continue
    const told = claim.least === claim.most ? `${claim.least}` : `${claim.least} to ${claim.most}`
    const off = found.error === 0 ? '' : ` (give or take ${found.error.toFixed(4)})`
    report.differences.push(`${claim.about}: told ${told}, by the rules ${found.chance}${off}, at ${nodeName(game, g)}, ${where}`)
  }
}
