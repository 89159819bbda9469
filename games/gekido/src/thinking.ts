import type { Thinking } from '@robodrome/kernel'
import { advised } from './advise.ts'
import { estimated } from './evaluate.ts'
import { expected } from './expects.ts'
import type { Option } from './terms.ts'
import { byName, withOthers, WORTHS } from './worths.ts'

/**
 * With a whole second per move, tree search is stronger than looking one step ahead. Measured by matches:
 * `docs/notes/2026-11-18-strength.md`.
 */
export const THINKING: Thinking = {
  horizon: 32,
  breadth: 4,
  priorVisits: { first: 40, later: 2 },
  exploration: { first: 0.35, later: 0.35 },
  levels: [
    { glance: true, temperature: 0.45 },
    { glance: true, temperature: 0.125 },
    { glance: true, temperature: 0.055 },
    { glance: true, temperature: 0.025 },
    { glance: false, temperature: 0 },
  ],
  beginner: { glance: true, temperature: 0.075 },
  worths: byName(WORTHS),
  judgedBy(others) {
    const worths = withOthers(WORTHS, others)
    return {
      evaluate: (g) => estimated(g, worths),
      advise: (g, seat, options) => advised(g, seat, options as Option[], worths),
      expects: (g) => expected(g, worths),
    }
  },
}
