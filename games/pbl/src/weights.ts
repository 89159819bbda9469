import type { Feature } from './features.ts'

/**
 * The weight of each feature; a missing or extra one does not compile. Most were fitted by `robodrome train pbl --mode quick --mind level-3
 * --games 1441 --seed 1`. The AI players in those games neither attacked limbs deliberately nor spent cards, so training could not rate
 * either. `limbs`, `last limb`, `malfunctions` and `cards to spare` were set by hand after studying games, and adopted after matches
 * confirmed them: docs/notes/2026-11-18-strength.md.
 */
export const WEIGHTS: Readonly<Record<Feature, number>> = {
  limbs: 0.25,
  'last limb': -0.75,
  'base attack': 0.355,
  'base defense': 0.281,
  'best armor attack': 0.246,
  'armor attack': 0.096,
  'armor defense': 0.297,
  levels: 0.019,
  shoulders: 0.289,
  malfunctions: -0.15,
  cards: 0.175,
  'first cards': 0.046,
  'cards to spare': -0.17,
  'cards to build': 0.075,
  actions: 0.005,
  'storage bombs': 0.082,
  crew: 0.265,
  'room in the hangar': 0.033,
  expert: 0.786,
  'the move': 0.064,
  'last hit': 1.229,
}
