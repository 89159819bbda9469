import * as z from 'zod'
import { common, objecting } from '@robodrome/kernel'

// Every effect with its parameters, as schemas: the rules' types and the box reader share them.

export const upTo = (most: number, least = 1): z.ZodInt => z.int().min(least).max(most)
export const FACE = upTo(6)

/** Effects that name a target: a limb, a crew card, a robot or a player. */
const AIMED = [
  z.strictObject({ do: z.literal('malfunction') }),
  z.strictObject({ do: z.literal('wreck') }),
  z.strictObject({ do: z.literal('regenerate'), may: z.boolean() }),
  z.strictObject({ do: z.literal('bounce'), whose: z.enum(['opponent', 'any']), may: z.boolean() }),
  z.strictObject({ do: z.literal('unseat') }),
  /** The lowest roll of the d20 that discards the expert. */
  z.strictObject({ do: z.literal('gamble'), from: upTo(20) }),
  /** Each draw rolls this many dice and succeeds only if one of them shows this face. The curse ends after `counter` such draws. */
  z.strictObject({ do: z.literal('curse'), dice: upTo(6), face: FACE, counter: upTo(9) }),
  z.strictObject({ do: z.literal('discard'), n: upTo(10) }),
  z.strictObject({ do: z.literal('steal') }),
  z.strictObject({ do: z.literal('decoy') }),
  z.strictObject({ do: z.literal('burn hangar') }),
] as const

/** Effects without a target. */
const PLAIN = [
  z.strictObject({ do: z.literal('draw'), n: upTo(10) }),
  z.strictObject({ do: z.literal('draw or more'), n: upTo(10), more: upTo(10) }),
  z.strictObject({ do: z.literal('draw for dead limbs'), most: upTo(10) }),
  z.strictObject({ do: z.literal('storage'), n: upTo(6) }),
  /** What to search for: 'limb armor', 'armor', 'crew', or the crew card that builds the armor. */
  z.strictObject({ do: z.literal('search'), for: z.string() }),
  z.strictObject({ do: z.literal('look'), n: upTo(10) }),
  z.strictObject({ do: z.literal('advice'), n: upTo(10) }),
  z.strictObject({ do: z.literal('peek') }),
  z.strictObject({ do: z.literal('each discards'), n: upTo(10) }),
  z.strictObject({ do: z.literal('summon'), pilot: z.string() }),
  z.strictObject({ do: z.literal('misfire') }),
  z.strictObject({ do: z.literal('duds') }),
  z.strictObject({ do: z.literal('dice'), n: upTo(9), to: z.enum(['attack', 'defense', 'either']) }),
  z.strictObject({ do: z.literal('extra attack') }),
  z.strictObject({ do: z.literal('open shop') }),
  z.strictObject({ do: z.literal('set die') }),
  z.strictObject({ do: z.literal('overblown') }),
  z.strictObject({ do: z.literal('weld') }),
] as const

export type AimedEffect = z.infer<(typeof AIMED)[number]>
export type PlainEffect = z.infer<(typeof PLAIN)[number]>
/** An effect of a card at one of its moments. `effects/` has one file for each effect. */
export type Effect = AimedEffect | PlainEffect

const names = [...AIMED, ...PLAIN].map(({ shape }) => shape.do.value)
export const EFFECT: z.ZodType<Effect> = z.discriminatedUnion('do', [...AIMED, ...PLAIN], {
  error: objecting(common('oneOf', { names: names.join(', ') })),
})
