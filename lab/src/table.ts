import { asked, choose, quickLuck, settle, start, type Game, type Position, type Seat, type Settings } from '@robodrome/kernel'
import { ask, type Budget, type Clock, type Mind } from '@robodrome/minds'

/** Lets minds play a table to its end, one in each seat. The same seed gives the same game, unless budgets are times. */
export function playTable(
  game: Game,
  settings: Settings,
  minds: readonly Mind[],
  { seed, budget, now = Date.now, streams = minds.map((_, seat) => seat), onDecision }: TableOptions,
): Position {
  const chances = quickLuck(seed)
  const own = streams.map((stream) => quickLuck(seed, 1 + stream))
  const g = start(game, settings) as Position
  settle(game, g, chances)
  for (let seats = asked(game, g); seats.length > 0; seats = asked(game, g)) {
    // Whoever is asked at once decides at once: nobody's choice is made when another is asked.
    const chosen = seats.map((seat): [Seat, unknown] => {
      const begun = now()
      const { option } = ask(minds[seat]!, game, settings, g, seat, own[seat]!, budget, now)
      onDecision?.(seat, now() - begun)
      return [seat, option.value]
    })
    for (const [seat, option] of chosen) choose(game, g, seat, option)
    settle(game, g, chances)
  }
  return g
}

export interface TableOptions {
  seed: number
  budget: Budget
  /** How time is measured; by default on the wall. */
  now?: Clock
  /** The number of each seat's own stream of luck; by default its seat. */
  streams?: readonly number[]
  /** After each decision: who decided, and how many milliseconds it took. */
  onDecision?(seat: Seat, ms: number): void
}
