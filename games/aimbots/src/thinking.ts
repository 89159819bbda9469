import type { Thinking } from '@robodrome/kernel'

/**
 * A turn is long and its middle misleads, so orders are looked through to their end and positions judged late. Options differ by little, so levels up to the fourth judge
 * at a glance, and a search that errs is worse than that. Matches said so: `docs/notes/2026-11-18-strength.md`.
 */
export const THINKING: Thinking = {
  horizon: 16,
  care: 4,
  pieces: 2,
  trust: { first: 15, later: 16 },
  curiosity: { first: 0.35, later: 0.05 },
  levels: [
    { glance: true, heat: 0.08 },
    { glance: true, heat: 0.027 },
    { glance: true, heat: 0.012 },
    { glance: true, heat: 0.005 },
    { glance: false, heat: 0 },
  ],
  beginner: { glance: true, heat: 0.02 },
}
