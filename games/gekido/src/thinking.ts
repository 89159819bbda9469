import type { Thinking } from '@robodrome/kernel'
import { formerAdvice } from './advise.ts'
import { formerly } from './evaluate.ts'

/** With a whole second a tree pays: what one means to do next is more than habit. Matches said so: `docs/strength.md`. */
export const THINKING: Thinking = {
  horizon: 32,
  care: 4,
  trust: { first: 40, later: 2 },
  curiosity: { first: 0.35, later: 0.35 },
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
