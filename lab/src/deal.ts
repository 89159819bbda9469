import { asked, choose, quickLuck, settle, start, winners, type Game, type Position, type Seat, type Settings } from '@robodrome/kernel'
import { ask, type Budget, type Mind } from '@robodrome/minds'

/** Who plays what, and how long they may think. The first seed is that of the first deal. */
export type Plan = { game: string; settings: Settings; minds: string[]; seed: number; budget: Budget }

/** One game of a deal: what each mind of the plan scored (1 in all), and its thinking. */
export type Played = { scores: number[]; decisions: number[]; ms: number[] }

/**
 * Plays one deal of luck once for each turn of the minds around the table, so that everybody gets the same chances: with two
 * minds and two seats, two games with seats swapped.
 */
export function playDeal(game: Game, minds: readonly Mind[], plan: Plan, deal: number): Played[] {
  return minds.map((_, turn) => {
    const lineup = Array.from({ length: plan.settings.seats }, (_unused, seat) => (seat + turn) % minds.length)
    return playGame(game, minds, plan, plan.seed + deal, lineup)
  })
}

function playGame(game: Game, minds: readonly Mind[], { settings, budget }: Plan, seed: number, lineup: readonly number[]): Played {
  const chances = quickLuck(seed)
  const own = lineup.map((mind, seat) => quickLuck(seed, 1 + mind * settings.seats + seat))
  const played: Played = { scores: minds.map(() => 0), decisions: minds.map(() => 0), ms: minds.map(() => 0) }
  const g = start(game, settings)
  settle(game, g, chances)
  for (let seats = asked(game, g); seats.length > 0; seats = asked(game, g)) {
    // Whoever is asked at once decides at once: nobody's choice is made when another is asked.
    const chosen = seats.map((seat): [Seat, unknown] => {
      const mind = lineup[seat]!
      const begun = Date.now()
      const { option } = ask(minds[mind]!, game, settings, g, seat, own[seat]!, budget)
      played.decisions[mind]!++
      played.ms[mind]! += Date.now() - begun
      return [seat, option.value]
    })
    for (const [seat, option] of chosen) choose(game, g, seat, option)
    settle(game, g, chances)
  }
  credit(game, g, lineup, played.scores)
  return played
}

/** The winners share one point; where nobody won, all do. */
function credit(game: Game, g: Position, lineup: readonly number[], scores: number[]): void {
  const won = winners(game.result(g))
  const sharing = won.length > 0 ? won : lineup.map((_, seat) => seat)
  for (const seat of sharing) scores[lineup[seat]!]! += 1 / sharing.length
}
