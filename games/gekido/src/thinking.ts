import type { Thinking } from '@robodrome/kernel'

/** Matches said so: `docs/strength.md`. */
export const THINKING: Thinking = {
  horizon: 8,
  care: 2,
  trust: 40,
  levels: [
    { glance: false, heat: 0.1 },
    { glance: false, heat: 0.05 },
    { glance: false, heat: 0.027 },
    { glance: false, heat: 0.012 },
    { glance: false, heat: 0 },
  ],
  beginner: { glance: true, heat: 0.035 },
}
