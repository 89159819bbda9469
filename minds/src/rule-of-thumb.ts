import { same, type Any } from '@robodrome/kernel'
import { bestOf, decisionOf } from './decision.ts'
import type { Mind, Question } from './mind.ts'
import { optionValues } from './worth.ts'

/** Positions imagined for one decision: more where nothing but random games tells what they are worth. */
const WORLDS = { estimated: 8, played: 32 }

/** Outcomes of luck looked at for each option, in all worlds together, unless the game says how many. */
const OUTCOMES = 300

/** Whether there is only one world, though something is drawn for it: it is imagined the same way again and again. */
const isOnly = (g: Any, imagine: Question['imagine']): boolean => [1, 2, 3].every(() => same(g, imagine()))

/** Looks one choice ahead, luck included, and takes what the game's own estimate likes best then. */
export const ruleOfThumb: Mind = {
  id: 'rule-of-thumb',
  title: 'Rule of thumb',
  summary: 'looks one move ahead and weighs the chances',
  think(question) {
    const { game, options, luck, open, imagine } = question
    const totals = options.map(() => 0)
    // Where options are equally good, not always the first.
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
