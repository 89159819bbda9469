import { agreement, change, chatLine, json, seat, seatState, snapshot } from '@robodrome/table'
import * as z from 'zod/mini'
import { fault } from './errors.ts'
import { chatText, choiceId, contribution, mindName, moveText, promise } from './fields.ts'

/** What a page says on the socket of a table, `/api/tables/:id/socket`. Everything but hello is answered by done, answer or refused. */
export const clientMessage = z.discriminatedUnion('type', [
  /** The first message, and again whenever another seat's eyes are wanted: what was seen last, and through which own seat to look. */
  z.strictObject({
    type: z.literal('hello'),
    since: z.int().check(z.minimum(0)),
    chatSince: z.int().check(z.minimum(0)),
    seat: z.optional(z.nullable(seat)),
  }),
  z.strictObject({ type: z.literal('sit'), id: choiceId, seat: z.optional(seat), promise, ready: z.optional(z.boolean()) }),
  /** Is ready to begin, or not yet. */
  z.strictObject({ type: z.literal('ready'), id: choiceId, seat, on: z.boolean() }),
  z.strictObject({ type: z.literal('standUp'), id: choiceId, seat }),
  /** Begins although seats are open: minds take them, the one that is named. */
  z.strictObject({ type: z.literal('start'), id: choiceId, mind: z.optional(mindName) }),
  z.strictObject({ type: z.literal('openSeat'), id: choiceId, seat }),
  z.strictObject({ type: z.literal('reveal'), id: choiceId, seat, contribution }),
  z.strictObject({ type: z.literal('putOut'), id: choiceId, seat }),
  z.strictObject({ type: z.literal('choose'), id: choiceId, seat, text: moveText }),
  z.strictObject({ type: z.literal('takeBack'), id: choiceId, seat }),
  /** Resigns. */
  z.strictObject({ type: z.literal('leave'), id: choiceId, seat }),
  /** Offers to end the match so, agrees to it, or turns it down. */
  z.strictObject({ type: z.literal('propose'), id: choiceId, seat, how: agreement }),
  z.strictObject({ type: z.literal('accept'), id: choiceId, seat }),
  z.strictObject({ type: z.literal('turnDown'), id: choiceId, seat }),
  z.strictObject({ type: z.literal('giveSeatToMind'), id: choiceId, seat, mind: z.optional(mindName) }),
  z.strictObject({ type: z.literal('takeSeatBack'), id: choiceId, seat }),
  z.strictObject({ type: z.literal('takeOver'), id: choiceId, seat }),
  z.strictObject({ type: z.literal('offerSeat'), id: choiceId, seat, on: z.boolean() }),
  z.strictObject({ type: z.literal('rest'), id: choiceId, seat, on: z.boolean() }),
  z.strictObject({ type: z.literal('goOnWithout'), id: choiceId, seat }),
  z.strictObject({ type: z.literal('chat'), id: choiceId, text: chatText }),
  /** A question to the game about what the seat knows, such as the odds of an option; see `Answering`. */
  z.strictObject({ type: z.literal('ask'), id: choiceId, seat: z.nullable(seat), kind: z.string().check(z.maxLength(40)), args: json }),
  z.strictObject({ type: z.literal('rematch'), id: choiceId }),
])
export type ClientMessage = z.infer<typeof clientMessage>

/** What the server says. */
export const serverMessage = z.discriminatedUnion('type', [
  /** All there is to know: the answer to hello, and whenever it is not plain what the watcher has. */
  z.object({ type: z.literal('snapshot'), snapshot }),
  /** The table went on: what is other than in the snapshot that the watcher has by now. */
  z.object({ type: z.literal('change'), change }),
  /** It is done and on the disk, as this step of the table. */
  z.object({ type: z.literal('done'), id: z.string(), seq: z.number() }),
  z.object({ type: z.literal('answer'), id: z.string(), answer: json }),
  z.object({ type: z.literal('refused'), id: z.nullable(z.string()), fault }),
  /** Who is here has changed, and nothing else. */
  z.object({ type: z.literal('seats'), seats: z.array(seatState), watching: z.number() }),
  z.object({ type: z.literal('chat'), lines: z.array(chatLine) }),
  /** The server is about to stop: connect again, perhaps to another one. */
  z.object({ type: z.literal('bye'), message: z.string() }),
])
export type ServerMessage = z.infer<typeof serverMessage>
