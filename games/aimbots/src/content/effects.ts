/** Energy that actions cost, and how many Pivots of each turn cost none. */
export interface Costs {
  attack: number
  pickUp: number
  freePivots: number
}

/** AB-PROG-5 What becomes of a booster value, in this order: printed although plated; fixed (0: not); added; never below; never above. */
export interface Booster {
  underPlate: boolean
  always: number
  plus: number
  atLeast: number
  atMost: number
}

/** All the time: hold its ground against enemies; limit the Boosts of enemies next to it; help friends next to it attack, or defend. */
export type Standing =
  | { kind: 'hold' }
  | { kind: 'magnet'; most: number }
  | { kind: 'lead'; margin: number }
  | { kind: 'cover'; margin: number }

/** While it boosts: pass over bots; push bots ahead; turn the course once; name a bot to bring along. */
export type Travel = { kind: 'fly' } | { kind: 'bulldoze' } | { kind: 'drift' } | { kind: 'tow' }

/** After its Boost, some only if it was long enough: a margin until end of turn, or straight ahead while nothing moves it. */
export type AfterBoost =
  | { kind: 'tow' }
  | { kind: 'shuttle' }
  | { kind: 'crawl' }
  | { kind: 'crash'; spaces: number }
  | { kind: 'rush'; spaces: number; margin: number }
  | { kind: 'charge'; spaces: number; margin: number }

/** After its Pivot: a margin or a longer reach until end of turn; look at a core and aim; push; shift; spin friends or an enemy; move a plate. */
export type AfterPivot =
  | { kind: 'aim'; margin: number }
  | { kind: 'reach'; most: number }
  | { kind: 'scan'; margin: number }
  | { kind: 'whirl' }
  | { kind: 'dance' }
  | { kind: 'conduct'; within: number }
  | { kind: 'hack'; within: number }
  | { kind: 'rearm' }

/** In its attacks: a margin always, from a distance on, or against plated bots; the best of its sides as attack base. */
export type Attacking =
  | { kind: 'always'; margin: number }
  | { kind: 'far'; spaces: number; margin: number }
  | { kind: 'prey'; margin: number }
  | { kind: 'bestSide' }

/** After the roll. As attacker: reroll any of its dice, or only both. As defender: reroll a die that shows this, copy the lower attack die, exchange two. */
export type Dice =
  | { kind: 'rerollAny' }
  | { kind: 'rerollBoth' }
  | { kind: 'rerollShowing'; shows: number }
  | { kind: 'echo' }
  | { kind: 'mirror' }

/** When it deals or takes damage: more with two equal dice; the attacker, or the defender, chooses the side; a die that cancels a defeat. */
export type Damaging = { kind: 'double'; damage: number } | { kind: 'crush' } | { kind: 'juggle' } | { kind: 'rise'; on: number }

/** After a miss. As defender: damage, swap with or push an adjacent attacker. As attacker that rerolled: damage to itself. */
export type AfterMiss = { kind: 'spike' } | { kind: 'sidestep' } | { kind: 'shove' } | { kind: 'pawn' }

/** What a program does, bound to the moments at which rules look for it; null where it does nothing. */
export interface Effects {
  cost: Costs
  booster: Booster
  standing: Standing | null
  /** A Pivot may be a half turn. */
  pivot: { kind: 'halfTurn' } | null
  /** An action of its own. */
  action: { kind: 'repair' } | null
  travel: Travel | null
  afterBoost: AfterBoost | null
  /** When an enemy ends a Boost in reach. */
  enemyBoost: { kind: 'fire' } | null
  afterPivot: AfterPivot | null
  attack: Attacking | null
  /** As defender: a margin against attackers from a distance on. */
  defense: { kind: 'fog'; spaces: number; margin: number } | null
  /** As defender, before the roll. */
  declared: { kind: 'decoy' } | null
  dice: Dice | null
  damage: Damaging | null
  afterHit: { kind: 'ram' } | null
  afterMiss: AfterMiss | null
}

export const COSTS: Costs = { attack: 2, pickUp: 2, freePivots: 0 }
export const BOOSTER: Booster = { underPlate: false, always: 0, plus: 0, atLeast: 0, atMost: 99 }

/** Every program has every moment, so that reading one is quick. */
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
