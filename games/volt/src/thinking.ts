import type { Thinking } from '@robodrome/kernel'

/** Looking one move ahead is enough for single dice, but whole programs need planning. Measured in `docs/notes/2026-11-18-strength.md`. */
export const THINKING: Thinking = {
  horizon: 32,
  breadth: 4,
  priorVisits: { first: 40, later: 2 },
  exploration: { first: 0.35, later: 0.35 },
  levels: [
    { glance: true, temperature: 0.08 },
    { glance: true, temperature: 0.03 },
    { glance: true, temperature: 0.01 },
    { glance: false, temperature: 0.09 },
    { glance: false, temperature: 0 },
  ],
  beginner: { glance: true, temperature: 0.02 },
}
