import { chatLine, seat, seatState, snapshot, tableId } from '@robodrome/table'
import * as z from 'zod/mini'
import { challenge } from './challenges.ts'
import { fault } from './errors.ts'
import { chatText, choiceId, contribution, moveText } from './fields.ts'

const ownSeats = { table: tableId, game: z.string(), seats: z.array(seat) }

/**
 * GET /api/events: what concerns an account, as it happens, over all tables. Whoever begins to listen first hears what stands: open challenges, tables that
 * gather, matches under way and questions that wait.
 */
export const accountEvent = z.discriminatedUnion('type', [
  z.object({ type: z.literal('challenge'), challenge }),
  /** Declined by whom it was for, or withdrawn by whom it was from. */
  z.object({ type: z.literal('challengeOver'), challenge }),
  /** A seek has found its opponents: the seat is kept until one sits down. */
  z.object({ type: z.literal('paired'), seek: z.string(), table: tableId }),
  /** One sits at a table that has not begun: its stream tells when to show what was promised for the dice. */
  z.object({ type: z.literal('gathering'), ...ownSeats }),
  z.object({ type: z.literal('gameStart'), ...ownSeats }),
  z.object({ type: z.literal('yourMove'), table: tableId, seat, seq: z.number() }),
  z.object({ type: z.literal('gameFinish'), ...ownSeats }),
  /** The last line: why there will be no other. Listen again in a moment, unless the token was revoked. */
  z.object({ type: z.literal('end'), fault }),
])
export type AccountEvent = z.infer<typeof accountEvent>

/** GET /api/tables/:id/stream: a table through the eyes of the own seat, whole at every step. */
export const tableLine = z.discriminatedUnion('type', [
  z.object({ type: z.literal('snapshot'), snapshot }),
  z.object({ type: z.literal('seats'), seats: z.array(seatState), watching: z.number() }),
  z.object({ type: z.literal('chat'), lines: z.array(chatLine) }),
  z.object({ type: z.literal('end'), fault }),
])
export type TableLine = z.infer<typeof tableLine>

const id = z.optional(choiceId)

/** POST /api/tables/:id/choices: by notation, or by its place among the options of a snapshot with this `seq`. */
export const newChoice = z.union([
  z.strictObject({ id, seat: z.optional(seat), text: moveText }),
  z.strictObject({ id, seat: z.optional(seat), index: z.int().check(z.minimum(0)), seq: z.int().check(z.minimum(0)) }),
])
/** POST /api/tables/:id/contributions: shown again, it is shown once. */
export const newContribution = z.strictObject({ seat, contribution })
export const ownSeat = z.strictObject({ id, seat })
export const plainWish = z.strictObject({ id })
export const newLine = z.strictObject({ id, text: chatText })

/** It is done and on the disk, as this step of the table. */
export const done = z.object({ seq: z.number() })
export type Done = z.infer<typeof done>
