import type { Game, Settings } from '@robodrome/kernel'
import { adviser, among, decide, gapOf, isMistake, judge, levels, type Budget } from '@robodrome/minds'
import { questionAt, type Decision } from './decisions.ts'
import { estimateOf, isSure, type Estimate } from './estimate.ts'
import { tellBoth, type Pair, type Told } from './stories.ts'

/** A quick look at a decision: the better option, and how much better it seems. */
export interface Look {
  decision: Decision
  /** The best other option; empty if there is none. */
  better: readonly string[]
  gap: number
  /** How much better the chosen option is than the next best one; 0 if it is not the best. */
  lead: number
  /** Whether the options differ enough to matter, measured by how much better the best one is than the average. */
  mattered: boolean
}

/** A decision mattered if the best option is better than the average by at least this much. */
const MATTERED = 0.02
/** The lowest cost that is worth mentioning; `isMistake` also requires it of a proof. */
export const WORTH_A_WORD = 0.02

export function lookAt(game: Game, settings: Settings, decision: Decision, budget: Budget): Look {
  const { question } = questionAt(game, settings, decision)
  const thought = decide(adviser, question, budget)
  const values = thought.reasons.map(({ value }) => value)
  const mean = values.reduce((sum, value) => sum + value, 0) / values.length
  const [chosen] = decision.moves
  const [best] = thought.reasons.filter(({ text, as }) => text !== chosen && as === undefined).toSorted((a, b) => b.value - a.value)
  const isPlan = decision.plan !== undefined
  return {
    decision,
    better: isPlan ? (thought.line?.moves ?? []) : best === undefined ? [] : [best.text],
    gap: thought.weighed?.cost ?? gapOf(thought, chosen!),
    lead: isPlan || best === undefined ? 0 : Math.max(0, values[thought.reasons.findIndex(({ text }) => text === chosen)]! - best.value),
    mattered: isPlan || Math.max(...values) - mean >= MATTERED,
  }
}

/** A proven verdict: the options, what the chosen one cost, and the cases that show it. */
interface Verdict {
  pair: Pair
  cost: Estimate
  told: Told[]
}

/** How long to prove a verdict by search, and how many cases to continue after both options. */
export interface Proof {
  search: Budget
  cases: number
}

/**
 * Proves twice that an option was worse. First, a search of only the two options must be sure of it. Then both are continued in the cases,
 * where every later decision is made anew. Each time, the difference must be at least two standard errors. Null if the verdict is withheld.
 */
export function prove(game: Game, settings: Settings, look: Look, { search, cases }: Proof): Verdict | null {
  const better = searched(game, settings, look, search)
  if (better === null) return null
  const { decision } = look
  const pair: Pair = { position: questionAt(game, settings, decision).imagined, seat: decision.seat, chosen: decision.moves, better }
  const told: Told[] = []
  for (let i = 0; i < cases; i++) {
    told.push(tellBoth(game, settings, pair, decision.entries * 1000 + i))
    if (i === EARLY - 1 && costOf(told).mean <= 0) return null
  }
  const cost = costOf(told)
  return cost.mean >= LEAST_COST && isSure(cost) ? { pair, cost, told } : null
}

/** Cases show less than a search, because they end with the next turn, so any cost of at least this much is reported. */
const LEAST_COST = 0.01

/** After this many cases, an option that does not even seem worse is not examined any further. */
const EARLY = 16

/** Returns what the chosen option costs compared with the better one, according to the cases. */
export const costOf = (told: readonly Told[]): Estimate => estimateOf(told.map(({ chosen, better }) => better.value - chosen.value))

/** Returns the better option according to a search of only the two; null if the search cannot tell. */
function searched(game: Game, settings: Settings, { decision, better }: Look, budget: Budget): readonly string[] | null {
  const { question } = questionAt(game, settings, decision)
  const [chosen] = decision.moves
  if (decision.plan === undefined) {
    const found = judge(decide(adviser, among(question, [chosen!, ...better]), budget), chosen!)
    return found.isMistake ? found.best.slice(0, 1) : null
  }
  const { line, weighed } = decide(adviser, question, budget)
  return line !== undefined && weighed !== undefined && isMistake(weighed.cost, weighed.error) ? line.moves : null
}

/** A choice must be ahead of the next best option by at least this much to count as well found. */
const FOUND = 0.05
/** How many levels, from the weakest up, must miss a choice for it to count as well found. */
const WEAKER = 3
/** The budget for the thinking of each of these levels: enough for a habit, and for a short search. */
const GLANCE: Budget = { playouts: 60 }

/** Whether the chosen option is clearly the best and levels 1 to 3 all choose another. */
export function isWellFound(game: Game, settings: Settings, { decision, lead }: Look): boolean {
  if (lead < FOUND) return false
  const { question } = questionAt(game, settings, decision)
  return levels.slice(0, WEAKER).every((mind) => decide(mind, question, GLANCE).option.text !== decision.moves[0])
}
