import { quickLuck } from '@robodrome/kernel'
import { bestOf, decisionOf } from './decision.ts'
import { Descent } from './descent.ts'
import { Fate } from './fate.ts'
import type { Policy } from './learned/index.ts'
import { rollout } from './rollout.ts'
import type { Decision, Mind, Move, Question, Thought } from './mind.ts'
import { Race } from './race.ts'
import { reopen } from './reopen.ts'
import { ruleOfThumb } from './rule-of-thumb.ts'
import { Windfall } from './windfall.ts'

/** Settings of a search. */
export interface Style {
  id: string
  title: string
  summary: string
  /** The rollout length in decisions, an even number; without an estimate, rollouts run to the end of the game. */
  horizon: number
  /** The options that a rollout considers at each decision. */
  breadth: number
  /** The exploration constants, at the root and below it, for games with an estimate. */
  exploration: { first: number; later: number }
  /** How many visits a prior is worth: the rule of thumb gives the prior at the root, the estimate below it. */
  priorVisits: { first: number; later: number }
  /** The maximum number of tree nodes. */
  memory: number
  /** Whether to build a tree; otherwise, everything after the root is rollout. */
  tree: boolean
  /** Whether to subtract windfalls as control variates, if the game has them. */
  controlVariate: boolean
  /** Whether to search only plain options below the root. */
  plain: boolean
  /** Whether rollouts evaluate only quiescent positions, if the game can recognise them. */
  quiescent: boolean
  /** Whether the rollout policy uses exact expectations, if the game has them. */
  exact: boolean
  /** A learned policy for rollouts, which replaces the policy based on the estimate. */
  policy: Policy | null
}

/**
 * Information-set Monte Carlo tree search. Priors come from the rule of thumb, and the options race in the same worlds with the same luck.
 * Each playout redraws hidden information, descends one tree by upper confidence bounds with chance drawn on the way, and ends in a
 * rollout.
 */
export const searcher = (style: Style): Mind => ({
  id: style.id,
  title: style.title,
  summary: style.summary,
  think: (question) => new Search(question, style),
})

/** The fixed baseline against which tuned settings are measured, the same for every game. */
export const searchStyle: Style = {
  id: 'search',
  title: 'Search',
  summary: 'plays on in thought, imagining what it cannot see',
  horizon: 32,
  breadth: 4,
  exploration: { first: 0.35, later: 0.35 },
  priorVisits: { first: 40, later: 2 },
  memory: 30_000,
  tree: true,
  controlVariate: false,
  plain: false,
  quiescent: false,
  exact: false,
  policy: null,
}
export const search = searcher(searchStyle)

/** Exploration constants for games without an estimate. Their playouts return only a win or a loss, so options need more visits. */
const PLAYED_OUT = { first: 1.4, later: 1.4 }

class Search implements Thought {
  readonly #question: Question
  readonly #style: Style
  readonly #exploration: Style['exploration']
  readonly #descent: Descent
  readonly #glance: Thought
  readonly #seed: number
  #race: Race | null = null
  #playouts = 0

  constructor(question: Question, style: Style) {
    const { game, settings, seat, luck } = question
    this.#question = question
    this.#style = style
    this.#exploration = game.insight?.evaluate ? style.exploration : PLAYED_OUT
    this.#descent = new Descent(game, settings.seats, seat, {
      exploration: this.#exploration.later,
      priorVisits: style.priorVisits.later,
      memory: style.memory,
      tree: style.tree,
    })
    this.#seed = luck.below(2 ** 32)
    this.#glance = ruleOfThumb.think(question)
  }

  further(): boolean {
    if (this.#question.options.length < 2) return false
    if (this.#race === null && this.#glance.further()) {
      this.#playouts++
      return true
    }
    const race = (this.#race ??= this.#startRace())
    if (race.isDecided(this.#exploration.first)) return false
    this.#playouts++
    const at = race.next(this.#exploration.first)
    race.add(at, this.#playout(at, this.#seed + race.visits(at)))
    return true
  }

  decision(): Decision {
    const race = this.#race
    if (race === null) return { ...this.#glance.decision(), playouts: this.#playouts }
    const values = race.values().map((value) => Math.min(1, Math.max(0, value)))
    const visits = values.map((_, i) => race.visits(i))
    const all = visits.reduce((sum, count) => sum + count, 0)
    const best = bestOf(values, bestOf(visits, 0))
    const thoughts = { values, errors: race.errors(best), shares: visits.map((count) => count / all) }
    return { ...decisionOf(this.#question, best, thoughts, this.#playouts), ahead: this.#ahead(best) }
  }

  /** Returns the expected continuation after an option, in one of the worlds that were searched. */
  #ahead(at: number): Move[] {
    const { game, seat, imagine, options } = this.#question
    const g = imagine(quickLuck(this.#seed))
    reopen(game, g, seat)
    return this.#descent.ahead(g, options[at]!.value)
  }

  #startRace(): Race {
    const { reasons } = this.#glance.decision()
    return new Race(
      reasons.map(({ value }) => value),
      this.#style.priorVisits.first,
    )
  }

  /** Runs one playout of an option; the seed sets its world and its luck. */
  #playout(at: number, seed: number): number {
    const { game, settings, seat, imagine, options } = this.#question
    const own = quickLuck(seed)
    const luck = { fate: new Fate(seed), own, windfall: new Windfall(game, settings.seats, this.#style.controlVariate) }
    const g = imagine(own)
    reopen(game, g, seat)
    const path = this.#descent.down(g, options[at]!.value, luck)
    const values = rollout(game, g, luck, settings.seats, this.#style)
    for (const step of path) {
      step.arm.visits++
      step.arm.total += values[step.seat]!
    }
    return values[seat]!
  }
}
