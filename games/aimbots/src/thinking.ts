import type { Thinking } from '@robodrome/kernel'

/** A turn is long and its middle misleads, so positions are judged late; matches said so: `docs/strength.md`. */
export const THINKING: Thinking = {
  horizon: 16,
  care: 4,
  trust: 15,
  levels: [
    { glance: false, heat: 0.2 },
    { glance: false, heat: 0.05 },
    { glance: false, heat: 0.015 },
    { glance: false, heat: 0.005 },
    { glance: false, heat: 0 },
  ],
  beginner: { glance: false, heat: 0.03 },
}
