import type { Features } from '@robodrome/kernel'
import { FEATURES, featuresOf } from './features.ts'
import type { Pbl } from './state.ts'
import { sideOf } from './vocabulary.ts'
import { WEIGHTS } from './weights.ts'

export const features: Features<Pbl> = {
  names: FEATURES,
  of: (g, seat) => featuresOf(g, sideOf(g, seat)),
  judge,
}

const OWN = FEATURES.map((name) => WEIGHTS[name])

/** Computes each seat's win chance from its features and their fitted weights. */
export const evaluate = (g: Pbl): number[] => judge(g, OWN)

/** Evaluates a series: won games count fully, and the current game by its win chances. */
function judge(g: Pbl, weights: readonly number[]): number[] {
  const now = g.ended === null ? chances(g, weights) : wonBy(g, g.ended.winners)
  const needed = g.config.series === 1 ? 0 : (g.config.series + 1) / 2
  const values = now.map((value, id) =>
    needed === 0 ? value : Math.min(1, (value + g.wins[id]!) / (value + g.wins.reduce((a, b) => a + b, 0) + (1 - value))),
  )
  return Array.from({ length: g.config.seats }, (_, seat) => values[sideOf(g, seat)]!)
}

const wonBy = (g: Pbl, winners: readonly number[]): number[] => g.sides.map((_side, id) => (winners.includes(id) ? 1 / winners.length : 0))

/** Computes each side's win chance in the current game: softmax over weighted features. */
function chances(g: Pbl, weights: readonly number[]): number[] {
  const powers = g.sides.map((side, id) => {
    if (side.out) return 0
    let sum = 0
    featuresOf(g, id).forEach((value, i) => (sum += value * weights[i]!))
    return Math.exp(sum)
  })
  const all = powers.reduce((total, power) => total + power, 0)
  return powers.map((power) => (all === 0 ? 1 / powers.length : power / all))
}
