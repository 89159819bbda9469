import type { Thinking } from '@robodrome/kernel'

/** Dice one by one are judged well at a glance, and whole programs by thinking; measured in `docs/notes/2026-11-18-strength.md`. */
export const THINKING: Thinking = {
  horizon: 32,
  care: 4,
  trust: { first: 40, later: 2 },
  curiosity: { first: 0.35, later: 0.35 },
  levels: [
    { glance: true, heat: 0.08 },
    { glance: true, heat: 0.03 },
    { glance: true, heat: 0.01 },
    { glance: false, heat: 0.09 },
    { glance: false, heat: 0 },
  ],
  beginner: { glance: true, heat: 0.02 },
}
