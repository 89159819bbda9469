import type { Thinking } from '@robodrome/kernel'

/** A glance says little about a build that pays later, so it counts for little; matches said so: `docs/strength.md`. */
export const THINKING: Thinking = {
  horizon: 8,
  care: 2,
  trust: 5,
  levels: [
    { glance: false, heat: 0.14 },
    { glance: false, heat: 0.07 },
    { glance: false, heat: 0.035 },
    { glance: false, heat: 0.012 },
    { glance: false, heat: 0 },
  ],
  beginner: { glance: false, heat: 0.05 },
}
