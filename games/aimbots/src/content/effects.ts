/** A margin that counts from some number of spaces on. */
export interface From {
  spaces: number
  margin: number
}

/**
 * The library of effects: everything a program can do, as numbers and switches that the rules read at their moment.
 * A program names what differs from NO_EFFECTS; every program has every field, so that reading one is quick.
 */
export interface Effects {
  /** Energy for an Attack, for a Pick-up, and how many Pivots of each turn are free. */
  attackCost: number
  pickUpCost: number
  freePivots: number
  /** A Pivot may be 180 degrees. */
  halfTurn: boolean
  /** Enemy abilities cannot push, shift, spin or swap this bot. */
  immovable: boolean
  /** Extra action: remove a plate of an adjacent friendly bot, once per turn. */
  repairs: boolean

  /** Booster value: its printed value although plated; a fixed value (0: none); added; never below; never above. */
  boosterUnderPlate: boolean
  boosterAlways: number
  boosterPlus: number
  boosterAtLeast: number
  boosterAtMost: number
  /** Limit on the booster value of enemies that start next to this bot (0: none). */
  boosterOfEnemies: number

  /** While moving: pass over bots; push bots ahead; turn the course once; name a bot to bring along. */
  flies: boolean
  bulldozes: boolean
  drifts: boolean
  tows: boolean
  /** After a Boost: swap with an adjacent friend; spin; crash after so many spaces (0: never); fire at enemies that end one in reach. */
  shuttles: boolean
  spinsAfterBoost: boolean
  crashesAfter: number
  firesAtBoosts: boolean
  /** After a Boost of so many spaces: a margin until end of turn; the same while nothing moves it and only straight ahead. */
  rush: From
  charge: From

  /** After a Pivot: a margin until end of turn; a longer reach (0: none); look at a core, with this margin against that bot (0: no look). */
  pivotMargin: number
  pivotReach: number
  scanMargin: number
  /** After a Pivot: push or spin adjacent enemies; shift 1; spin friends or an enemy within so many spaces (0: none); move a plate. */
  whirls: boolean
  dances: boolean
  conductsWithin: number
  hacksWithin: number
  movesPlate: boolean

  /** Margin of its attacks: always; from a distance on; against a plated defender; attack base is the best of its sides. */
  margin: number
  farMargin: From
  preyMargin: number
  bestSide: boolean
  /** Margin for friends next to it: when they attack; when they are attacked. Margin against attackers from a distance on. */
  captainMargin: number
  bulwarkMargin: number
  fogMargin: From

  /** Declare window, as defender: let an adjacent friend take its place. */
  decoys: boolean
  /** Post-roll window, as attacker: reroll any of its dice, or only both; whether a miss after that costs it a plate. */
  rerolls: 'none' | 'any' | 'both'
  pawnsItself: boolean
  /** Post-roll window, as defender: reroll an own die that shows this (0: none); copy the lower attack die; exchange two dice. */
  rerollsShowing: number
  echoes: boolean
  mirrors: boolean

  /** Damage of a hit with two equal dice. The attacker, or the defender, chooses the side. A die that cancels a defeat (0: none). */
  doubleDamage: number
  choosesSideHit: boolean
  choosesSideTaken: boolean
  survivesOn: number
  /** After a hit: push the defender and follow. After a miss, as defender: damage, swap with or push an adjacent attacker. */
  rams: boolean
  spikes: boolean
  sidesteps: boolean
  shoves: boolean
}

const NEVER: From = { spaces: 0, margin: 0 }

export const NO_EFFECTS: Effects = {
  attackCost: 2,
  pickUpCost: 2,
  freePivots: 0,
  halfTurn: false,
  immovable: false,
  repairs: false,
  boosterUnderPlate: false,
  boosterAlways: 0,
  boosterPlus: 0,
  boosterAtLeast: 0,
  boosterAtMost: 99,
  boosterOfEnemies: 0,
  flies: false,
  bulldozes: false,
  drifts: false,
  tows: false,
  shuttles: false,
  spinsAfterBoost: false,
  crashesAfter: 0,
  firesAtBoosts: false,
  rush: NEVER,
  charge: NEVER,
  pivotMargin: 0,
  pivotReach: 0,
  scanMargin: 0,
  whirls: false,
  dances: false,
  conductsWithin: 0,
  hacksWithin: 0,
  movesPlate: false,
  margin: 0,
  farMargin: NEVER,
  preyMargin: 0,
  bestSide: false,
  captainMargin: 0,
  bulwarkMargin: 0,
  fogMargin: NEVER,
  decoys: false,
  rerolls: 'none',
  pawnsItself: false,
  rerollsShowing: 0,
  echoes: false,
  mirrors: false,
  doubleDamage: 1,
  choosesSideHit: false,
  choosesSideTaken: false,
  survivesOn: 0,
  rams: false,
  spikes: false,
  sidesteps: false,
  shoves: false,
}
