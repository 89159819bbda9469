import { tableId } from '@robodrome/table'
import * as z from 'zod/mini'

/**
 * What a caster may ask of the broadcast screen, beyond what its director does automatically: a table, a replay of a turning point, and
 * which line the coach says.
 */
export const casting = z.strictObject({
  table: z.nullable(tableId),
  /** Which of the two turning points to replay. */
  replay: z.nullable(z.union([z.literal(1), z.literal(2)])),
  /** `auto`: the coach chooses. */
  line: z.enum(['auto', 'odds', 'chances', 'none']),
})
export type Casting = z.infer<typeof casting>

/** The win chances at a step, as spectators may estimate them. */
const chancePoint = z.object({ seq: z.number(), chances: z.array(z.number()) })
export type ChancePoint = z.infer<typeof chancePoint>

/**
 * GET /api/competitions/:id/broadcast?table=T: the tables in play, and the course of one of them. Everything in it is delayed like the
 * tables themselves.
 */
export const broadcast = z.object({
  tables: z.array(z.object({ table: tableId, chances: z.nullable(z.array(z.number())) })),
  /** Null while it is being computed, for other tables, and for a player at this one. */
  course: z.nullable(z.array(chancePoint)),
  casting,
  /** How many requests the caster has made. It changes even if the same replay is requested twice, so that it is shown again. */
  n: z.number(),
})
export type Broadcast = z.infer<typeof broadcast>
