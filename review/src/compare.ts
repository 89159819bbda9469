import type { Game, Settings } from '@robodrome/kernel'
import { isSure } from './estimate.ts'
import { reasonsFor, type Reasons } from './reasons.ts'
import { tellBoth, type Pair } from './stories.ts'
import { costOf } from './verdict.ts'

/** Why one option is better than another, by this many imagined cases. There are no reasons if the cases leave the order in doubt. */
export function comparison(game: Game, settings: Settings, pair: Pair, { seed, cases }: { seed: number; cases: number }): Reasons {
  const told = Array.from({ length: cases }, (_, i) => tellBoth(game, settings, pair, seed * 1000 + i))
  const cost = costOf(told)
  return cost.mean > 0 && isSure(cost) ? reasonsFor(game, settings, pair, told) : { reasons: [], inFavour: [] }
}
