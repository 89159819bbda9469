import { asked, choose, node, options, question, type Drill, type Seat } from '@robodrome/kernel'
import { oddsSeenBy } from './odds.ts'
import { rules } from '../rules/index.ts'
import { clone, type Aimbots } from '../state.ts'
import type { Option } from '../terms.ts'

const game = { rules }

/** The number of acts to look ahead before the attack. */
const ACTS = 2
/** The maximum number of positions to examine; a turn with more is not used as an exercise. */
const MOST = 3000

/** Finds the most likely hit of this turn: for each action, the best chance of the attack that it is or leads to. */
export function drill(g: Aimbots, seat: Seat, offered: readonly Option[]): Drill | null {
  if (question(game, g, seat).kind !== 'act' || g.active !== seat) return null
  const looked = { left: MOST }
  const chances = offered.map((option) => bestAfter(g, seat, option, ACTS, looked))
  return looked.left > 0 ? { goal: 'hit', chances, exact: true } : null
}

/** How many more positions the search for a question may examine. */
type Looked = { left: number }

function bestAfter(g: Aimbots, seat: Seat, option: Option, acts: number, looked: Looked): number {
  if (option.kind === 'attack') {
    const { least } = oddsSeenBy(g, seat, option.bot, option.target)
    return least.hits / least.of
  }
  if (option.kind === 'endTurn' || acts === 0 || looked.left-- <= 0) return 0
  const after = clone(g)
  choose(game, after, seat, option)
  return best(after, seat, acts - 1, looked)
}

/** Finds the best attack from here that needs no decision by another player and no die roll. */
function best(g: Aimbots, seat: Seat, acts: number, looked: Looked): number {
  if (node(game, g).kind !== 'choice' || !asked(game, g).includes(seat) || g.active !== seat) return 0
  const isAct = question(game, g, seat).kind === 'act'
  const chances = options<Option>(game, g, seat).map((option) => {
    if (isAct || option.kind === 'attack') return bestAfter(g, seat, option, acts, looked)
    if (looked.left-- <= 0) return 0
    const after = clone(g)
    choose(game, after, seat, option)
    return best(after, seat, acts, looked)
  })
  return Math.max(0, ...chances)
}
