import type { z } from 'zod'
import type * as schemas from './schemas.ts'

// Types only: a board in the page shows programs without loading the schemas that read them.

export type Costs = z.infer<typeof schemas.COST>
export type Booster = z.infer<typeof schemas.BOOSTER>
export type Effects = z.infer<typeof schemas.EFFECTS>

export const COSTS: Costs = { attack: 2, pickUp: 2, freePivots: 0 }
export const BOOSTER: Booster = { underPlate: false, always: 0, plus: 0, atLeast: 0, atMost: 99 }

/** Every program has a field for every moment, because the engine is fastest with objects of one fixed shape. */
export const NO_EFFECTS: Effects = {
  cost: COSTS,
  booster: BOOSTER,
  standing: null,
  pivot: null,
  action: null,
  travel: null,
  afterBoost: null,
  enemyBoost: null,
  afterPivot: null,
  attack: null,
  defense: null,
  declared: null,
  dice: null,
  damage: null,
  afterHit: null,
  afterMiss: null,
}
