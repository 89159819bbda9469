import { choose, type Any } from '@robodrome/kernel'
import { bestOf, decisionOf } from './decision.ts'
import type { Mind } from './mind.ts'
import { playAtRandom, shares } from './worth.ts'

/** Flat Monte Carlo: plays random games to the end after each option in turn, and uses no other knowledge of the game. A baseline. */
export const flat: Mind = {
  id: 'flat',
  title: 'Flat Monte Carlo',
  summary: 'plays random games to their end, takes what wins most',
  think(question) {
    const { game, settings, seat, options, luck, imagine } = question
    const totals = options.map(() => 0)
    let games = 0
    return {
      further() {
        if (options.length < 2) return false
        const at = games++ % options.length
        const g: Any = imagine()
        choose(game, g, seat, options[at]!.value)
        totals[at]! += playAtRandom(game, g, luck) ? shares(game, g, settings.seats)[seat]! : 0.5
        return true
      },
      decision() {
        const means = totals.map((total, i) => (games > i ? total / Math.ceil((games - i) / options.length) : 0.5))
        const even = options.map(() => 1 / options.length)
        return decisionOf(question, bestOf(means, 0), { values: means, shares: even }, games)
      },
    }
  },
}
