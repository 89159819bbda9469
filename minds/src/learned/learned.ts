import type { Any, Game, Insight, Learnable, LearnedWeights } from '@robodrome/kernel'
import { Network, valueRow } from './network.ts'
import { Policy } from './policy.ts'
import { unpack } from './tables.ts'

type Evaluate = NonNullable<Insight['evaluate']>

/**
 * What was learned about a game: a policy of how strong players choose, and the game with an estimate trained on the values of positions.
 */
export type Learned = { policy: Policy; game: Game }

const opened = new WeakMap<Game, Learned | null>()

/** Returns what was learned about this game with this content, or null if nothing was. */
export function learnedOf(game: Game): Learned | null {
  let found = opened.get(game)
  if (found === undefined) opened.set(game, (found = open(game)))
  return found
}

/** Makes the game with these weights instead of its own. */
export function learnedBy(game: Game, weights: LearnedWeights): Game {
  const learnable = game.insight?.learnable
  if (learnable === undefined) throw new Error(`${game.title} does not say what a learned player sees`)
  return { ...game, insight: { ...game.insight, learnable: { ...learnable, weights } } }
}

function open(game: Game): Learned | null {
  const { learnable, evaluate } = game.insight ?? {}
  const weights = learnable?.weights
  if (learnable === undefined || evaluate === undefined || weights === undefined) return null
  const policy = new Policy(learnable, unpack(weights.policy))
  return { policy, game: { ...game, insight: { ...game.insight, evaluate: evaluateBy(learnable, networkOf(weights), evaluate) } } }
}

const networkOf = ({ value: { inner, bias, outer, linear } }: LearnedWeights): Network =>
  new Network(unpack(inner), Float32Array.from(bias), Float32Array.from(outer), unpack(linear))

/**
 * Computes the game's own estimate with the learned value added, as a softmax over sides. Where the learned value does not apply, only the
 * game's estimate counts.
 */
export function evaluateBy(learnable: Learnable, network: Network, own: Evaluate): Evaluate {
  return (g: Any) => {
    const standings = learnable.standings(g)
    if (standings === null) return own(g)
    const odds = standings.map(({ prior, traits }) => prior + network.worth(traits.map(valueRow)))
    const most = Math.max(...odds)
    const powers = odds.map((each) => Math.exp(each - most))
    const all = powers.reduce((sum, power) => sum + power, 0)
    const values: number[] = []
    standings.forEach(({ seats }, side) => seats.forEach((seat) => (values[seat] = powers[side]! / all)))
    return values
  }
}
