import type { Game, Settings } from '@robodrome/kernel'
import { budgetFor, type Budget, type Mind } from '@robodrome/minds'
import { CLOCKS } from './clock.ts'
import { contender } from './contender.ts'
import { sharesOf } from './shares.ts'
import { playTable } from './table.ts'

/**
 * The players (minds as `contender` parses them), their budget (each mind's own by default), and the clock. `seed` is the seed of the first
 * deal.
 */
export type Plan = { game: string; settings: Settings; minds: string[]; seed: number; budget?: Budget; clock?: keyof typeof CLOCKS }

/** One game of a deal: each mind's score (scores add up to 1), and its thinking. */
export type Played = { scores: number[]; decisions: number[]; ms: number[] }

/**
 * Plays one deal of luck once for each rotation of the minds around the table, so that all of them get the same chances. Two minds play two
 * games, with their seats swapped.
 */
export function playDeal(game: Game, minds: readonly Mind[], plan: Plan, deal: number): Played[] {
  return minds.map((_, turn) => {
    const lineup = Array.from({ length: plan.settings.seats }, (_unused, seat) => (seat + turn) % minds.length)
    return playGame(game, minds, plan, plan.seed + deal, lineup)
  })
}

function playGame(
  game: Game,
  minds: readonly Mind[],
  { settings, minds: names, budget, clock = 'wall' }: Plan,
  seed: number,
  lineup: readonly number[],
): Played {
  const played: Played = { scores: minds.map(() => 0), decisions: minds.map(() => 0), ms: minds.map(() => 0) }
  const g = playTable(
    game,
    settings,
    lineup.map((mind) => minds[mind]!),
    {
      seed,
      budget: lineup.map((mind) => budgetFor(minds[mind]!, contender(names[mind]!).budget ?? budget)),
      now: CLOCKS[clock],
      streams: lineup.map((mind, seat) => mind * settings.seats + seat),
      onDecision(seat, ms) {
        played.decisions[lineup[seat]!]!++
        played.ms[lineup[seat]!]! += ms
      },
    },
  )
  sharesOf(game.result(g), settings.seats).forEach((score, seat) => (played.scores[lineup[seat]!]! += score))
  return played
}
