import * as z from 'zod'

// What programs can do, as schemas: the types in `effects.ts` are made from these, and boxes are read with them.

const effect = <K extends string>(kind: K) => z.strictObject({ kind: z.literal(kind) })
const NUMBER = z.int()
const MARGIN = { margin: NUMBER }

/** Energy that actions cost, and how many Pivots of each turn cost none. */
export const COST = z.strictObject({ attack: NUMBER, pickUp: NUMBER, freePivots: NUMBER })

/** AB-PROG-5 Changes to a booster value, in this order: printed although plated; fixed (0: not); added; never below; never above. */
export const BOOSTER = z.strictObject({ underPlate: z.boolean(), always: NUMBER, plus: NUMBER, atLeast: NUMBER, atMost: NUMBER })

/** What a program does, bound to the moments at which rules look for it; null where it does nothing. */
export const EFFECTS = z.strictObject({
  cost: COST,
  booster: BOOSTER,
  /** All the time: hold its ground against enemies; limit the Boosts of enemies next to it; help friends next to it attack, or defend. */
  standing: z
    .discriminatedUnion('kind', [
      effect('hold'),
      effect('magnet').extend({ most: NUMBER }),
      effect('lead').extend(MARGIN),
      effect('cover').extend(MARGIN),
    ])
    .nullable(),
  /** A Pivot may be a half turn. */
  pivot: z.discriminatedUnion('kind', [effect('halfTurn')]).nullable(),
  /** An action of its own. */
  action: z.discriminatedUnion('kind', [effect('repair')]).nullable(),
  /** While it boosts: pass over bots; push bots ahead; turn the course once; name a bot to bring along. */
  travel: z.discriminatedUnion('kind', [effect('fly'), effect('bulldoze'), effect('drift'), effect('tow')]).nullable(),
  /** After its Boost, some only if it was long enough: a margin until end of turn, or straight ahead while nothing moves it. */
  afterBoost: z
    .discriminatedUnion('kind', [
      effect('tow'),
      effect('shuttle'),
      effect('crawl'),
      effect('crash').extend({ spaces: NUMBER }),
      effect('rush').extend({ spaces: NUMBER, ...MARGIN }),
      effect('charge').extend({ spaces: NUMBER, ...MARGIN }),
    ])
    .nullable(),
  /** When an enemy ends a Boost in reach. */
  enemyBoost: z.discriminatedUnion('kind', [effect('fire')]).nullable(),
  /** After its Pivot: a margin or a longer reach until end of turn; look at a core and aim; push; shift; spin friends or an enemy; move a plate. */
  afterPivot: z
    .discriminatedUnion('kind', [
      effect('aim').extend(MARGIN),
      effect('reach').extend({ most: NUMBER }),
      effect('scan').extend(MARGIN),
      effect('whirl'),
      effect('dance'),
      effect('conduct').extend({ within: NUMBER }),
      effect('hack').extend({ within: NUMBER }),
      effect('rearm'),
    ])
    .nullable(),
  /** In its attacks: a margin always, from a distance on, or against plated bots; the best of its sides as attack base. */
  attack: z
    .discriminatedUnion('kind', [
      effect('always').extend(MARGIN),
      effect('far').extend({ spaces: NUMBER, ...MARGIN }),
      effect('prey').extend(MARGIN),
      effect('bestSide'),
    ])
    .nullable(),
  /** As defender: a margin against attackers from a distance on. */
  defense: z.discriminatedUnion('kind', [effect('fog').extend({ spaces: NUMBER, ...MARGIN })]).nullable(),
  /** As defender, before the roll. */
  declared: z.discriminatedUnion('kind', [effect('decoy')]).nullable(),
  /** After the roll. As attacker: reroll any of its dice, or only both. As defender: reroll a die that shows this, copy the lower attack die, exchange two. */
  dice: z
    .discriminatedUnion('kind', [
      effect('rerollAny'),
      effect('rerollBoth'),
      effect('rerollShowing').extend({ shows: NUMBER }),
      effect('echo'),
      effect('mirror'),
    ])
    .nullable(),
  /** When it deals or takes damage: more with two equal dice; the attacker, or the defender, chooses the side; a die that cancels a defeat. */
  damage: z
    .discriminatedUnion('kind', [
      effect('double').extend({ damage: NUMBER }),
      effect('crush'),
      effect('juggle'),
      effect('rise').extend({ on: NUMBER }),
    ])
    .nullable(),
  afterHit: z.discriminatedUnion('kind', [effect('ram')]).nullable(),
  /** After a miss. As defender: damage, swap with or push an adjacent attacker. As attacker that rerolled: damage to itself. */
  afterMiss: z.discriminatedUnion('kind', [effect('spike'), effect('sidestep'), effect('shove'), effect('pawn')]).nullable(),
})
