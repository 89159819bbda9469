import type { Thinking } from '@robodrome/kernel'

/** A turn is long and its middle misleads, so orders are looked through to their end and positions judged late; matches said so: `docs/strength.md`. */
export const THINKING: Thinking = {
  horizon: 16,
  care: 4,
  pieces: 2,
  trust: 15,
  levels: [
    { glance: true, heat: 0.04 },
    { glance: true, heat: 0.02 },
    { glance: true, heat: 0.008 },
    { glance: false, heat: 0 },
    { glance: false, heat: 0 },
  ],
  beginner: { glance: true, heat: 0.012 },
}
