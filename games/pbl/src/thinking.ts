import type { Thinking } from '@robodrome/kernel'

/** A glance says little about a build that pays later, so it counts for little; matches said so: `docs/strength.md`. */
export const THINKING: Thinking = {
  horizon: 4,
  care: 2,
  trust: { first: 5, later: 8 },
  curiosity: 0.1,
  levels: [
    { glance: false, heat: 0.6 },
    { glance: false, heat: 0.2 },
    { glance: false, heat: 0.07 },
    { glance: false, heat: 0.025 },
    { glance: false, heat: 0 },
  ],
  beginner: { glance: false, heat: 0.06 },
}
