import type { Game, Settings } from '@robodrome/kernel'
import { isSure } from './estimate.ts'
import { reasonsFor, type Reasons } from './reasons.ts'
import { tellBoth, type Pair } from './stories.ts'
import { costOf } from './verdict.ts'

/**
 * Finds out why one option is better than another, with this many imagined cases. There are no reasons if the cases leave open which is
 * better.
 */
export function comparison(game: Game, settings: Settings, pair: Pair, { seed, cases }: { seed: number; cases: number }): Reasons {
  return reasonsIn(
    game,
    settings,
    pair,
    Array.from({ length: cases }, (_, i) => tellBoth(game, settings, pair, seed * 1000 + i)),
  )
}

/** Finds the same reasons with a pause after each case, for callers whose other work must not wait for all cases. */
export async function patientComparison(
  game: Game,
  settings: Settings,
  pair: Pair,
  { seed, cases, pause }: { seed: number; cases: number; pause(): Promise<unknown> },
): Promise<Reasons> {
  const told: ReturnType<typeof tellBoth>[] = []
  for (let i = 0; i < cases; i++) {
    told.push(tellBoth(game, settings, pair, seed * 1000 + i))
    await pause()
  }
  return reasonsIn(game, settings, pair, told)
}

function reasonsIn(game: Game, settings: Settings, pair: Pair, told: ReturnType<typeof tellBoth>[]): Reasons {
  const cost = costOf(told)
  return cost.mean > 0 && isSure(cost) ? reasonsFor(game, settings, pair, told) : { reasons: [], inFavour: [] }
}
