import { chatLine, json, seat, seatState, snapshot, tableId } from '@robodrome/table'
import * as z from 'zod/mini'
import { challenge } from './challenges.ts'
import { fault } from './errors.ts'
import { chatText, choiceId, contribution, moveText } from './fields.ts'

const ownSeats = { table: tableId, game: z.string(), seats: z.array(seat) }

/**
 * GET /api/events: everything that concerns an account, as it happens, across all tables. A new stream starts with the current state: open
 * challenges, tables that are gathering players, running matches and pending questions.
 */
export const accountEvent = z.discriminatedUnion('type', [
  z.object({ type: z.literal('challenge'), challenge }),
  /** Declined by its recipient, or withdrawn by its sender. */
  z.object({ type: z.literal('challengeOver'), challenge }),
  /** A seek has found its opponents: the seat is reserved until the player sits down. */
  z.object({ type: z.literal('paired'), seek: z.string(), table: tableId }),
  /** The caller sits at a table that has not begun. The table's stream says when to reveal the promised contribution to the dice. */
  z.object({ type: z.literal('gathering'), ...ownSeats }),
  z.object({ type: z.literal('gameStart'), ...ownSeats }),
  z.object({ type: z.literal('yourMove'), table: tableId, seat, seq: z.number() }),
  z.object({ type: z.literal('gameFinish'), ...ownSeats }),
  /** The last line: why the stream ends. Reconnect after a moment, unless the token was revoked. */
  z.object({ type: z.literal('end'), fault }),
])
export type AccountEvent = z.infer<typeof accountEvent>

/** GET /api/tables/:id/stream: a table as the caller's seat sees it, complete at every step. */
export const tableLine = z.discriminatedUnion('type', [
  z.object({ type: z.literal('snapshot'), snapshot }),
  z.object({ type: z.literal('seats'), seats: z.array(seatState), watching: z.number() }),
  z.object({ type: z.literal('chat'), lines: z.array(chatLine) }),
  z.object({ type: z.literal('end'), fault }),
])
export type TableLine = z.infer<typeof tableLine>

const id = z.optional(choiceId)

/** POST /api/tables/:id/choices: a choice, given in notation or as an index into the options of the snapshot with this `seq`. */
export const newChoice = z.union([
  z.strictObject({ id, seat: z.optional(seat), text: moveText }),
  z.strictObject({ id, seat: z.optional(seat), index: z.int().check(z.minimum(0)), seq: z.int().check(z.minimum(0)) }),
])
/** POST /api/tables/:id/contributions: repeating it has no further effect. */
export const newContribution = z.strictObject({ seat, contribution })
export const ownSeat = z.strictObject({ id, seat })
export const plainWish = z.strictObject({ id })
export const newLine = z.strictObject({ id, text: chatText })

/** What a bot may ask a game. A `copy` of the position is for boards on which to play on from it. */
export const QUESTION_KINDS = ['odds', 'forecast', 'ghost', 'chances'] as const

/**
 * POST /api/tables/:id/questions: answered from what the caller's first seat knows by default; with `seat` null, from what a spectator
 * knows.
 */
export const newQuestion = z.strictObject({
  seat: z.optional(z.nullable(seat)),
  kind: z.enum(QUESTION_KINDS),
  args: z.optional(json),
})
/** `seq` is the step that the answer refers to. */
export const answerGiven = z.object({ seq: z.number(), answer: json })
export type AnswerGiven = z.infer<typeof answerGiven>

/** The request was carried out and stored as this step of the table. */
export const done = z.object({ seq: z.number() })
export type Done = z.infer<typeof done>
