import { asked, quickLuck, type Game, type Settings } from '@robodrome/kernel'
import { playDeal, standings, type Plan } from '@robodrome/lab'
import { adviser, ask, random, ruleOfThumb, search, type Mind } from '@robodrome/minds'
import { count, cpuSeconds, race, type Line } from './measure.ts'
import { middleOf } from './ours.ts'

const BUDGET = { playouts: 100 }
const DEALS = 8
/**
 * The number of CPU seconds after which no further deal begins, because some games are long. `robodrome match` measures strength with more
 * patience.
 */
const PATIENCE = 20

/** Measures the score of each mind against the previous one with a fixed budget, and the speed of the strongest. */
export function* mindLines(game: Game, settings: Settings): Generator<Line> {
  const ladder: readonly Mind[] = [random, ruleOfThumb, search, adviser]
  for (let i = 1; i < ladder.length; i++) yield strength(game, settings, [ladder[i]!, ladder[i - 1]!])
  yield speed(game, settings, search, ruleOfThumb)
  yield thinking(game, settings, adviser, search)
}

function strength(game: Game, settings: Settings, pair: readonly Mind[]): Line {
  const plan: Plan = { game: game.id, settings, minds: pair.map(({ id }) => id), seed: 1, budget: BUDGET }
  const deals: ReturnType<typeof playDeal>[] = []
  for (let spent = 0; deals.length < DEALS && spent < PATIENCE;)
    spent += cpuSeconds(() => deals.push(playDeal(game, pair, plan, deals.length)))
  const [better, worse] = standings(plan, deals)
  return {
    what: `${game.title} (${settings.mode}): points of ${better!.mind} over ${worse!.mind}`,
    ratio: better!.share / Math.max(worse!.share, 0.5 / better!.games),
    between: `${percent(better!.share)} (${percent(better!.low)} to ${percent(better!.high)}) of ${better!.games} games, ${BUDGET.playouts} playouts`,
  }
}

const percent = (share: number): string => `${Math.round(100 * share)} %`

function speed(game: Game, settings: Settings, mind: Mind, other: Mind): Line {
  const luck = quickLuck(1)
  const decide = (who: Mind) => () => {
    const g = middleOf(game, settings, luck, 20)
    ask(who, game, settings, g, asked(game, g)[0]!, luck, BUDGET)
    return 1
  }
  const { ours, theirs, ratio } = race(decide(mind), decide(other))
  return {
    what: `${game.title} (${settings.mode}): decisions of ${mind.id} for one of ${other.id}`,
    ratio,
    between: `${count(ours)} per CPU second at ${BUDGET.playouts} playouts; ${count(theirs)}`,
  }
}

/**
 * Counts the playouts of two minds per CPU second, and the positions they evaluate. The playout rate alone could be raised by making
 * playouts worthless.
 */
function thinking(game: Game, settings: Settings, mind: Mind, other: Mind): Line {
  const luck = quickLuck(1)
  const judged = [0, 0]
  const playouts = [0, 0]
  const think = (who: Mind, at: 0 | 1) => () => {
    const counting =
      <A extends unknown[], R>(judge: (...given: A) => R) =>
      (...given: A): R => {
        judged[at]!++
        return judge(...given)
      }
    const counted: Game = {
      ...game,
      insight: {
        ...game.insight,
        ...(game.insight?.evaluate && { evaluate: counting(game.insight.evaluate) }),
        ...(game.insight?.plans && { plans: { ...game.insight.plans, worth: counting(game.insight.plans.worth) } }),
      },
    }
    const g = middleOf(game, settings, luck, 20)
    const made = ask(who, counted, settings, g, asked(game, g)[0]!, luck, BUDGET).playouts
    playouts[at]! += made
    return made
  }
  const { ours, theirs, ratio } = race(think(mind, 0), think(other, 1))
  const positions = (rate: number, at: 0 | 1) => count((rate * judged[at]!) / Math.max(1, playouts[at]!))
  return {
    what: `${game.title} (${settings.mode}): playouts of ${mind.id} for one of ${other.id}`,
    ratio,
    between: `${count(ours)} playouts, ${positions(ours, 0)} positions per CPU second; ${count(theirs)}, ${positions(theirs, 1)}`,
  }
}
