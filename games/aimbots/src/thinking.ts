import type { Thinking } from '@robodrome/kernel'

/**
 * A turn is long, and estimates in the middle of it mislead. The search therefore looks at whole turns and evaluates late. Options differ
 * little in value, so levels up to the fourth look only one move ahead: a search with errors would play worse. Measured in
 * `docs/notes/2026-11-18-strength.md`.
 */
export const THINKING: Thinking = {
  horizon: 16,
  breadth: 4,
  pieces: 2,
  priorVisits: { first: 15, later: 16 },
  exploration: { first: 0.35, later: 0.05 },
  levels: [
    { glance: true, temperature: 0.08 },
    { glance: true, temperature: 0.027 },
    { glance: true, temperature: 0.012 },
    { glance: true, temperature: 0.005 },
    { glance: false, temperature: 0 },
  ],
  beginner: { glance: true, temperature: 0.02 },
}
