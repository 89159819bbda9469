import { seat, settings, tableId } from '@robodrome/table'
import * as z from 'zod/mini'

const shares = z.array(z.number())
/** Seats of accounts that are programs; stories of older matches do not say. */
const bots = z.optional(z.array(seat))
const match = { table: tableId, game: z.string(), settings, names: z.array(z.string()), bots }

/**
 * A public table that is being played. `chances`: of each seat, as an onlooker may guess them; null where there is no estimate, and for players of a rated table. `course`: the same from the start until now, of the table that is shown first; null
 * where it is not known yet. `behind`: spectators see it so many moves later. `at`: when something was last done there.
 */
export const liveTable = z.object({
  ...match,
  watching: z.number(),
  steps: z.number(),
  rated: z.boolean(),
  behind: z.number(),
  at: z.number(),
  chances: z.nullable(shares),
  course: z.nullable(z.array(shares)),
})
export type LiveTable = z.infer<typeof liveTable>

/** Which tale a match is: won from far behind, decided at the end, or neither. */
export const tale = z.enum(['comeback', 'late', 'plain'])

/** What a match that is over was like: by steps, evenly spread, what each seat's chance was. `turn`: the point at which it turned. */
export const story = z.object({
  ...match,
  chances: z.array(shares),
  turn: z.number(),
  /** How much the winner's chance rose after its lowest point. */
  swing: z.number(),
  tale,
  winners: z.array(z.number()),
  ms: z.number(),
  endedAt: z.number(),
})
export type Story = z.infer<typeof story>

/** GET /api/watch: all public tables being played, up to eight: those at which something was done of late first, then by spectators; and public matches of late, the greatest swing of the last week first. */
export const watchList = z.object({ live: z.array(liveTable), stories: z.array(story) })
export type WatchList = z.infer<typeof watchList>
