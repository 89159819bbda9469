import {
  asked,
  choose,
  listen,
  quickLuck,
  settle,
  start,
  type Game,
  type Happened,
  type Luck,
  type Position,
  type Seat,
  type Settings,
  type Tell,
} from '@robodrome/kernel'
import { ask, random, type Budget, type Clock, type Line, type Mind } from '@robodrome/minds'

/** Lets minds play a table to its end, one in each seat. The same seed gives the same game, unless budgets are times. */
export function playTable(
  game: Game,
  settings: Settings,
  minds: readonly Mind[],
  {
    seed,
    budget,
    now = Date.now,
    streams = minds.map((_, seat) => seat),
    chances = quickLuck(seed),
    ear = null,
    opening = 0,
    ...on
  }: TableOptions,
): Position {
  const own = streams.map((stream) => quickLuck(seed, 1 + stream))
  const lines: (Line | undefined)[] = []
  let made = 0
  // Reports only real events, not those that minds imagine.
  const real = <T>(work: () => T): T => (ear === null ? work() : listen(ear, work))
  const g = real(() => start(game, settings) as Position)
  real(() => settle(game, g, chances))
  for (let seats = asked(game, g); seats.length > 0; seats = asked(game, g)) {
    on.onQuestion?.(g)
    // Seats that are asked together decide on the same position: no choice is applied before all have decided.
    const chosen = seats.map((seat): [Seat, unknown] => {
      const begun = now()
      const allowed = Array.isArray(budget) ? budget[seat]! : budget
      const { option, line } = ask(made++ < opening ? random : minds[seat]!, game, settings, g, seat, own[seat]!, allowed, {
        now,
        line: lines[seat],
      })
      lines[seat] = line
      on.onDecision?.(seat, now() - begun, option.value)
      return [seat, option.value]
    })
    real(() => {
      // If the first answer closes the question, the other answers are void.
      const question = g.stack.at(-1)
      for (const [seat, option] of chosen) if (g.stack.at(-1) === question) choose(game, g, seat, option)
      settle(game, g, chances)
    })
  }
  return g
}

export interface TableOptions {
  seed: number
  /** One budget for all seats, or one for each. */
  budget: Budget | Budget[]
  /** The clock; wall time by default. */
  now?: Clock
  /** The number of each seat's separate random stream; the seat's own number by default. */
  streams?: readonly number[]
  /** The table's luck; derived from the seed by default. */
  chances?: Luck
  /** The number of random choices at the start. */
  opening?: number
  /** Hears what happens. */
  ear?: Tell<Happened>
  /** Called at each question with its position. */
  onQuestion?(g: Position): void
  /** Called after each decision, with the seat, the milliseconds, and the choice. */
  onDecision?(seat: Seat, ms: number, option: unknown): void
}
