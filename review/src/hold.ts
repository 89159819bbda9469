import { asked, choose, happen, node, options, quickLuck, start, write, type Any, type Game, type Settings } from '@robodrome/kernel'
import { pose } from '@robodrome/minds'
import { Checker } from './check/index.ts'
import type { Claim } from './claim.ts'
import { claimsAbout } from './reasons.ts'
import { basisOf, tellBoth, type Pair } from './stories.ts'

export interface ClaimsReport {
  claims: number
  /** Claims by the finder that the checker does not confirm, and where. */
  refuted: { claim: Claim; at: string }[]
}

/** How many cases are played for each pair of options. */
const CASES = 4
/** Claims are made about one question in this many. */
const EVERY = 6

/** Plays random games and makes every claim that can be made about random pairs of options; the checker judges each of them. */
export function holdClaims(game: Game, settings: Settings, { seed, most }: { seed: number; most: number }): ClaimsReport {
  const report: ClaimsReport = { claims: 0, refuted: [] }
  for (let i = 0; report.claims < most; i++) {
    const luck = quickLuck(seed + i)
    const g: Any = start(game, settings)
    for (let at = node(game, g); at.kind !== 'over' && report.claims < most; at = node(game, g)) {
      if (at.kind === 'chance') {
        happen(game, g, luck.outcome(at.rule, g, at.notes))
        continue
      }
      const all = asked(game, g)
      const seat = all[luck.below(all.length)]!
      const legal = options(game, g, seat)
      if (legal.length > 1 && luck.below(EVERY) === 0) {
        const first = luck.below(legal.length)
        const [chosen, better] = [first, (first + 1 + luck.below(legal.length - 1)) % legal.length].map((one) => [
          write(game, g, legal[one]),
        ])
        const { position } = pose(game, settings, g, seat, luck)
        hold(game, settings, { position, seat, chosen: chosen!, better: better! }, `seed ${seed + i}, ${at.rule.name}`, report)
      }
      choose(game, g, seat, legal[luck.below(legal.length)])
    }
  }
  return report
}

function hold(game: Game, settings: Settings, pair: Pair, at: string, report: ClaimsReport): void {
  const told = Array.from({ length: CASES }, (_, i) => tellBoth(game, settings, pair, report.claims + i))
  const checker = new Checker(game, basisOf(game, pair, told))
  for (const claim of claimsAbout(game, pair, told)) {
    report.claims++
    if (!checker.confirms(claim)) report.refuted.push({ claim, at })
  }
}
