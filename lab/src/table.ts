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
  // Only what really happens is told, nothing of what minds imagine.
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
      // Where the first answer counts, it closes the question: what others meant to answer is void.
      const question = g.stack.at(-1)
      for (const [seat, option] of chosen) if (g.stack.at(-1) === question) choose(game, g, seat, option)
      settle(game, g, chances)
    })
  }
  return g
}

export interface TableOptions {
  seed: number
  /** The same for all, or one for each seat. */
  budget: Budget | Budget[]
  /** How time is measured; by default on the wall. */
  now?: Clock
  /** The number of each seat's own stream of luck; by default its seat. */
  streams?: readonly number[]
  /** The luck of the table; by default that of the seed. */
  chances?: Luck
  /** So many choices at the start are drawn instead of made. */
  opening?: number
  /** Hears what happens. */
  ear?: Tell<Happened>
  /** At each question: the position in which it is put. */
  onQuestion?(g: Position): void
  /** After each decision: who decided, how many milliseconds it took, and what was chosen. */
  onDecision?(seat: Seat, ms: number, option: unknown): void
}
