import { quickLuck } from '@robodrome/kernel'
import { bestOf, decisionOf } from './decision.ts'
import { Descent } from './descent.ts'
import { Fate } from './fate.ts'
import { foresee } from './habit.ts'
import type { Decision, Mind, Move, Question, Thought } from './mind.ts'
import { Race } from './race.ts'
import { reopen } from './reopen.ts'
import { ruleOfThumb } from './rule-of-thumb.ts'
import { Windfall } from './windfall.ts'

/** How a search goes about it. */
export interface Style {
  id: string
  title: string
  summary: string
  /** Decisions after leaving the tree, an even number, on which the game's own estimate is asked; without one they go on to the end. */
  horizon: number
  /** How many options each of those decisions looks at. */
  care: number
  /** How much it tries what it knows little about, in the question itself and further on, where the game has an estimate. */
  curiosity: { first: number; later: number }
  /** How many tries the rule of thumb counts for in the question itself, and the estimate of an option further on. */
  trust: { first: number; later: number }
  /** Information sets remembered at most. */
  memory: number
  /** Whether what is found out further on is kept in a tree; without one everything after the question itself is played by habit. */
  tree: boolean
  /** Whether what luck brings beyond what was to be expected is taken off, where the game can tell. */
  fair: boolean
  /** Whether only plain options are looked at further on, where the game knows others. */
  plain: boolean
  /** Whether positions are judged in calm moments only, where the game knows these. */
  calm: boolean
  /** Whether habit knows what luck brings on average, where the game can tell. */
  exact: boolean
}

/**
 * Information-set Monte Carlo tree search. It starts from what the rule of thumb thinks, and races the options against each other in the same worlds
 * with the same luck. Each playout imagines what is hidden anew, goes down one tree, in which luck is drawn as it comes and every seat
 * chooses what promised it most so far, and then on by habit.
 */
export const searcher = (style: Style): Mind => ({
  id: style.id,
  title: style.title,
  summary: style.summary,
  think: (question) => new Search(question, style),
})

/** The same for every game, and never changed: what a game is said to like is measured against it. */
export const searchStyle: Style = {
  id: 'search',
  title: 'Search',
  summary: 'plays on in thought, imagining what it cannot see',
  horizon: 32,
  care: 4,
  curiosity: { first: 0.35, later: 0.35 },
  trust: { first: 40, later: 2 },
  memory: 30_000,
  tree: true,
  fair: false,
  plain: false,
  calm: false,
  exact: false,
}
export const search = searcher(searchStyle)

/** Where random games are played out, results are won or lost and nothing between, so that more of them are needed. */
const PLAYED_OUT = { first: 1.4, later: 1.4 }

class Search implements Thought {
  readonly #question: Question
  readonly #style: Style
  readonly #curiosity: Style['curiosity']
  readonly #descent: Descent
  readonly #glance: Thought
  readonly #seed: number
  #race: Race | null = null
  #playouts = 0

  constructor(question: Question, style: Style) {
    const { game, settings, seat, luck } = question
    this.#question = question
    this.#style = style
    this.#curiosity = game.insight?.evaluate ? style.curiosity : PLAYED_OUT
    this.#descent = new Descent(game, settings.seats, seat, {
      curiosity: this.#curiosity.later,
      trust: style.trust.later,
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
    if (race.isDecided(this.#curiosity.first)) return false
    this.#playouts++
    const at = race.next(this.#curiosity.first)
    race.add(at, this.#playout(at, this.#seed + race.tries(at)))
    return true
  }

  decision(): Decision {
    const race = this.#race
    if (race === null) return { ...this.#glance.decision(), playouts: this.#playouts }
    const values = race.values().map((value) => Math.min(1, Math.max(0, value)))
    const tries = values.map((_, i) => race.tries(i))
    const all = tries.reduce((sum, count) => sum + count, 0)
    const best = bestOf(values, bestOf(tries, 0))
    const thoughts = { values, errors: race.errors(best), shares: tries.map((count) => count / all) }
    return { ...decisionOf(this.#question, best, thoughts, this.#playouts), ahead: this.#ahead(best) }
  }

  /** How it goes on after an option, in one of the worlds that were thought about. */
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
      this.#style.trust.first,
    )
  }

  /** What an option brings in the world and with the luck of this seed. */
  #playout(at: number, seed: number): number {
    const { game, settings, seat, imagine, options } = this.#question
    const own = quickLuck(seed)
    const luck = { fate: new Fate(seed), own, windfall: new Windfall(game, settings.seats, this.#style.fair) }
    const g = imagine(own)
    reopen(game, g, seat)
    const path = this.#descent.down(g, options[at]!.value, luck)
    const values = foresee(game, g, luck, settings.seats, this.#style)
    for (const step of path) {
      step.arm.tries++
      step.arm.total += values[step.seat]!
    }
    return values[seat]!
  }
}
