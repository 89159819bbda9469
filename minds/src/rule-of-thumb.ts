import { same, type Any } from '@robodrome/kernel'
import { bestOf, decisionOf } from './decision.ts'
import type { Mind, Question } from './mind.ts'
import { optionValues } from './worth.ts'

/** Positions imagined for one decision: more where nothing but random games tells what they are worth. */
const WORLDS = { estimated: 8, played: 32 }

/** Outcomes of luck looked at for each option, in all worlds together. */
const OUTCOMES = 300

/** Whether nothing is hidden, so that there is only one world: nothing is drawn for it, or it is imagined the same way again and again. */
const isOpen = (g: Any, draws: number, imagine: Question['imagine']): boolean => draws === 0 || [1, 2, 3].every(() => same(g, imagine()))

/** Looks one choice ahead, luck included, and takes what the game's own estimate likes best then. */
export const ruleOfThumb: Mind = {
  id: 'rule-of-thumb',
  title: 'Rule of thumb',
  summary: 'looks one move ahead and weighs the chances',
  think(question) {
    const { game, options, luck, imagine } = question
    const totals = options.map(() => 0)
    // Where options are equally good, not always the first.
    const offset = luck.below(options.length)
    let seen = 0
    let worlds = options.length < 2 ? 0 : game.evaluate ? WORLDS.estimated : WORLDS.played
    return {
      further() {
        if (seen >= worlds) return false
        let draws = 0
        const counted = (n: number): number => {
          draws++
          return luck.below(n)
        }
        const g: Any = imagine({ below: counted })
        if (game.evaluate && seen === 0 && isOpen(g, draws, imagine)) worlds = 1
        const outcomes = game.evaluate ? Math.floor(OUTCOMES / worlds) : 1
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
