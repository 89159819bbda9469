import { asked, choose, options, quickLuck, settle, start, type Any, type Game, type Learnable, type Position } from '@robodrome/kernel'
import { valueRow, type Policy } from '@robodrome/minds'
import { sharesOf } from '../shares.ts'
import type { LearningPlan } from './plan.ts'

/**
 * A position of a game and how the game ended: for each side, the log-odds of the game's estimate, the rows of its traits, and its share of
 * the win.
 */
export type Moment = { sides: { prior: number; rows: Uint16Array; share: number }[] }

/** Temperatures for players of different strengths, so that good and bad positions of all kinds occur. */
const TEMPERATURES = [0.3, 0.6, 1, 1.5]
const OPENING = 10
/** One choice in this many is random. One position in this many is kept, because the positions of a turn are alike. */
const WILD = 25
const ONE_IN = 7

/** Samples positions of one game of the policy against itself. */
export function momentsOf(game: Game, learnable: Learnable, policy: Policy, plan: LearningPlan, number: number): Moment[] {
  const { settings } = plan
  const seed = plan.seed + number
  const chances = quickLuck(seed, 3)
  const lot = quickLuck(seed, 4)
  const temperatures = Array.from({ length: settings.seats }, () => TEMPERATURES[lot.below(TEMPERATURES.length)]!)
  let opening = lot.below(OPENING)
  const seen: NonNullable<ReturnType<Learnable['standings']>>[] = []
  const g = start(game, settings) as Position
  settle(game, g, chances)
  for (let seats = asked(game, g); seats.length > 0; seats = asked(game, g)) {
    if (lot.below(ONE_IN) === 0) keep(learnable, g, seen)
    const seat = seats[0]!
    const legal = options(game, g, seat)
    const isRandom = legal.length === 1 || opening-- > 0 || lot.below(WILD) === 0
    choose(game, g, seat, isRandom ? legal[lot.below(legal.length)] : policy.draw(g, seat, legal, lot, temperatures[seat]!))
    settle(game, g, chances)
  }
  const shares = sharesOf(game.result(g), settings.seats)
  return seen.map((standings) => ({
    sides: standings.map(({ seats, prior, traits }) => ({
      prior,
      rows: Uint16Array.from(traits, valueRow),
      share: seats.reduce((sum, seat) => sum + shares[seat]!, 0),
    })),
  }))
}

/** Keeps a position. Before the robots are known, a position has no traits and is skipped. */
function keep(learnable: Learnable, g: Any, seen: NonNullable<ReturnType<Learnable['standings']>>[]): void {
  const standings = learnable.standings(g)
  if (standings?.every(({ traits }) => traits.length > 0)) seen.push(standings)
}
