import type { Thinking } from '@robodrome/kernel'
import { formerAdvice } from './advise.ts'
import { formerly } from './evaluate.ts'

/** Dice make so many positions that hardly one is met twice, so no tree; matches said so: `docs/strength.md`. */
export const THINKING: Thinking = {
  horizon: 16,
  care: 4,
  tree: false,
  trust: { first: 100, later: 16 },
  curiosity: { first: 0.35, later: 0.05 },
  levels: [
    { glance: true, heat: 0.45 },
    { glance: true, heat: 0.11 },
    { glance: true, heat: 0.05 },
    { glance: true, heat: 0.02 },
    { glance: false, heat: 0 },
  ],
  beginner: { glance: true, heat: 0.08 },
  formerly: { evaluate: formerly, advise: formerAdvice },
}
