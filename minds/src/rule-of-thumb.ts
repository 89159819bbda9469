import { same, type Any } from '@robodrome/kernel'
import { bestOf, decisionOf } from './decision.ts'
import type { Mind } from './mind.ts'
import { optionValues } from './worth.ts'

/** Positions imagined for one decision: more where nothing but random games tells what they are worth. */
const WORLDS = { estimated: 8, played: 32 }

/** Looks one choice ahead, luck included, and takes what the game's own estimate likes best then. */
export const ruleOfThumb: Mind = {
  id: 'rule-of-thumb',
  title: 'Rule of thumb',
  summary: 'looks one move ahead and weighs the chances',
  think(question) {
    const { game, options, luck, imagine } = question
    const totals = options.map(() => 0)
    const worlds = options.length < 2 ? 0 : game.evaluate ? WORLDS.estimated : WORLDS.played
    // Where options are equally good, not always the first.
    const offset = luck.below(options.length)
    let seen = 0
    let first: Any = null
    return {
      further() {
        if (seen >= worlds) return false
        const g = imagine()
        if (seen === 0) first = g
        // Nothing is hidden: there is one world, and it has been looked at.
        else if (game.evaluate && same(first, g)) return false
        optionValues(question, g).forEach((value, i) => (totals[i]! += value))
        seen++
        return true
      },
      decision: () => {
        const means = totals.map((total) => (seen === 0 ? 0.5 : total / seen))
        const best = bestOf(means, offset)
        return decisionOf(
          question,
          best,
          means,
          means.map((_, i) => (i === best ? 1 : 0)),
          seen,
        )
      },
    }
  },
}
