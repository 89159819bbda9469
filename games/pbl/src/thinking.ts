import type { Thinking } from '@robodrome/kernel'
import { formerly } from './former-estimate.ts'

/** A glance says little about a build that pays later, so it counts for little; matches said so: `docs/strength.md`. */
export const THINKING: Thinking = {
  horizon: 4,
  care: 2,
  pieces: 1,
  outcomes: 48,
  trust: { first: 5, later: 8 },
  curiosity: { first: 0.1, later: 0.1 },
  levels: [
    { glance: true, heat: 0.5 },
    { glance: true, heat: 0.085 },
    { glance: true, heat: 0.04 },
    { glance: true, heat: 0.01 },
    { glance: false, heat: 0 },
  ],
  beginner: { glance: true, heat: 0.065 },
  formerly,
}
