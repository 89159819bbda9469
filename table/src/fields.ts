import type { Json, Settings } from '@robodrome/kernel'
import * as z from 'zod/mini'
import { OFFERS } from './agreement.ts'

/** The maximum number of seats at a table. */
export const MOST_SEATS = 8

/** Plain data produced by the rules, such as a view. Schemas do not check its contents again. */
export const json = z.custom<Json>((value) => value !== undefined, 'plain data')

export const seat = z.int().check(z.minimum(0), z.maximum(MOST_SEATS - 1))

export const tableId = z.string().check(z.regex(/^[a-z2-7]{12}$/, 'the id of a table, such as k3pzq7ma2xwd'))

/** Settings of a match; the game itself checks the options. */
export const settings = z.strictObject({
  mode: z.string().check(z.maxLength(40)),
  seats: z.int().check(z.minimum(1), z.maximum(MOST_SEATS)),
  options: z.record(z.string().check(z.maxLength(40)), json),
}) satisfies z.ZodMiniType<{ [K in keyof Settings]: unknown }>

/** The initial thinking time in milliseconds, and the increment for each choice. */
export const clockRules = z.strictObject({
  bank: z.int().check(z.minimum(1_000), z.maximum(30 * 86_400_000)),
  increment: z.int().check(z.minimum(0), z.maximum(7 * 86_400_000)),
  /** The increment never raises a clock above this limit; if it is missing, there is none. */
  most: z.optional(z.int().check(z.minimum(1_000), z.maximum(60 * 86_400_000))),
  /** The vacation of each seat: extra time away at the player's request. It is used up before the clock runs on. */
  vacation: z.optional(z.int().check(z.minimum(0), z.maximum(90 * 86_400_000))),
})
export type ClockRules = z.infer<typeof clockRules>

export const boxName = z
  .string()
  .check(z.regex(/^[a-z0-9][a-z0-9-]{0,39} [0-9a-f]{64}$/, 'the name of a box, a space, and the SHA-256 of its content'))

/**
 * What a table does about a person who is out of time or, without a clock, away for long: the game answers the open question with its
 * default, an AI plays until the person is back, or the person loses. The owner chooses this when creating the table.
 */
export const absence = z.enum(['answers', 'mind', 'loss'])
export type Absence = z.infer<typeof absence>

/** What a player may ask of all others. */
export const offer = z.enum(OFFERS)
