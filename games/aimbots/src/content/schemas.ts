import { whole } from '@robodrome/reading'
import * as z from 'zod'
import { aimbotsSays } from '../says.ts'
import { objecting } from '@robodrome/kernel'

// The effects of programs as schemas: the types in `effects.ts` derive from them, and the box reader uses them.

const effect = <K extends string>(kind: K) => z.strictObject({ kind: z.literal(kind) })
const MARGIN = { margin: whole(-6, 6) }
/** A number of spaces: 6 is the greatest distance in the arena. */
const SPACES = whole(1, 6)
const FACE = whole(1, 6)
const BOOST = whole(0, 6)

/** The energy that actions cost, and the number of free Pivots per turn. */
export const COST = z.strictObject({ attack: whole(1, 4), pickUp: whole(0, 3), freePivots: whole(0, 3) })

/** The value of `atMost` for a booster without a limit. */
export const NO_LIMIT = 99

/** AB-PROG-5 Changes to a booster value, applied in this order: printed even if plated; fixed (0 for none); added; minimum; maximum. */
export const BOOSTER = z.strictObject({
  underPlate: z.boolean(),
  always: BOOST,
  plus: whole(-3, 3),
  atLeast: BOOST,
  atMost: z.literal([0, 1, 2, 3, 4, 5, 6, NO_LIMIT], objecting(aimbotsSays('wholeOrNoLimit', { least: 0, most: 6, none: NO_LIMIT }))),
})

/** A program's effects by the moment when rules look for them; null for none. */
export const EFFECTS = z.strictObject({
  cost: COST,
  booster: BOOSTER,
  /** Always active: hold its ground against enemies; limit the Boosts of adjacent enemies; help adjacent friends attack or defend. */
  standing: z
    .discriminatedUnion('kind', [
      effect('hold'),
      effect('magnet').extend({ most: BOOST }),
      effect('lead').extend(MARGIN),
      effect('cover').extend(MARGIN),
    ])
    .nullable(),
  /** Its Pivot may be a half turn. */
  pivot: z.discriminatedUnion('kind', [effect('halfTurn')]).nullable(),
  /** An action of its own. */
  action: z.discriminatedUnion('kind', [effect('repair')]).nullable(),
  /** While boosting: pass over bots; push bots ahead; turn once; name a bot to bring along. */
  travel: z.discriminatedUnion('kind', [effect('fly'), effect('bulldoze'), effect('drift'), effect('tow')]).nullable(),
  /**
   * After its Boost (for some, only after a long one): a margin until the end of the turn, or a margin straight ahead until something moves
   * it.
   */
  afterBoost: z
    .discriminatedUnion('kind', [
      effect('tow'),
      effect('shuttle'),
      effect('crawl'),
      effect('crash').extend({ spaces: SPACES }),
      effect('rush').extend({ spaces: SPACES, ...MARGIN }),
      effect('charge').extend({ spaces: SPACES, ...MARGIN }),
    ])
    .nullable(),
  /** When an enemy ends a Boost within its reach. */
  enemyBoost: z.discriminatedUnion('kind', [effect('fire')]).nullable(),
  /**
   * After its Pivot: a margin or a longer reach until the end of the turn; look at a core and aim; push; shift; spin friends or an enemy;
   * move a plate.
   */
  afterPivot: z
    .discriminatedUnion('kind', [
      effect('aim').extend(MARGIN),
      effect('reach').extend({ most: SPACES }),
      effect('scan').extend(MARGIN),
      effect('whirl'),
      effect('dance'),
      effect('conduct').extend({ within: SPACES }),
      effect('hack').extend({ within: SPACES }),
      effect('rearm'),
    ])
    .nullable(),
  /** As the attacker: a margin, always, from some distance or against plated bots; its best side as attack base. */
  attack: z
    .discriminatedUnion('kind', [
      effect('always').extend(MARGIN),
      effect('far').extend({ spaces: SPACES, ...MARGIN }),
      effect('prey').extend(MARGIN),
      effect('bestSide'),
    ])
    .nullable(),
  /** As the defender: a margin against attackers from some distance. */
  defense: z.discriminatedUnion('kind', [effect('fog').extend({ spaces: SPACES, ...MARGIN })]).nullable(),
  /** As the defender, before the roll. */
  declared: z.discriminatedUnion('kind', [effect('decoy')]).nullable(),
  /**
   * After the roll. As the attacker: reroll any of its dice, or only both together. As the defender: reroll a die that shows this face,
   * copy the lower attack die, exchange two dice.
   */
  dice: z
    .discriminatedUnion('kind', [
      effect('rerollAny'),
      effect('rerollBoth'),
      effect('rerollShowing').extend({ shows: FACE }),
      effect('echo'),
      effect('mirror'),
    ])
    .nullable(),
  /**
   * When it deals or takes damage: more damage with two equal dice; the attacker or the defender chooses the side; a die roll cancels a
   * defeat.
   */
  damage: z
    .discriminatedUnion('kind', [
      effect('double').extend({ damage: whole(2, 3) }),
      effect('crush'),
      effect('juggle'),
      effect('rise').extend({ on: FACE }),
    ])
    .nullable(),
  afterHit: z.discriminatedUnion('kind', [effect('ram')]).nullable(),
  /** After a miss. As the defender: damage, swap with or push an adjacent attacker. As an attacker that rerolled: damage to itself. */
  afterMiss: z.discriminatedUnion('kind', [effect('spike'), effect('sidestep'), effect('shove'), effect('pawn')]).nullable(),
})
