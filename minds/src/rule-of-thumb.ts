import { same, type Any } from '@robodrome/kernel'
import { bestOf, decisionOf } from './decision.ts'
import type { Mind, Question } from './mind.ts'
import { optionValues } from './worth.ts'

/** The number of imagined positions per decision, for games with an estimate and for games that can be evaluated only by random play. */
const WORLDS = { estimated: 8, played: 32 }

/** Chance outcomes per option over all worlds, unless the game sets a number. */
const OUTCOMES = 300

/** Whether every imagined position is the same, although drawing it uses luck. */
const isOnly = (g: Any, imagine: Question['imagine']): boolean => [1, 2, 3].every(() => same(g, imagine()))

/** Looks one choice ahead, including chance, and takes the option with the best value by the game's estimate. */
export const ruleOfThumb: Mind = {
  id: 'rule-of-thumb',
  title: 'Rule of thumb',
  summary: 'looks one move ahead and weighs the chances',
  think(question) {
    const { game, options, luck, open, imagine } = question
    const totals = options.map(() => 0)
    // Breaks ties at random.
    const offset = luck.below(options.length)
    let seen = 0
    let worlds = options.length < 2 ? 0 : game.insight?.evaluate ? WORLDS.estimated : WORLDS.played
    return {
      further() {
        if (seen >= worlds) return false
        const g: Any = open ?? imagine()
        if (game.insight?.evaluate && seen === 0 && (open !== undefined || isOnly(g, imagine))) worlds = 1
        const outcomes = game.insight?.evaluate ? Math.floor((game.insight?.thinking?.outcomes ?? OUTCOMES) / worlds) : 1
        optionValues(question, g, outcomes).forEach((value, i) => (totals[i]! += value))
        seen++
        return true
      },
      decision: () => {
        const means = totals.map((total) => (seen === 0 ? 0.5 : total / seen))
        const best = bestOf(means, offset)
        return decisionOf(question, best, { values: means, shares: means.map((_, i) => (i === best ? 1 : 0)) }, seen)
      },
    }
  },
}
