import type { Thinking } from '@robodrome/kernel'

/** Matches said so: `docs/strength.md`. */
export const THINKING: Thinking = {
  horizon: 16,
  care: 4,
  trust: { first: 40, later: 8 },
  curiosity: 0.1,
  levels: [
    { glance: false, heat: 0.3 },
    { glance: false, heat: 0.12 },
    { glance: false, heat: 0.05 },
    { glance: false, heat: 0.018 },
    { glance: false, heat: 0 },
  ],
  beginner: { glance: true, heat: 0.06 },
}
