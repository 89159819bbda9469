import { seat, settings, tableId } from '@robodrome/table'
import * as z from 'zod/mini'

const shares = z.array(z.number())
/** Seats of bots; missing in stories of older matches. */
const bots = z.optional(z.array(seat))
const match = { table: tableId, game: z.string(), settings, names: z.array(z.string()), bots }

/**
 * A public running table. `chances` is each seat's win chance, estimated from what spectators know; null without an estimate, and for
 * players of a rated table. `course` has the chances since the start, for the featured table; null before it is computed. `behind` is the
 * spectator delay in moves, `at` the time of the latest action there.
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

/** The kind of story: won from far behind, decided late, or neither. */
export const tale = z.enum(['comeback', 'late', 'plain'])

/** The course of a finished match: each seat's win chance at evenly spread steps. `turn` is its turning point. */
export const story = z.object({
  ...match,
  chances: z.array(shares),
  turn: z.number(),
  /** How far the winner's chance rose from its lowest point. */
  swing: z.number(),
  tale,
  winners: z.array(z.number()),
  ms: z.number(),
  endedAt: z.number(),
})
export type Story = z.infer<typeof story>

/**
 * GET /api/watch: up to eight public running tables, the recently active ones first, then by spectators; and recent public matches, the
 * greatest swing of the week first.
 */
export const watchList = z.object({ live: z.array(liveTable), stories: z.array(story) })
export type WatchList = z.infer<typeof watchList>
