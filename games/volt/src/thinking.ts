import type { Thinking } from '@robodrome/kernel'

/** Dice one by one are judged well at a glance, and whole programs by thinking; measured in `docs/strength.md`. */
export const THINKING: Thinking = {
  horizon: 32,
  care: 4,
  trust: 40,
  levels: [
    { glance: true, heat: 0.02 },
    { glance: true, heat: 0.009 },
    { glance: true, heat: 0 },
    { glance: false, heat: 0 },
    { glance: false, heat: 0 },
  ],
  beginner: { glance: true, heat: 0.005 },
}
